"""Taking back by consent, as a table shows it: who asks, who has still to answer, and the buttons for that."""

from __future__ import annotations

from kotatsu.house.consent import AGREE, DECLINE
from kotatsu.web.seen.sight import Sight
from kotatsu.web.words.html import icon


def may_ask_others(sight: Sight) -> bool:
    """Whether somebody could ask the others to let them take back. It depends on what they did themselves alone."""
    if sight.seat < 0 or sight.match.over or sight.venue.request is not None or sight.guide() is not None:
        return False
    own = any(ply.seat == sight.seat for ply in sight.match.plies[sight.venue.first_ply :])
    return own and any(seat not in sight.looker.own for seat in sight.venue.people)


def asking(sight: Sight) -> str:
    """What is being asked, for everybody; whoever has to answer can, and who asked may think better of it."""
    request = sight.venue.request
    if request is None or sight.past:
        return ""
    own = sight.looker.own
    waiting = ", ".join(sight.names[seat] for seat in request.waiting)
    if request.seat in own:
        told, ways = sight.say("you-ask", names=waiting), _button(sight, DECLINE, "never-mind")
    else:
        told, ways = sight.say("they-ask", name=sight.names[request.seat]), ""
        if set(own) & set(request.waiting):
            ways = _button(sight, AGREE, "agree", " go") + _button(sight, DECLINE, "decline")
        else:
            ways = f"<span>{sight.say('waiting-for', names=waiting)}</span>"
    return f'<div class="guide asking" role="alert"><p>{icon("undo")} {told}</p><div class="ways">{ways}</div></div>'


def _button(sight: Sight, do: str, label: str, looks: str = "") -> str:
    return f'<button class="answer{looks}" data-do="{do}">{sight.say(label)}</button>'
