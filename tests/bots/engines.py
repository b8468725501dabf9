"""Engines that do not do what they should, each in its own way: python engines.py WAY"""

import os
import sys
import time

BOAST = "".join(f"id virtue{number} great\n" for number in range(5000))


def main(way: str) -> None:
    for line in sys.stdin:
        word = line.split()[0]
        if word == "kotatsu":
            if way == "boasts":
                print(f"id name \x1b[31mOdd\x07 \u202e{'One ' * 1000}\nid level {'9' * 5000}\n{BOAST}", end="")
            else:
                print("id name Odd One\nid level 4")
            print("ok", flush=True)
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "go":
            print("info thinking", flush=True)
            if way == "crashes":
                sys.exit(3)
            if way == "closes":
                os.close(1)
            if way in ("hangs", "closes"):
                time.sleep(3600)
            while way == "floods":
                print("info" * 30)
            print("bestmove banana", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
