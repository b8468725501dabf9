"""Edo: secret plans, wandering samurai and houses around the seat of the Shogun, for two to four players."""
