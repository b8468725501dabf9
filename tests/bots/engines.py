"""Engines that do not do what they should, each in its own way: python engines.py WAY"""

import sys
import time


def main(way: str) -> None:
    for line in sys.stdin:
        word = line.split()[0]
        if word == "kotatsu":
            print("id name Odd One\nid level 4\nok", flush=True)
        elif word == "isready":
            print("readyok", flush=True)
        elif word == "go":
            if way == "crashes":
                sys.exit(3)
            if way == "hangs":
                time.sleep(3600)
            while way == "floods":
                print("info" * 30)
            print("bestmove banana", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
