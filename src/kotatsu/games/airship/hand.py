# kotatsu: compiled
"""The numbers of the hand, in hundredths of a point unless it says otherwise."""

from __future__ import annotations

from typing import Final

from kotatsu.core.hand import Hand

VALUE: Final = 0  # a unit of each resource in mid-game
EFFORT: Final = 4  # tenths of an action that a unit takes to get
FADE: Final = 8  # percent of that value with 0, 1, 2 or 3 own turns left; earlier 100
WORKER: Final = 12  # one worker more, per turn
SAVING: Final = 13  # percent of what a worker brings that lie in the gold for one: with much more nobody would spend it
UPGRADE: Final = 14  # bonuses and room, per turn
UNLOCK: Final = 15  # each of the first ships of a line, per turn
LEAD: Final = 16  # a majority marker, beside the awards
OFTEN: Final = 17  # how often in a hundred turns an action is done at a shipyard, an architect, a guild or a workshop
PLENTY: Final = 21  # a unit more than this is worth less
EARLY_LEAD: Final = 22  # percent of an award that a lead is worth at the beginning: it seldom lasts
OPEN: Final = 23  # percent of what an action that is open will bring
READY: Final = 24  # the same for the best tile that a ready worker reaches
LATER: Final = 25  # and for one that moves in a later turn
DELIVERY: Final = 26  # percent of a contract's reward, if all goes well: its resources were wanted elsewhere too
PACE: Final = 27  # percent of the actions left that go into contracts
TOIL: Final = 28  # percent of the usual effort that a contract takes
NO_ROOM: Final = 29  # tenths of an action that it takes to enlarge a store
MARKET_WORTH: Final = 30  # the action of a market
PASSAGE_WORTH: Final = 31  # that of a lighthouse or a port

HAND: Final = Hand(
    {
        "value_wood": 19,
        "value_metal": 28,
        "value_gold": 32,
        "value_gear": 29,
        "effort_wood": 4,
        "effort_metal": 6,
        "effort_gold": 6,
        "effort_gear": 6,
        "fade_0": 3,
        "fade_1": 50,
        "fade_2": 75,
        "fade_3": 90,
        "worker": 70,
        "saving": 50,
        "upgrade": 12,
        "unlock": 2,
        "lead": 15,
        "often_shipyard": 27,
        "often_architect": 14,
        "often_guild": 6,
        "often_workshop": 11,
        "plenty": 8,
        "early_lead": 20,
        "open": 90,
        "ready": 60,
        "later": 14,
        "delivery": 65,
        "pace": 50,
        "toil": 130,
        "no_room": 60,
        "market_worth": 25,
        "passage_worth": 3,
    }
)
