"""Drawing: what every game's look is made of, and what a game has to show. No rules, no pages."""
