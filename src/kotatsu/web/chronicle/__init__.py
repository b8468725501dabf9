"""What is told of a game in words and curves: what happened, how it ended, and what would be or would have been better."""
