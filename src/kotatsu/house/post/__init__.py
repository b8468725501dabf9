"""What leaves the house: letters, calls of addresses that people name, and pushes to their browsers."""
