"""Make the pictures by which an installed Kotatsu is known, from its icon.

    python -m tools.icons

A picture that systems may cut to a shape of their own has its ground to the edge and everything else well inside. Needs a
Chromium on the PATH (Debian: chromium) and the package playwright.
"""

from __future__ import annotations

from pathlib import Path

from kotatsu.bench.chromium import open_chromium

STATIC = Path(__file__).resolve().parent.parent / "src" / "kotatsu" / "web" / "static"
GROUND = "#16304D"  # of the icon
PICTURES = {"icon-192": (192, 1.0, ""), "icon-512": (512, 1.0, ""), "icon-maskable-512": (512, 0.78, GROUND)}


def main() -> None:
    icon = (STATIC / "icon.svg").read_text(encoding="utf-8")
    with open_chromium() as browser:
        for name, (size, part, ground) in PICTURES.items():
            tab = browser.new_page(viewport={"width": size, "height": size})
            inside = f"width:{size * part}px;height:{size * part}px"
            tab.set_content(
                f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{ground or "transparent"}">'
                f'<div style="{inside}">{icon}</div>'
            )
            tab.screenshot(path=str(STATIC / f"{name}.png"), omit_background=True)
            tab.close()


if __name__ == "__main__":
    main()
