"""Addresses as codes that a phone scans."""

from __future__ import annotations

import io

import segno

from kotatsu.board.markup import Markup

QUIET_ZONE = 2  # modules; on paper of its own, which the style sheet makes larger


def code(address: str, label: str) -> Markup:
    """A code as a drawing, dark on light whatever the theme, because not every phone reads the other way round."""
    out = io.BytesIO()
    segno.make_qr(address, error="m").save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=False,
        omitsize=True,
        border=QUIET_ZONE,
        svgclass="qr",
        lineclass=None,
        dark="#16304D",
        light="#FFFFFF",
        title=label,
        nl=False,
    )
    return Markup(out.getvalue().decode())


def code_in_terminal(address: str) -> str:
    """A code of block characters, two modules in each."""
    out = io.StringIO()
    segno.make_qr(address, error="l").terminal(out, border=QUIET_ZONE, compact=True)
    return out.getvalue()
