"""What runs the house on the network: its settings, its routes, the guard before them, and figures for whoever runs it."""
