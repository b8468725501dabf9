"""House rules in words: what can be asked for when a table is set up, and what a table plays by."""

from __future__ import annotations

from collections.abc import Mapping

from kotatsu.core.game import ON, AnyGame, HouseRule
from kotatsu.core.rulings import read_rulings
from kotatsu.core.texts import Messages, Texts
from kotatsu.house.table import Table
from kotatsu.web.words.html import h


def rulings_page_of(game: AnyGame) -> str:
    return f"/rules/{game.name}/rulings"


def rule_fields(game: AnyGame, chosen: Mapping[str, str], prefix: str, texts: Texts, wording: Messages) -> str:
    """Boxes to tick on the sheet of a table; whoever plays by the book need not even see them."""
    rules = [option for option in game.options if isinstance(option, HouseRule)]
    if not rules:
        return ""
    boxes = "".join(_box(rule, chosen.get(rule.name) == ON, f"{prefix}{rule.name}", texts) for rule in rules)
    count = len(game.in_force(chosen))
    opened = " open" if count else ""
    told = [
        wording.message("house-rules-chosen", n=n) for n in range(len(rules) + 1)
    ]  # the script says it as they are ticked
    state = f'<span class="quiet" data-told="{h("|".join(told))}">{h(told[count])}</span>'
    more = f'<a href="{h(rulings_page_of(game))}">{h(wording.message("all-rulings"))}</a>'
    return (
        f'<details class="house-rules"{opened}><summary>{h(wording.message("house-rules"))}: {state}</summary>'
        f'<p class="quiet">{h(wording.message("house-rules-text"))} {more}</p>{boxes}</details>'
    )


def _box(rule: HouseRule, ticked: bool, name: str, texts: Texts) -> str:
    label, about = (h(texts.message(f"option-{rule.name}{part}")) for part in ("", "-about"))
    return (
        f'<label><input type="checkbox" name="{h(name)}" value="{ON}"{" checked" if ticked else ""}>'
        f"<span><b>{label}</b><small>{about}</small></span></label>"
    )


def read_otherwise(game: AnyGame, options: Mapping[str, str], texts: Texts, wording: Messages) -> dict[str, str]:
    """What is said of each clause and each ruling that a table plays otherwise than it is written."""
    told = {
        name: wording.message(
            "plays-otherwise", name=texts.message(f"option-{name}"), about=texts.message(f"option-{name}-about")
        )
        for name in game.in_force(options)
    }
    if not told:
        return {}
    turned = [ruling for ruling in read_rulings(game, texts.language) if ruling.option in told]
    return {id: told[ruling.option] for ruling in turned for id in (ruling.clause.id, ruling.id)}


def rules_told(game: AnyGame, options: Mapping[str, str], texts: Texts, wording: Messages) -> str:
    """By what a table plays if not by the book and our values: the house rules, each with a link to the ruling that it turns
    round, and whose box it is."""
    rulings = {option.name: option.ruling for option in game.options if isinstance(option, HouseRule)}
    items = "".join(
        f'<li title="{h(texts.message(f"option-{name}-about"))}"><a href="{h(rulings_page_of(game))}#{rulings[name]}"'
        f' target="_blank">{h(texts.message(f"option-{name}"))}</a></li>'
        for name in game.in_force(options)
    )
    own = game.components.own
    rules = (
        f'<div class="by-rules"><b>{h(wording.message("house-rules-here"))}</b> <ul>{items}</ul></div>' if items else ""
    )
    return rules + (f'<div class="by-rules">{h(wording.message("played-with", box=own.title))}</div>' if own else "")


def table_told(table: Table, texts: Texts, wording: Messages) -> str:
    """What whoever comes to a table should know of it: by what it plays, and that its cards may be known to somebody."""
    return rules_told(table.match.game, table.match.options, texts, wording) + known_told(
        bool(table.row.start), wording
    )


def known_told(known: bool, wording: Messages) -> str:
    """That somebody may know what is hidden at a table, if it is so."""
    return f'<div class="by-rules">{h(wording.message("begins-known"))}</div>' if known else ""
