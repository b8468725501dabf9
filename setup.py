"""Compile the marked modules with mypyc where a C compiler works; stay pure Python elsewhere.

A module asks to be compiled with the line `# kotatsu: compiled` among its first five lines. The marked modules of
each game become one extension, all other marked modules together another one.

KOTATSU_COMPILE=0 never compiles, =1 must compile (or fails loudly), unset: try, and stay pure if it does not work.
Editable installs stay pure. What happened is left in build/compiled.txt, one line for tools/bootstrap.py to show.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/kotatsu")
MARKER = "# kotatsu: compiled"
REPORT = Path("build/compiled.txt")
PROGRESS = Path("build/progress.txt")  # a line that tells how far we are, for tools/bootstrap.py to show
MODE = os.environ.get("KOTATSU_COMPILE", "")
EDITABLE = {"editable_wheel", "develop"} & set(sys.argv)
BUILDS = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
# Groups call each other through tables that mypyc makes, so nothing but the init functions must be seen from outside, and
# nobody may put another function in the place of one: the compiler can inline across modules and call without detours.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
# A first start waits for the compiler. What makes our code quick is inlining; the other work of -O3 on the games would
# double the wait for a twentieth of the speed. The core is small and everybody's loop: it gets all.
QUICK = ["-finline-functions", "-finline-small-functions", "-fstrict-aliasing"]
THOROUGH = ["-O3"]


def is_marked(module: Path) -> bool:
    """Whether the module asks to be compiled."""
    with module.open(encoding="utf-8") as lines:
        return any(line.strip() == MARKER for line in islice(lines, 5))


def is_of_games(name: str) -> bool:
    """Whether an extension belongs to a game."""
    return name.startswith("kotatsu.games.")


def group_of(module: Path) -> str:
    """The extension a module belongs to: one per game, one for everything else."""
    parts = module.relative_to(PACKAGE).parts
    if parts[0] == "games" and len(parts) > 2:
        return f"kotatsu.games.{parts[1]}"
    return "kotatsu.core"


def marked_groups() -> dict[str, list[str]]:
    """All marked modules by the name of their group."""
    groups: dict[str, list[str]] = {}
    for module in sorted(PACKAGE.rglob("*.py")):
        if is_marked(module):
            groups.setdefault(group_of(module), []).append(str(module))
    return groups


def compiler_works(*flags: str) -> bool:
    """Whether the C compiler of this Python can compile a file that needs the headers of Python, with such flags."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "probe.c"), Path(folder, "probe.o")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        command = [*compiler, f"-I{sysconfig.get_paths()['include']}", *flags, "-c", str(source), "-o", str(target)]
        try:
            done = subprocess.run(command, capture_output=True, check=False)
        except OSError:
            return False
        return done.returncode == 0 and target.exists()


def progress(line: str) -> None:
    """Note what is going on."""
    PROGRESS.parent.mkdir(exist_ok=True)
    PROGRESS.write_text(line + "\n", encoding="utf-8")


def report(line: str) -> None:
    """Say and note what became of the compilation."""
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(line + "\n", encoding="utf-8")
    print(f"kotatsu: {line}", file=sys.stderr)


def stay_pure(reason: str) -> list[Extension]:
    """Note why nothing is compiled, or stop if it must be."""
    if MODE == "1":
        sys.exit(f"kotatsu: KOTATSU_COMPILE=1, but {reason}")
    report(f"interpreted: {reason}")
    return []


def extensions(groups: dict[str, list[str]]) -> list[Extension]:
    """The extensions to build, empty if the package stays pure."""
    if MODE == "0":
        return stay_pure("KOTATSU_COMPILE=0")
    if not compiler_works():
        return stay_pure("no working C compiler with the headers of Python")
    try:
        from mypyc.build import mypycify
    except ImportError:
        return stay_pure("mypyc is not installed")
    modules = [module for group in groups.values() for module in group]
    progress(f"translating {len(modules)} modules to C")
    try:
        # One call for all groups keeps the calls between them native. The cache of mypy lives beside the C files it
        # belongs to, so that unchanged groups are neither translated nor compiled again.
        found: list[Extension] = mypycify(
            ["--cache-dir=build/mypy_cache", *modules],
            separate=[(files, name) for name, files in groups.items()],
            opt_level="1",
            debug_level="0",
        )
    except (Exception, SystemExit):  # mypycify exits when the types are wrong
        if MODE == "1":
            raise
        return stay_pure("the code does not compile (mypyc)")
    flags = [*FLAGS, *QUICK]
    flags = flags if compiler_works(*flags) else []
    for extension in found:
        more = flags if is_of_games(extension.name) else [*flags, *THOROUGH]
        extension.extra_compile_args = [*extension.extra_compile_args, *more]  # they share one list
        extension.depends.append(__file__)  # other flags make other machine code
    found.sort(key=work_in, reverse=True)
    report(f"compiled {len(modules)} modules in {len(groups)} groups")
    return found


def work_in(extension: Extension) -> int:
    """How long the compiler will be busy with an extension, beside others: its size, and twice that for all of -O3."""
    size = sum(Path(source).stat().st_size for source in extension.sources)
    return size if is_of_games(extension.name) else 2 * size


class BuildAllOrNothing(build_ext):
    """Build the extensions in parallel, the largest first; if one fails, keep none, since they call each other."""

    built = 0

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def build_extension(self, ext: Extension) -> None:
        super().build_extension(ext)
        self.built += 1
        progress(f"compiling, {self.built} of {len(self.extensions)} parts")

    def build_extensions(self) -> None:
        if self.extensions:
            progress(f"compiling, {len(self.extensions)} parts")
        try:
            super().build_extensions()
        except Exception:
            if MODE == "1":
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            stay_pure("the code does not compile (C compiler)")
            self.extensions = []


class BuildNothingStale(build):
    """Remove from the build folder what an earlier build left there and this one did not make."""

    def run(self) -> None:
        super().run()
        made: Iterable[str] = (
            output for name in self.get_sub_commands() for output in self.get_finalized_command(name).get_outputs()
        )
        keep = {Path(path).resolve() for path in made}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in keep:
                path.unlink()


marked = marked_groups()
setup(
    ext_modules=extensions(marked) if marked and BUILDS and not EDITABLE else [],
    cmdclass={"build_ext": BuildAllOrNothing, "build": BuildNothingStale},
)
