"""The table in the browser: pages, live updates, one thin client. No rules and no game's name."""
