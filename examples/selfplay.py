"""A small policy that learns a game by playing against itself, in NumPy alone.

    python examples/selfplay.py GAME --minutes 5            # learns, tells how it does against greedy, writes GAME.npz
    cd examples && KOTATSU_POLICY=../GAME.npz kotatsu tournament GAME --bots greedy,selfplay:Learned

One hidden layer, legal moves only, the result of the game as the only teacher (actor and critic, clipped steps as in PPO).
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kotatsu.bots import Bot, Budget, make_bot, play_game
from kotatsu.core.game import AnyGame
from kotatsu.core.observing import new_slate
from kotatsu.core.readings import reader_of
from kotatsu.core.registry import add_game, from_home
from kotatsu.core.rng import Rng
from kotatsu.core.slate import write
from kotatsu.core.state import State
from kotatsu.research.arrays import as_array
from kotatsu.research.vector import Tables

Array = NDArray[np.float32]
HIDDEN, RATE, CLIP, ENTROPY, PASSES, BATCH = 96, 1e-3, 0.2, 0.01, 3, 2048


class Policy:
    """What to do and what to expect, from what a seat sees."""

    def __init__(self, width: int, moves: int, rng: np.random.Generator) -> None:
        def layer(inputs: int, outputs: int, gain: float) -> Array:
            return (rng.standard_normal((inputs, outputs)) * gain / np.sqrt(inputs)).astype(np.float32)

        self.w: dict[str, Array] = {
            "in": layer(width, HIDDEN, 1.4),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "move": layer(HIDDEN, moves, 0.01),
            "move_bias": np.zeros(moves, np.float32),
            "worth": layer(HIDDEN, 1, 0.1),
            "worth_bias": np.zeros(1, np.float32),
            "scale": np.ones(width, np.float32),  # the largest number seen in each column
        }
        self._m = {name: np.zeros_like(value) for name, value in self.w.items()}
        self._v = {name: np.zeros_like(value) for name, value in self.w.items()}
        self._steps = 0

    def inputs(self, observations: NDArray[np.int16]) -> Array:
        return observations.astype(np.float32) / self.w["scale"]

    def think(self, x: Array, masks: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of all moves, and what is expected."""
        w = self.w
        hidden = np.maximum(x @ w["in"] + w["in_bias"], 0)
        logits = np.where(masks, hidden @ w["move"] + w["move_bias"], np.float32(-1e9))
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["worth"] + w["worth_bias"])[:, 0]

    def learn(
        self, x: Array, masks: NDArray[np.bool_], codes: Any, before: Array, gains: Array, results: Array
    ) -> None:
        """One step of Adam."""
        hidden, chances, worth = self.think(x, masks)
        rows, n = np.arange(len(codes)), np.float32(len(codes))
        ratio = chances[rows, codes] / before
        kept = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        logs = np.log(np.maximum(chances, 1e-9))
        spread = -(chances * logs).sum(axis=1, keepdims=True)
        d_logits = (chances * (kept * ratio * gains)[:, None]) / n
        d_logits[rows, codes] -= kept * ratio * gains / n
        d_logits += ENTROPY * chances * (logs + spread) / n
        d_worth = (worth - results)[:, None] / n
        d_hidden = (d_logits @ self.w["move"].T + d_worth @ self.w["worth"].T) * (hidden > 0)
        slopes = {
            "in": x.T @ d_hidden,
            "in_bias": d_hidden.sum(axis=0),
            "move": hidden.T @ d_logits,
            "move_bias": d_logits.sum(axis=0),
            "worth": hidden.T @ d_worth,
            "worth_bias": d_worth.sum(axis=0),
        }
        self._steps += 1
        for name, slope in slopes.items():
            self._m[name] = 0.9 * self._m[name] + 0.1 * slope
            self._v[name] = 0.999 * self._v[name] + 0.001 * slope * slope
            m, v = self._m[name] / (1 - 0.9**self._steps), self._v[name] / (1 - 0.999**self._steps)
            self.w[name] -= (RATE * m / (np.sqrt(v) + 1e-8)).astype(np.float32)

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **self.w)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Policy:
        with np.load(path) as found:
            policy = cls(*found["in"].shape[:1], found["move"].shape[1], np.random.default_rng(0))
            policy.w = {name: found[name] for name in found.files}
        return policy


class Learned(Bot):
    """Plays the likeliest move of a policy; `KOTATSU_POLICY` says where it lies."""

    name, title, policy = "learned", {"en": "learned", "de": "gelernt"}, None

    def sit_down(self, game: AnyGame) -> None:
        self._game = game
        self._seats = 0
        if self.policy is None:
            Learned.policy = Policy.load(Path(os.environ["KOTATSU_POLICY"]))

    def choose(self, view: State, seat: int, budget: Budget = Budget()) -> int:  # noqa: B008
        assert self.policy is not None
        if view.seats != self._seats:
            self._seats = view.seats
            self._slate, self._reader = new_slate(self._game, view.seats, 1), reader_of(self._game)
        self._slate.wipe()
        write(view, seat, 0, self._slate, self._reader)
        mask = np.zeros((1, len(self._game.vocabulary)), np.bool_)
        mask[0, view.moves(seat)] = True
        x = self.policy.inputs(as_array(self._slate.numbers, np.int16, 1))
        return int(self.policy.think(x, mask)[1][0].argmax())


class SelfPlay:
    """Plays in many games at once, and learns from each when it is over."""

    def __init__(self, tables: Tables, seed: int) -> None:
        self.tables = tables
        self.rng = np.random.default_rng(seed)
        self.policy = Policy(tables.observations.shape[1], tables.moves, self.rng)
        self.games = self.decisions = 0
        self._open: list[list[tuple[Any, ...]]] = [[] for _ in range(tables.count)]
        self._done: list[tuple[Any, ...]] = []

    def step(self) -> None:
        tables, policy = self.tables, self.policy
        seen, masks, actors = tables.observations, tables.masks, tables.actors
        if self.decisions < 200_000:
            policy.w["scale"] = np.maximum(policy.w["scale"], np.abs(seen).max(axis=0)).astype(np.float32)
        _, chances, worth = policy.think(policy.inputs(seen), masks)
        sums = chances.cumsum(axis=1)
        codes = (sums > self.rng.random((len(sums), 1)) * sums[:, -1:]).argmax(axis=1)
        rows = np.arange(len(codes))
        chance = chances[rows, codes]
        tables.step(codes)
        self.decisions += len(codes)
        for row in rows:
            self._open[row].append((seen[row], masks[row], codes[row], chance[row], worth[row], actors[row]))
        for row in np.flatnonzero(tables.over):
            points = tables.points[row]
            lead = points - (points.sum() - points) / (len(points) - 1)
            results = 0.5 * tables.rewards[row] + 0.5 * np.tanh(lead / (np.abs(points).mean() + 1))
            self._done += [(*one[:5], results[one[5]]) for one in self._open[row]]
            self._open[row] = []
            self.games += 1
        if len(self._done) >= 4 * BATCH:
            self._learn()

    def _learn(self) -> None:
        seen, masks, codes, chance, worth, results = map(np.array, zip(*self._done, strict=True))
        self._done = []
        gains = (results - worth).astype(np.float32)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(PASSES):
            order = self.rng.permutation(len(codes))
            for first in range(0, len(order) - BATCH + 1, BATCH):
                part = order[first : first + BATCH]
                self.policy.learn(
                    self.policy.inputs(seen[part]),
                    masks[part],
                    codes[part],
                    chance[part].astype(np.float32),
                    gains[part],
                    results[part].astype(np.float32),
                )


def against(game: AnyGame, policy: Policy, rival: str, games: int, seats: int) -> float:
    """The share of wins of a policy that sits in each seat equally often, all others being a rival; in two-player games
    50 % means equally strong."""
    Learned.policy = policy
    won = 0.0
    for number in range(games):
        own = number % seats
        state = game.start(seats, f"against {number // seats}")
        bots: list[Bot] = [make_bot(rival, f"{number} {seat}") for seat in range(seats)]
        bots[own] = Learned(Rng(1, 2, 3, 4))
        for bot in bots:
            bot.sit_down(game)
        places = play_game(state, bots).places
        won += (places[own] == 1) / max(1, places.count(1))
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="a name that `kotatsu games` lists, or module:Class of one that is not installed")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--games", type=int, default=200, help="against greedy, for each point of the curve")
    parser.add_argument("--points", type=int, default=5, help="of the curve")
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    name = args.game
    if ":" in name:
        add_game(from_home(name))
        name = from_home(name).name
    course = SelfPlay(Tables(name, args.tables, args.seats, str(args.seed)), args.seed)
    game, seats = course.tables.game, course.tables.seats
    spent, least = 0.0, 0.0
    print("minutes  games  decisions  against " + args.rival)
    for point in range(args.points + 1):
        least = point * args.minutes / args.points
        while spent < 60 * least:
            started = time.process_time()
            course.step()
            spent += time.process_time() - started
        share = against(game, course.policy, args.rival, args.games, seats)
        print(f"{spent / 60:7.2f}  {course.games:5}  {course.decisions:9}  {100 * share:5.1f} %", flush=True)
    course.policy.save(args.out or Path(f"{name}.npz"))


if __name__ == "__main__":
    main()
