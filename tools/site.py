"""What mkdocs cannot find in docs/ by itself: pages of the project folder, decisions, and the reference.

mkdocs.yml names this module as a hook; `mkdocs build --strict` makes the site in build/site.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
SOURCE = ROOT / "src"
OUTSIDE = {
    "index.md": ROOT / "README.md",
    "contributing.md": ROOT / "CONTRIBUTING.md",
    "changelog.md": ROOT / "CHANGELOG.md",
}
# what a library offers, also to those who write games and study them; the rest is the program
PACKAGES = (
    "kotatsu",
    "kotatsu.core",
    "kotatsu.bots",
    "kotatsu.board",
    "kotatsu.lab",
    "kotatsu.research",
    "kotatsu.testing",
    "kotatsu.build",
)
LINK = re.compile(r"\[(?P<text>[^][]*)\]\((?P<target>[^)#:]+)(?P<anchor>#[^)]*)?\)")


def public_modules(package: str) -> list[str]:
    """The modules of a package that the reference tells about, with its front door if it is more than a door; of Kotatsu
    itself only that."""
    folder = SOURCE / package.replace(".", "/")
    if package == "kotatsu" or not folder.is_dir():
        return [package]
    front = [package] if re.search(r"^(def|class) ", source_of(package).read_text(encoding="utf-8"), re.M) else []
    return front + [f"{package}.{path.stem}" for path in sorted(folder.glob("[a-z]*.py"))]


def source_of(module: str) -> Path:
    """The file of a module or package."""
    path = SOURCE / module.replace(".", "/")
    return path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Complete the table of contents."""
    decisions = [f"decisions/{path.name}" for path in sorted((DOCS / "decisions").glob("*.md"))]
    reference = [{package: [_page_of(module) for module in public_modules(package)]} for package in PACKAGES]
    entries: list[Any] = [*(config.nav or []), {"Decisions": decisions}, {"Reference": reference}]
    config.nav = entries
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not in docs/."""
    made = {name: path.read_text(encoding="utf-8") for name, path in OUTSIDE.items()}
    for package in PACKAGES:
        made.update({_page_of(module): f"# {module}\n\n::: {module}\n" for module in public_modules(package)})
    for name, content in made.items():
        files.append(File.generated(config, name, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links between files of the project lead to their pages; what has none is only named."""
    here = OUTSIDE.get(page.file.src_uri, DOCS / page.file.src_uri)
    pages = {path: name for name, path in OUTSIDE.items()}

    def lead(link: re.Match[str]) -> str:
        target = Path(os.path.normpath(here.parent / link["target"]))
        name = pages.get(target) or (target.relative_to(DOCS).as_posix() if target.is_relative_to(DOCS) else "")
        if not name or files.get_file_from_path(name) is None:
            return link["text"]
        there = os.path.relpath(name, Path(page.file.src_uri).parent)
        return f"[{link['text']}]({there}{link['anchor'] or ''})"

    return LINK.sub(lead, markdown)


def _page_of(module: str) -> str:
    return f"reference/{module}.md"
