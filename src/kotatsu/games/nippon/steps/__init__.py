"""The decisions and events of Nippon."""
