"""Who looks at a table and what they may know, and how a drawing of that is kept and sent."""
