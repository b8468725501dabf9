"""A bot that plays over the network: it sets up a table against built-in bots and makes a move by chance until it is over.

python examples/remote_bot.py http://localhost:8777 GAME
"""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def main(house: str, game: str) -> dict[str, Any]:
    token = ""

    def ask(method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(f"{house}/api/1{path}", data, headers, method=method))

    others = json.load(ask("GET", f"/games/{game}"))["seats"][0] - 1
    seat = json.load(
        ask("POST", "/tables", {"game": game, "seats": ["me"] + ["novice"] * others, "name": "Remote bot"})
    )
    token, table = seat["token"], f"/tables/{seat['table']}"
    for line in ask("GET", f"{table}/events"):  # one for every change; the last when the game is over
        if not line.startswith(b"data:") or seat["seat"] not in json.loads(line[5:])["to_act"]:
            continue
        asked = json.load(ask("GET", f"{table}/decision"))
        if asked["options"]:
            move = random.choice(asked["options"])["move"]
            try:
                ask("POST", f"{table}/act", {"move": move, "number": asked["now"]["number"]})
            except HTTPError as error:
                if error.code != 409:  # the table has changed meanwhile: there will be another event
                    raise
    result: dict[str, Any] = json.load(ask("GET", f"{table}/result"))
    return result


if __name__ == "__main__":
    print(json.dumps(main(*sys.argv[1:]), indent=2))
