"""The site: the guides and a reference that leaves nothing out, made without a warning and complete in itself."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

from tools import site

MODULES = [module for package in site.PACKAGES for module in site.public_modules(package)]
FETCHED = re.compile(
    r"""<(?:link|script|img|iframe)\b[^>]*(?:href|src)=["'](?:https?:)?//|url\(["']?(?:https?:)?//|@import"""
)


def test_the_site_is_made_without_a_warning_and_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=site.ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    for module in MODULES:
        assert "<h1" in (tmp_path / "reference" / f"{module}.html").read_text(encoding="utf-8")
    for path in [*tmp_path.rglob("*.html"), *tmp_path.rglob("*.css")]:
        assert FETCHED.findall(path.read_text(encoding="utf-8")) == [], path.name


def test_every_public_name_says_what_it_is() -> None:
    classes = {node.name: node for module in MODULES for node in _tree(module).body if isinstance(node, ast.ClassDef)}
    silent = {module: _without_docstring(_tree(module), classes) for module in MODULES}
    assert {module: names for module, names in silent.items() if names} == {}


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(site.source_of(module).read_text(encoding="utf-8"))


def _without_docstring(tree: ast.Module, classes: dict[str, ast.ClassDef]) -> list[str]:
    """The module itself and its public classes, functions and methods, as far as they say nothing about themselves.

    A method may leave that to the class it is overridden from, as Python does.
    """
    found = [] if ast.get_docstring(tree) else ["the module"]
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            found += [] if ast.get_docstring(node) else [node.name]
            if isinstance(node, ast.ClassDef):
                names = {part.name for part in _methods(node) if not part.name.startswith("_")}
                found += [f"{node.name}.{name}" for name in sorted(names) if not _told(node, name, classes)]
    return found


def _methods(node: ast.ClassDef) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]


def _told(node: ast.ClassDef, method: str, classes: dict[str, ast.ClassDef]) -> bool:
    """Whether a class or one of those it is made from tells about a method."""
    own = [part for part in _methods(node) if part.name == method]
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    above = [classes[base.id] for base in bases if isinstance(base, ast.Name) and base.id in classes]
    return any(map(ast.get_docstring, own)) or any(_told(base, method, classes) for base in above if base is not node)
