"""What draws the page of a table, zone by zone, as a function of what somebody sees."""
