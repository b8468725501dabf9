"""Studying games with programs: many games at once, and what comes of them."""
