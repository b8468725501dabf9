"""Whatever comes in and what it is told: who asks, what they sent, how much they may use up, which answer they get."""
