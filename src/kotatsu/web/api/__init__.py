"""The house for programs: JSON over HTTP. It says and does what the pages do, by the same ways, for whoever has a token."""
