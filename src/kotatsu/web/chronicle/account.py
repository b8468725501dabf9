"""A finished match and who looks back at it: what every account of it begins with."""

from __future__ import annotations

from kotatsu.board.look import look_of
from kotatsu.web.seen.sight import Sight


class Account:
    """Tells one finished match to one viewer."""

    def __init__(self, sight: Sight) -> None:
        self.match = sight.match
        self.names = sight.names
        self.called = [sight.called(seat) for seat in range(sight.match.seats)]  # where a name stands by itself
        self.seat = sight.looker.seat  # the viewer's, or WATCHER
        self.together = sight.together
        self.table_id = sight.venue.table_id
        self.texts = sight.texts
        self.wording = sight.wording
        self.say = sight.say

    def when(self, ply: int) -> str:
        """A moment as people remember it: as the game speaks of it, else how far into the game it was."""
        told = look_of(self.match.game).occasion(self.match.state_at(ply).view(self.seat), self.texts)
        return told or self.wording.message("decision-number", ply=ply + 1, plies=len(self.match.plies))
