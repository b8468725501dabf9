"""What stands round the zones of a table: the same for a game that is played and for one that is looked back on."""

from __future__ import annotations

import json

from kotatsu.web.words.house_rules import read_otherwise, rules_told
from kotatsu.web.words.html import h, icon
from kotatsu.web.words.primer import primer_of
from kotatsu.web.zones.frame import Frame

NAMED = ("space", "home-end")  # keys that have no sign of their own
KEYS = (
    ("←↑→↓", "keys-walk"),
    ("↵", "keys-choose"),
    ("1 – 9", "keys-digits"),
    ("[ ]", "keys-scenes"),
    ("U", "keys-undo"),
    ("L", "keys-list"),
    ("H", "keys-advice"),
    ("?", "keys-help"),
)
LOOKING_BACK = (
    ("space", "keys-play"),
    ("← →", "keys-step"),
    ("home-end", "keys-ends"),
    ("[ ]", "keys-scenes"),
    ("?", "keys-help"),
)


def bar_of(frame: Frame) -> str:
    """The part of the night bar that belongs to a table."""
    return f'<span class="place" id="zone-round">{frame.round()}</span>'


def room(frame: Frame, zones: dict[str, str], tray: str, about: str, more: str, data: str) -> str:
    """A table with everything in its place. `tray` is what can be done, `about` stands below the log, `more` is shown
    only sometimes. What can be done comes first, so that nobody has to go through all scenes to get there by keyboard."""
    say = frame.say
    return (
        f'<main class="table" id="main" aria-busy="true"{data}{_tips(frame)}{_otherwise(frame)}>'
        f'<h1 class="unseen">{h(frame.texts.message("title"))}</h1>{tray}'
        f'<div class="stock" id="zone-stock">{zones["stock"]}</div>'
        f'<nav class="rail" aria-label="{say("scenes")}"><div id="zone-rail">{zones["rail"]}</div>'
        f'<button class="to-scene to-side" data-scene="side">{icon("list")}<span class="lab">{say("at-the-table")}</span>'
        f'</button></nav><div class="stage" id="stage">'
        f'<p class="elsewhere" id="zone-elsewhere">{zones["elsewhere"]}</p>{_scenes(frame, zones)}'
        f'<button class="beyond" id="beyond" hidden></button></div>'
        f'<aside class="side" data-scene="side" aria-label="{say("at-the-table")}">'
        f'<div class="people" id="zone-people">{zones["people"]}</div>'
        f'<section class="log" aria-label="{say("what-happened")}"><h2>{say("what-happened")}</h2>'
        f'<div id="zone-log" tabindex="0" role="region" aria-label="{say("log")}">{zones["log"]}</div></section>'
        f"{rules_told(frame.match.game, frame.match.options, frame.texts, frame.wording)}{about}</aside>{more}"
        f'<div id="hint" role="tooltip" hidden></div><div id="why" popover role="status"></div>{_clause(frame)}'
        f'<p class="unseen" id="spoken" role="status" aria-live="polite"></p>{_keys(frame)}</main>'
    )


def _scenes(frame: Frame, zones: dict[str, str]) -> str:
    """The scenes; those that the question brings forward are there from the start."""
    front = (frame.heading()["focus"] or [frame.look.scenes[0].name])[:1]
    return "".join(
        f'<section class="scene{" front" * (scene.name in front)}{" full" * scene.full}" data-scene="{h(scene.name)}">'
        f'<div class="paper"><div class="drawing" id="zone-scene-{h(scene.name)}">{zones[f"scene-{scene.name}"]}</div>'
        '<div class="marks" aria-hidden="true"></div></div></section>'
        for scene in frame.look.scenes
    )


def _tips(frame: Frame) -> str:
    """What places and things are for: with the page once, because it never changes."""
    tips = primer_of(frame.match.game, frame.looker.language).tips
    return f' data-tips="{h(json.dumps(tips, ensure_ascii=False))}"' if tips else ""


def _otherwise(frame: Frame) -> str:
    """What is said where a clause is read that this table does not play by."""
    told = read_otherwise(frame.match.game, frame.match.options, frame.texts, frame.wording)
    return f' data-otherwise="{h(json.dumps(told, ensure_ascii=False))}"' if told else ""


def box_link(frame: Frame, more: str) -> str:
    """What is in the box with which this table is played; whose box it is, if it is not ours."""
    own, table = frame.match.game.components.own, frame.venue.table_id
    if own is None:
        return f'<a href="/components/{frame.match.game.name}"{more}>{frame.say("components")}</a>'
    return f'<a class="own-box" href="/t/{table}/components"{more}>{frame.say("played-with", box=own.title)}</a>'


def _clause(frame: Frame) -> str:
    """Where a clause is read without leaving the table."""
    rules = f'<a class="whole" href="/rules/{frame.match.game.name}" target="_blank">{frame.say("open-rules")}</a>'
    return (
        f'<div id="clause" popover role="dialog" aria-labelledby="clause-title" tabindex="-1"><h2 id="clause-title"></h2>'
        f'<p class="otherwise" hidden></p><div class="says"></div><p class="links">{rules}</p></div>'
    )


def _keys(frame: Frame) -> str:
    """The keys of the page, for those who ask."""
    say = frame.say
    keys = LOOKING_BACK if frame.past else KEYS
    named = [(say(f"key-{key}") if key in NAMED else h(key), say(name)) for key, name in keys]
    rows = "".join(f"<dt><kbd>{key}</kbd></dt><dd>{does}</dd>" for key, does in named)
    return (
        f'<dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">{say("keys")}</h2><dl>{rows}</dl>'
        f'<form method="dialog"><button>{say("close")}</button></form></dialog>'
    )
