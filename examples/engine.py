"""An engine in forty lines, without a line of Kotatsu: it takes what it may, and the longest name if it can choose.

kotatsu tournament GAME --bots "novice,engine:python examples/engine.py"
"""

import json
import sys


def say(*words: object) -> None:
    print(*words, flush=True)


def main() -> None:
    view: dict[str, object] = {}
    moves: list[str] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "kotatsu":  # who are you?
            say("id name Long Words")
            say("id author Kotatsu's examples")
            say("ok")
        elif word == "newgame":  # GAME seats N seat X: forget what was
            view, moves = {}, []
        elif word == "isready":
            say("readyok")
        elif word == "view":  # all that this seat may know
            view = json.loads(rest)
        elif word == "moves":  # what it may do
            moves = rest.split()
        elif word == "go":  # [tries N] [seconds S]
            say("info turn", view["turn"])
            say("bestmove", max(moves, key=len))
        elif word == "quit":
            break  # "stop" needs no answer here: it never thinks for long


if __name__ == "__main__":
    main()
