"""The games that come with Kotatsu. Each is a folder of its own; this list is all that names them."""

NAMES = ("yokohama", "nippon", "airship", "edo")
