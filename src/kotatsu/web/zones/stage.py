"""The stage: which scenes come forward for a question, and the rail that leads to all of them."""

from __future__ import annotations

from kotatsu.board.look import Tray
from kotatsu.core.state import NONE
from kotatsu.web.seen.sight import Sight
from kotatsu.web.words.html import h, icon


def counts(sight: Sight) -> dict[str, int]:
    """How many targets can be chosen in each scene."""
    return {name: canvas.open for name, canvas in sight.scenes.items()}


def focus(sight: Sight) -> list[str]:
    """The scenes that the question brings forward, the most important one first; none if nothing is asked."""
    if not sight.asked:
        return []
    here = counts(sight)
    wanted = sight.look.focus_on(sight.view)
    named = [name for name in (wanted.scene, *wanted.beside) if name in here] if wanted else []
    most = max(here, key=lambda name: here[name])
    guided = _guided(sight)
    if guided:
        named.insert(0, guided)
    elif tray(sight) is Tray.PLACES and (not named or (not here[named[0]] and here[most])):
        named.insert(0, most)  # whoever is asked sees at least one thing that can be chosen
    return list(dict.fromkeys(named or [most]))


def _guided(sight: Sight) -> str:
    """The scene with what the guide of a tour asks for."""
    if sight.wanted == NONE:
        return ""
    wanted = set(sight.match.game.vocabulary.targets(sight.wanted))
    return next((name for name, canvas in sight.scenes.items() if not wanted.isdisjoint(canvas.targets)), "")


def tray(sight: Sight) -> Tray:
    """How the options of the question are offered."""
    vocabulary = sight.match.game.vocabulary
    serious = [code for code in sight.moves if not (vocabulary.family(code).ends or vocabulary.family(code).declines)]
    families = {vocabulary.family(code).name for code in serious}
    asked = sight.match.game.steps.kind(sight.view.stack[-1]).name
    for name in (asked, *families) if len(families) == 1 else (asked,):
        if name in sight.look.trays:
            return sight.look.trays[name]
    return Tray.PLACES if serious and all(is_placed(sight, code) for code in serious) else Tray.BUTTONS


def is_placed(sight: Sight, code: int) -> bool:
    """Whether a move can be chosen on the stage: all that it takes lies there."""
    targets = sight.match.game.vocabulary.targets(code)
    return bool(targets) and sight.on_stage.issuperset(targets)


def rail(sight: Sight) -> str:
    """A button for each scene with what can be chosen there; as a picture on a desk, as an icon on a phone."""
    here = counts(sight)
    result = ""
    if sight.match.over and not sight.past:
        label = sight.say("result")
        result = f'<button class="to-scene" data-scene="end" id="to-end">{icon("trophy")}<span class="lab">{label}</span></button>'
    return result + "".join(
        f'<button class="to-scene" data-scene="{h(scene.name)}" id="to-{h(scene.name)}">'
        f'<span class="pic" aria-hidden="true"><svg viewBox="0 0 {canvas.width} {canvas.height:g}"'
        f' preserveAspectRatio="xMidYMin slice"><use href="#scene-{h(scene.name)}"/></svg></span>'
        f'{icon(scene.icon)}<span class="lab">{h(sight.texts.message(f"scene-{scene.name}"))}'
        f"{_count(sight, here[scene.name])}</span></button>"
        for scene in sight.look.scenes
        for canvas in (sight.scenes[scene.name],)
    )


def _count(sight: Sight, number: int) -> str:
    if not number:
        return ""
    told = sight.say("count-choices", n=number)
    return f'<span class="count" aria-hidden="true">{number}</span><span class="unseen">{told}</span>'
