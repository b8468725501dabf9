"""Nippon: industry and influence in Japan of the Meiji period, for two to four players."""
