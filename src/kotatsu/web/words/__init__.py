"""Words and markup that every page is made of, whoever asks for it."""
