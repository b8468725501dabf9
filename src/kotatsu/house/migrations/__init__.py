"""How the database came to be as it is: one small revision for each change of its schema."""
