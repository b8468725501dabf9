"""Compile marked modules with mypyc where a C compiler works; stay pure Python elsewhere.

A module asks to be compiled with the line `# kotatsu: compiled` among its first five lines. The marked modules of
each game become one extension, and so do those of every other package, such as the core: the kernel.

A game with a package of its own has this `setup.py`, and is compiled against the kernel that is installed:

    setup(ext_modules=extensions("koikoi"), cmdclass=COMMANDS)

KOTATSU_COMPILE=0 never compiles, =1 must compile (or fails loudly), unset: try, and stay pure if it does not work.
Editable installs stay pure. What happened is left in build/compiled.txt, one line for whoever started the build to show.

Our own `setup.py` loads this file before anything is installed: it may need nothing but setuptools.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Any

from setuptools import Extension
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
KERNEL = "kotatsu.core"  # the group that all others build upon
COPY = Path("build/kernel/kotatsu")  # its source, for mypy to read
LAYOUT = Path("build/kotatsu/__native_core.h")  # what mypyc makes of it: how everything lies in memory
NOTE = "compiled.txt"  # in a compiled package: the hash of the kernel it goes with (`kotatsu.version` reads it)
MARKER = "# kotatsu: compiled"
CACHE = Path("build/mypy_cache")
REPORT = Path("build/compiled.txt")
PROGRESS = Path("build/progress.txt")  # a line that tells how far we are, for whoever started the build to show
MODE = os.environ.get("KOTATSU_COMPILE", "")
EDITABLE = {"editable_wheel", "develop"} & set(sys.argv)
BUILDS = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
# Groups call each other through tables that mypyc makes, so nothing but the init functions must be seen from outside, and
# nobody may put another function in the place of one: the compiler can inline across modules and call without detours.
# Nobody reads warnings about C that was translated, and looking for them is a tenth of the work.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-w"]
# A first start waits for the compiler. What makes our code quick is inlining; the other work of -O3 on the games would
# double the wait for a twentieth of the speed. The core is small and everybody's loop: it gets all.
# Looking at loops and at what pointers may point to takes a seventh of the rest and finds nothing in such code.
QUICK = ["-finline-functions", "-finline-small-functions", "-fstrict-aliasing"]
QUICK += ["-fno-tree-pta", "-fno-tree-loop-optimize", "-fno-ivopts", "-fno-move-loop-invariants"]
THOROUGH = ["-O3"]
# mypyc puts its whole library into each group, a second's work; nobody else can call it there, so what is not used is left out.
WHOLE = ["-fwhole-program", "-fno-asynchronous-unwind-tables"]
ENTERED = "struct _object *PyInit_{name}(void) __attribute__((externally_visible));\n"
# A fifth of the C is what a module does once, when it is loaded; a tenth reads a box from its components; another tenth lets
# Python call what is compiled, and spends its time on looking at the arguments. None of it is worth any optimizing.
ONCE = r"CPyDef_\w+_____top_level__|CPy(?:Exec|Init)\w+"
BOXES = r"CPyDef_\w+___components___(?:[A-Z]\w*___)?_\w+"  # what is private there, and how a box is made
CALLED = r"CPyPy_\w+"
PLAINLY = '__attribute__((cold, optimize("O0")))'
# A file that mypyc makes to enter a module, where several of them come together: each has a function of this name.
ENTRY = """#define PyInit___init__ unused_{number}
#include "{file}"
#undef PyInit___init__
"""

Groups = Mapping[str, Sequence[str]]  # the files of each extension


# -- which modules -------------------------------------------------------------------------------------


def is_marked(module: Path) -> bool:
    """Whether the module asks to be compiled."""
    with module.open(encoding="utf-8") as lines:
        return any(line.strip() == MARKER for line in islice(lines, 5))


def marked_in(folder: Path) -> list[Path]:
    """The modules of a folder that are to be compiled."""
    return [module for module in sorted(folder.rglob("*.py")) if is_marked(module)]


def own_groups(folder: Path) -> dict[str, list[str]]:
    """All marked modules of Kotatsu by the name of their group: one for each game and for each other package, to be compiled
    side by side."""
    groups: dict[str, list[str]] = {}
    for module in marked_in(folder):
        parts = module.relative_to(folder).parts
        group = f"kotatsu.games.{parts[1]}" if parts[0] == "games" else f"kotatsu.{parts[0]}"
        groups.setdefault(group, []).append(str(module))
    return groups


def extensions(package: str) -> list[Extension]:
    """The extension of a game with a package of its own, whose source lies in src; none if it stays pure."""
    modules = [str(module) for module in marked_in(Path("src", package))]
    if not modules or not BUILDS or EDITABLE:
        return []
    from kotatsu.version import kernel_of

    reason = why_pure() or ("" if kernel_of() else "the Kotatsu that is installed is interpreted")
    if reason:
        return stay_pure(reason)
    return translated({package: modules}, {KERNEL: own_groups(source_of_kernel())[KERNEL]}, kernel_of())


def source_of_kernel() -> Path:
    """A copy of what is installed: beside all the other packages there, mypy would take those for ours."""
    shutil.rmtree(COPY, ignore_errors=True)
    copied = shutil.copytree(HERE, COPY, ignore=lambda _, names: [name for name in names if not _is_source(Path(name))])
    return Path(copied)


def _is_source(path: Path) -> bool:
    return (
        path.suffix == ".py"
        or path.name == "py.typed"
        or (not path.suffix and path.name not in ("games", "__pycache__"))
    )


def own_extensions() -> list[Extension]:
    """The extensions of Kotatsu itself, from the folder of its source."""
    groups = own_groups(Path("src/kotatsu"))
    if not groups or not BUILDS or EDITABLE:
        return []
    reason = why_pure()
    return stay_pure(reason) if reason else translated(groups)


# -- what goes with what -------------------------------------------------------------------------------


def layout() -> str:
    """The hash of the kernel as mypyc has just translated it."""
    return hashlib.sha256(LAYOUT.read_bytes()).hexdigest()[:32]


# -- translating ---------------------------------------------------------------------------------------


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


def why_pure() -> str:
    """Why nothing can be compiled here; empty if it can."""
    if MODE not in ("", "0", "1"):
        sys.exit(f"kotatsu: KOTATSU_COMPILE is 0 (never compile), 1 (compile or fail) or not set, not {MODE!r}")
    if MODE == "0":
        return "KOTATSU_COMPILE=0"
    if not compiler_works():
        return "no working C compiler with the headers of Python"
    return "" if find_spec("mypyc") else "mypyc is not installed"


def _in_c(everything: Groups) -> list[Extension]:
    """All groups, translated.

    One call keeps the calls between them native. The cache of mypy lives beside the C files it belongs to, so that unchanged
    groups are neither translated nor compiled again; when mypyc stumbles over what it kept there, it begins anew.
    """
    from mypyc.build import mypycify

    asked = [f"--cache-dir={CACHE}", *(module for group in everything.values() for module in group)]
    separate: list[tuple[list[str], str | None]] = [(list(files), name) for name, files in everything.items()]
    found: list[Extension]
    try:
        found = mypycify(asked, separate=separate, opt_level="1", debug_level="0")
    except Exception:  # wrong types make it exit instead
        if not CACHE.exists():
            raise
        shutil.rmtree(CACHE)
        found = mypycify(asked, separate=separate, opt_level="1", debug_level="0")
    return found


def translated(groups: Groups, built: Groups = MappingProxyType({}), kernel: str = "") -> list[Extension]:
    """The extensions to build, empty if the package stays pure. Groups that are `built` already are only called: they
    must be the `kernel` that is installed."""
    everything = {**built, **groups}
    own = sum(len(group) for group in groups.values())
    progress(f"translating {own} modules to C")
    try:
        found = _in_c(everything)
    except (Exception, SystemExit):  # mypycify exits when the types are wrong
        if MODE == "1":
            raise
        return stay_pure("the code does not compile (mypyc)")
    if built and layout() != kernel:  # another mypyc, say: it would read past what lies where
        return stay_pure("this mypyc translates the kernel otherwise than it was; install Kotatsu again")
    theirs = {f"{name}__mypyc" for name in built} | {
        name_of(file, COPY.parent) for files in built.values() for file in files
    }
    found = _tuned([extension for extension in found if extension.name not in theirs])
    report(f"compiled {own} modules in {len(groups)} {'group' if len(groups) == 1 else 'groups'}")
    return sorted(with_common_doors(found, groups), key=work_in, reverse=True)


def name_of(module: str, beside: Path = Path("src")) -> str:
    """What Python calls the module in a file."""
    return ".".join(Path(module).with_suffix("").relative_to(beside).parts)


def _tuned(found: list[Extension]) -> list[Extension]:
    """The same with the flags of the compiler."""
    known = compiler_works(*FLAGS, *QUICK, *WHOLE)
    for extension in found:
        thorough = extension.name.startswith(KERNEL)
        more = [*FLAGS, *QUICK] if known else []
        if known and extension.name.endswith("__mypyc"):
            more += [*WHOLE, "-include", str(notes_on(extension, thorough))]
        more += THOROUGH if thorough else []
        extension.extra_compile_args = [*extension.extra_compile_args, *more]  # they share one list
        extension.depends.append(__file__)  # other flags make other machine code
    return found


def notes_on(group: Extension, thorough: bool) -> Path:
    """A header that tells the compiler how Python enters the group, and which functions are not worth its time."""
    source = Path(group.sources[0])  # __native_edo.c, beside __native_internal_edo.h with all that it declares
    declared = source.with_name(source.name.replace("__native", "__native_internal", 1)).with_suffix(".h")
    plain = [ONCE, BOXES] if thorough else [ONCE, BOXES, CALLED]
    functions = re.findall(rf"^extern (.*\b(?:{'|'.join(plain)})\(.*\));$", declared.read_text(encoding="utf-8"), re.M)
    lines = [f'#include "{declared.name}"\n', ENTERED.format(name=group.name.rpartition(".")[2])]
    notes = declared.with_name(f"notes_on_{declared.name}")
    write_if_new(notes, "".join([*lines, *(f"{function} {PLAINLY};\n" for function in functions)]))
    return notes


class Door(Extension):
    """Through it Python enters a compiled module; the same file serves all `names`, which are modules of one group."""

    names: list[str]


def with_common_doors(found: list[Extension], groups: Groups) -> list[Extension]:
    """One door for each group in place of one for each module.

    mypyc makes a small extension for every module, which only looks into that of the group. To compile and link eighty of
    them takes as long as a game. One that can be entered by the name of each module, copied to all their places, does the same.
    """
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return found  # there mypyc makes them so that they do not fit into one file
    single = {extension.name: extension for extension in found}
    doors = []
    for group, modules in groups.items():
        entries: dict[str, Extension] = {}  # by what Python asks for: of two modules of one name, one keeps its own
        for module in modules:
            entries.setdefault(Path(module).stem, single[name_of(module)])
        source = Path("build", f"{group}.doors.c")
        files = [Path(entry.sources[0]).relative_to("build") for entry in entries.values()]
        write_if_new(source, "".join(ENTRY.format(file=file, number=number) for number, file in enumerate(files)))
        names = [single.pop(entry.name).name for entry in entries.values()]
        flags = next(iter(entries.values())).extra_compile_args
        door = Door(names[0], [str(source)], include_dirs=["build"], extra_compile_args=flags, depends=[__file__])
        door.names = names
        doors.append(door)
    return [*single.values(), *doors]


def write_if_new(path: Path, text: str) -> None:
    """Write a file unless it reads so already: a newer file is compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def work_in(extension: Extension) -> int:
    """How long the compiler will be busy with an extension, beside others: its size, and three times that for -O3."""
    size = sum(Path(source).stat().st_size for source in extension.sources)
    return 3 * size if THOROUGH[0] in extension.extra_compile_args else size


# -- building ------------------------------------------------------------------------------------------


class BuildAllOrNothing(build_ext):
    """Build the extensions in parallel, the largest first; if one fails, keep none, since they call each other.

    What was built says with which kernel it goes: machine code that meets another one would crash without a word.
    """

    extensions: list[Extension]
    parallel: int | None
    built = 0

    def finalize_options(self) -> None:
        """On all cores unless told otherwise."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def build_extension(self, ext: Extension) -> None:
        """Build one, and copy it to all the names it has."""
        super().build_extension(ext)
        for path in self.paths_of(ext)[1:]:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(self.paths_of(ext)[0], path)
        self.built += 1
        progress(f"compiling, {self.built} of {len(self.extensions)} parts")

    def paths_of(self, extension: Extension) -> list[str]:
        """Where an extension is put, once for every name that it has."""
        names = extension.names if isinstance(extension, Door) else [extension.name]
        return [self.get_ext_fullpath(name) for name in names]

    def build_extensions(self) -> None:
        """Build all of them; if one fails there is no machine code at all, unless it was demanded."""
        if self.extensions:
            progress(f"compiling, {len(self.extensions)} parts")
        try:
            super().build_extensions()
        except Exception:
            if MODE == "1":
                raise
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            stay_pure("the code does not compile (C compiler)")
            self.extensions = []
        for note in self._notes():
            note.write_text(layout() + "\n", encoding="utf-8")

    def get_outputs(self) -> list[str]:
        """The files that come of it, with the notes about them."""
        built = [path for extension in self.extensions for path in self.paths_of(extension)]
        return [*built, *map(str, self._notes())]

    def _notes(self) -> list[Path]:
        packages = sorted({extension.name.partition(".")[0].removesuffix("__mypyc") for extension in self.extensions})
        return [Path(self.build_lib, package, NOTE) for package in packages]


class BuildNothingStale(build):
    """Remove from the build folder what an earlier build left there and this one did not make."""

    def run(self) -> None:
        """Build, and leave nothing that an earlier build has left."""
        super().run()
        made: Iterable[str] = (
            output for name in self.get_sub_commands() for output in self.get_finalized_command(name).get_outputs()
        )
        keep = {Path(path).resolve() for path in made}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in keep:
                path.unlink()


COMMANDS: dict[str, Any] = {"build_ext": BuildAllOrNothing, "build": BuildNothingStale}
