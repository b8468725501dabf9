"""The house: tables people sit at, kept on disk. No HTML, no rules."""
