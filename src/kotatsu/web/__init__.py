"""The table in the browser: pages, live updates and how they look."""
