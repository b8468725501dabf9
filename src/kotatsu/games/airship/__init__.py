"""airship city: engineers move over a city of sliding tiles, build airships and give them away."""
