"""Compile the marked modules with mypyc where a C compiler works; stay pure Python elsewhere.

A module asks to be compiled with the line `# kotatsu: compiled` among its first five lines. The marked modules of
each game become one extension, and so do those of every other package, such as the core.

KOTATSU_COMPILE=0 never compiles, =1 must compile (or fails loudly), unset: try, and stay pure if it does not work.
Editable installs stay pure. What happened is left in build/compiled.txt, one line for tools/bootstrap.py to show.
"""

from __future__ import annotations

import os
import shutil
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
# Nobody reads warnings about C that was translated, and looking for them is a tenth of the work.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-w"]
# A first start waits for the compiler. What makes our code quick is inlining; the other work of -O3 on the games would
# double the wait for a twentieth of the speed. The core is small and everybody's loop: it gets all.
QUICK = ["-finline-functions", "-finline-small-functions", "-fstrict-aliasing"]
THOROUGH = ["-O3"]
# What a module does once, when it is loaded, is a fifth of the C and not worth any optimizing.
ONCE = 'char CPyDef_{module}_____top_level__(void) __attribute__((cold, optimize("O0")));\n'
# A file that mypyc makes to enter a module, where several of them come together: each has a function of this name.
ENTRY = """#define PyInit___init__ unused_{number}
#include "{file}"
#undef PyInit___init__
"""


def is_marked(module: Path) -> bool:
    """Whether the module asks to be compiled."""
    with module.open(encoding="utf-8") as lines:
        return any(line.strip() == MARKER for line in islice(lines, 5))


def name_of(module: str) -> str:
    """What Python calls the module in a file."""
    return ".".join(Path(module).with_suffix("").parts[1:])


def group_of(module: Path) -> str:
    """The extension a module belongs to: one for each game and for each other package, to be compiled side by side."""
    parts = module.relative_to(PACKAGE).parts
    return f"kotatsu.games.{parts[1]}" if parts[0] == "games" else f"kotatsu.{parts[0]}"


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
    once = Path("build/once.h")
    names = [name_of(module).replace(".", "___") for module in modules]
    write_if_new(once, "".join(ONCE.format(module=name) for name in names))
    flags = [*FLAGS, *QUICK, "-include", str(once)]
    flags = flags if compiler_works(*flags) else []
    for extension in found:
        more = [*flags, *THOROUGH] if extension.name.startswith("kotatsu.core") else flags
        extension.extra_compile_args = [*extension.extra_compile_args, *more]  # they share one list
        extension.depends.append(__file__)  # other flags make other machine code
    found = sorted(with_common_doors(found, groups), key=work_in, reverse=True)
    report(f"compiled {len(modules)} modules in {len(groups)} groups")
    return found


class Door(Extension):
    """Through it Python enters a compiled module; the same file serves all `names`, which are modules of one group."""

    names: list[str]


def with_common_doors(found: list[Extension], groups: dict[str, list[str]]) -> list[Extension]:
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
    """How long the compiler will be busy with an extension, beside others: its size, and twice that for all of -O3."""
    size = sum(Path(source).stat().st_size for source in extension.sources)
    return 2 * size if THOROUGH[0] in extension.extra_compile_args else size


class BuildAllOrNothing(build_ext):
    """Build the extensions in parallel, the largest first; if one fails, keep none, since they call each other."""

    built = 0

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def build_extension(self, ext: Extension) -> None:
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

    def get_outputs(self) -> list[str]:
        return [path for extension in self.extensions for path in self.paths_of(extension)]

    def build_extensions(self) -> None:
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
