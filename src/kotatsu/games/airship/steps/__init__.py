"""One small class for each decision and each event of the rule book."""
