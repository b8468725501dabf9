"""The decisions and events of Edo, in the order of the rule book."""
