"""Whatever can be pointed at or owned says what it is for, in both languages."""

from __future__ import annotations

from kotatsu.board.look import drawn, look_of
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from kotatsu.testing.tables import Table, walk
from kotatsu.web.words.primer import primer_of

EVERY = 9  # plies


def test_everything_says_what_it_is_for(table: Table) -> None:
    """Whatever can be pointed at or owned has a tip in every language."""
    game = load_game(table[0])
    if not primer_of(game, LANGUAGES[0]).tips:
        return  # a game need not have any
    look, texts = look_of(game), Texts(game, "en", "ABCD"[: table[1]])
    names: set[str] = set()
    for number, (match, _) in enumerate(walk(table, 23)):
        if number % EVERY == 0:
            view = match.view(0)
            names |= {name for scene in look.scenes for name in drawn(scene, view, texts).targets}
            names |= {f"stock-{chip.icon}" for seat in range(match.seats) for chip in look.chips(view, seat, texts)}
    for language in LANGUAGES:
        untold = {name for name in names if not primer_of(game, language).tip(name)}
        assert not untold, (language, sorted(untold))


def test_both_languages_have_the_same_tips(name: str) -> None:
    """No tip is missing in one language."""
    tips = [primer_of(load_game(name), language).tips for language in LANGUAGES]
    assert tips[0].keys() == tips[1].keys()
