"""The guide of a tour: what it says, what it asks for, and the ways out.

A step of a tour may take several moves. Its text stands there until the first of them is made; then it says in short what comes
now, and the text waits for whoever wants to read it again.
"""

from __future__ import annotations

from kotatsu.core.state import NONE
from kotatsu.core.tour import Tour
from kotatsu.web.seen.sight import Sight
from kotatsu.web.words.html import h, icon


def guide(sight: Sight) -> str:
    """What the guide says now; nothing without one."""
    tour, ahead = sight.venue.tour, sight.guide()
    if tour is None:
        return ""
    if ahead is None:
        return _farewell(sight, tour)
    place = f"<b>{sight.say('tour-step', step=ahead.step + 1, steps=len(tour))}</b>"
    told = f"<p>{h(tour.text(ahead.step, sight.looker.language))}</p>"
    made = tour.moves[: len(sight.match.plies)]
    if any(move.step == ahead.step and move.seat == tour.learner for move in made):
        again = f'<span class="reread">{sight.say("tour-read-again")}</span>'
        told = f"<details><summary>{place} {_now(sight)} {again}</summary>{told}</details>"
    else:
        told = told.replace("<p>", f"<p>{place} ", 1) + _all_of_it(sight)
    return f'<div class="guide" role="status">{told}{_exit(sight) if sight.seat >= 0 else ""}</div>'


def _farewell(sight: Sight, tour: Tour) -> str:
    """That the tour is over, until the learner has made the first move of their own."""
    alone = sight.match.plies[len(tour.moves) :]
    if not sight.asked or any(ply.seat == tour.learner for ply in alone):
        return ""
    return f'<div class="tour-over" role="status"><p>{sight.say("tour-over")}</p>{_all_of_it(sight)}</div>'


def _all_of_it(sight: Sight) -> str:
    """Where there is little room a text is some lines; the browser knows whether there is more of it."""
    return f'<button class="all-of-it" type="button" hidden>{sight.say("tour-more")}</button>'


def _now(sight: Sight) -> str:
    if sight.wanted == NONE:
        return sight.say("tour-watch")
    return sight.say("tour-now", move=sight.texts.move(sight.wanted, sight.view))


def _exit(sight: Sight) -> str:
    """Nobody has to finish a tour: the game can be played on without the guide, or left to wait."""
    label = sight.say("tour-leave")
    return (
        f'<button class="leave" popovertarget="leaving" title="{label}">{icon("close")}<span>{label}</span></button>'
        f'<div id="leaving" popover><p>{sight.say("tour-leave-how")}</p><div class="ways">'
        f'<button data-do="alone">{sight.say("tour-alone")}</button>'
        f'<a class="button" href="/">{sight.say("to-lobby")}</a></div></div>'
    )


def way(sight: Sight, looks: str, asked_for: bool) -> str:
    """The attributes of something that can be chosen: on a tour it is what the guide asks for, or waits for its time."""
    if sight.wanted == NONE:
        return f'class="{looks}"'
    return f'class="{looks} hint"' if asked_for else f'class="{looks} later" aria-disabled="true"'
