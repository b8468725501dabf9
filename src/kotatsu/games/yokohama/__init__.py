"""Yokohama Duel: two merchants in the harbour town, four rounds of four turns each."""
