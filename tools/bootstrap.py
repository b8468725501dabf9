"""Set up the environment in .venv if anything it is made of has changed, then play or test.

Only the standard library is used, and nothing that an old Python could not read, so that it can say what is missing.

    python3 tools/bootstrap.py play [--setup-only] [arguments of `kotatsu serve`]
    python3 tools/bootstrap.py test [--setup-only | --fast | --all] [-- arguments of pytest]
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Iterator, NoReturn, Sequence

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
TOOLS = ROOT / ".tools"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "kotatsu-stamp.json"
REPORT = ROOT / "build" / "compiled.txt"
PROGRESS = ROOT / "build" / "progress.txt"
LOOK_AGAIN = 0.5  # seconds
LINES_APART = 10.0  # seconds, where a line cannot be written over
MINIMUM = (3, 11)
NO_TESTS_COLLECTED = 5
BOTH_WAYS = "both_ways and not exhaustive"  # which tests run on the interpreted source, unless all do
ALL = ["-m", ""]  # for pytest: also the tests that take minutes
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def say(text: str) -> None:
    """Tell the person what is going on, on stderr so that it never mixes with output."""
    print(f"kotatsu: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    """Give up with a reason."""
    say(text)
    raise SystemExit(1)


def run(command: Sequence[object], env: dict[str, str] | None = None) -> int:
    """Run a command in the project folder with nothing to read from, and return its exit code."""
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, check=False).returncode


def must(command: Sequence[object], otherwise: str, env: dict[str, str] | None = None) -> None:
    """Run a command and give up with the given words if it fails."""
    if run(command, env) != 0:
        stop(otherwise)


def must_with_progress(command: Sequence[object], otherwise: str, env: dict[str, str]) -> None:
    """Run a command that takes a while, telling how far it is and how long that took; give up if it fails."""
    started = time.monotonic()
    told, told_at = "", started
    in_place = sys.stderr.isatty()
    process = subprocess.Popen([str(word) for word in command], cwd=ROOT, env=env, stdin=subprocess.DEVNULL)
    while process.poll() is None:
        time.sleep(LOOK_AGAIN)
        now = time.monotonic()
        doing = PROGRESS.read_text(encoding="utf-8").strip() if PROGRESS.exists() else ""
        line = f"kotatsu: {doing}, {now - started:.0f} s"
        if doing and in_place:
            print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)
        elif doing and (not told or (doing != told and now - told_at >= LINES_APART)):
            print(line, file=sys.stderr, flush=True)
            told, told_at = doing, now
    if in_place:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    if process.returncode != 0:
        stop(otherwise)


# --- uv ---------------------------------------------------------------------------------------------------------------


def has_pip() -> bool:
    """Whether this Python can run pip."""
    importlib.invalidate_caches()  # it may have been installed a moment ago
    return importlib.util.find_spec("pip") is not None


def apt_install(what: str, packages: list[str]) -> None:
    """Install packages of the system as root; others are told the command."""
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if not (hasattr(os, "geteuid") and os.geteuid() == 0):
        stop(f"{what} is needed and not here. Please run: sudo {' '.join(install)}")
    say(f"installing {what} with apt-get ...")
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    if run(install, env) != 0:
        run(["apt-get", "update"], env)
        must(install, f"could not install {what}. Please run: {' '.join(install)}", env)


def need_browser() -> None:
    """The tests play in a real browser: find one, or get one."""
    named = os.environ.get("CHROMIUM", "")
    if any(shutil.which(name) for name in (named, *BROWSERS) if name):
        return
    if shutil.which("apt-get") is None:
        stop("the tests need Chromium or Chrome. Please install one, or name it in CHROMIUM.")
    apt_install("a browser", ["chromium", "fonts-noto-cjk", "libatomic1"])


def postgres_programs() -> Path | None:
    """Where the programs of PostgreSQL are, the newest if there are several; Debian does not put them on the PATH."""
    found = shutil.which("postgres")
    if found:
        return Path(found).resolve().parent
    versions = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/postgres")]
    return max(versions, key=lambda path: float(path.parent.name), default=None)


def want_postgres() -> None:
    """Tests on PostgreSQL start one themselves: find it, or get it. Without it they are skipped, and that is said."""
    if postgres_programs() is not None:
        return
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        say("no PostgreSQL here: the tests on it are SKIPPED. To run them: sudo apt-get install postgresql")
        return
    say("installing PostgreSQL with apt-get ...")
    env = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    install = ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]
    if run(install, env) != 0 and (run(["apt-get", "update"], env) != 0 or run(install, env) != 0):
        say("PostgreSQL could not be installed (see above): the tests on it are SKIPPED.")


def need_pip() -> None:
    """Get pip from the system where that is possible, or say how to."""
    if has_pip():
        return
    if shutil.which("apt-get") is None:
        stop("neither uv nor pip is here. Please install one of them, then start again.")
    apt_install("pip", ["python3-pip"])
    if not has_pip():
        stop(f"{sys.executable} has no pip. Please install pip for it, or put uv on the PATH.")


def find_uv() -> str:
    """The path of uv: the one on the PATH, else the project's own, fetched on first use."""
    own = TOOLS / "bin" / "uv"
    found = shutil.which("uv") or (str(own) if own.exists() else None)
    if found:
        return found
    need_pip()
    say("fetching uv into .tools ...")
    fetch = [sys.executable, "-m", "pip", "install", "--quiet", "--target", TOOLS, "--upgrade", "uv"]
    env = dict(os.environ, PIP_ROOT_USER_ACTION="ignore")
    must(fetch, "could not fetch uv with pip (see above). Is there a way to the package index?", env)
    if not own.exists():
        stop("pip installed uv, but .tools/bin/uv is missing. Please put uv on the PATH.")
    return str(own)


def uv_environment() -> dict[str, str]:
    """The environment for uv: it shall ask the index that pip is set to, which it does not look up itself."""
    env = dict(os.environ)
    env.pop("VIRTUAL_ENV", None)
    if not {"UV_DEFAULT_INDEX", "UV_INDEX_URL"} & set(env):
        ask = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
        answer = subprocess.run(ask, capture_output=True, text=True, check=False)
        index = env.get("PIP_INDEX_URL") or (answer.stdout.strip() if answer.returncode == 0 else "")
        if index:
            env["UV_DEFAULT_INDEX"] = index
    return env


# --- what the environment is made of ----------------------------------------------------------------------------------


def digest(files: Sequence[Path], *extra: str) -> str:
    """A hash over the names and contents of files, and over some words."""
    total = hashlib.sha256("\0".join(extra).encode())
    for file in files:
        total.update(f"\0{file.relative_to(ROOT)}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def requirements(profile: str) -> Path:
    """The locked requirement file of a profile, run or dev."""
    return ROOT / "requirements" / f"{profile}.txt"


def source_files() -> list[Path]:
    """Every file the installed package is made from."""
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "README.md"]
    for folder, folders, names in os.walk(ROOT / "src"):
        folders[:] = sorted(name for name in folders if name != "__pycache__" and not name.endswith(".egg-info"))
        files += [Path(folder, name) for name in sorted(names) if not name.endswith((".so", ".pyc"))]
    return [file for file in files if file.is_file()]


def project_digest() -> str:
    """A hash over the source and over what decides whether it is compiled."""
    compiler = os.environ.get("CC", "")
    found = shutil.which((compiler or "cc").split()[0]) or "no compiler"
    return digest(source_files(), os.environ.get("KOTATSU_COMPILE", ""), compiler, found)


def read_stamp() -> dict[str, str]:
    """What the environment was last set up with; empty if it is missing, damaged or from another folder."""
    try:
        stamp: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if stamp.get("root") == str(ROOT) and PYTHON.exists() else {}


def write_stamp(stamp: dict[str, str]) -> None:
    """Note what the environment is set up with."""
    STAMP.write_text(json.dumps(stamp, indent=1), encoding="utf-8")


# --- steps ------------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def only_one() -> Iterator[None]:
    """Let no two setups in the same folder run at once."""
    import fcntl

    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def make_venv(uv: str, env: dict[str, str]) -> dict[str, str]:
    """Make an empty environment with this Python if it is new enough, else with one that uv finds or fetches."""
    wanted = ".".join(map(str, MINIMUM))
    python = sys.executable if sys.version_info >= MINIMUM else f">={wanted}"
    say("making .venv ...")
    command = [uv, "venv", "--quiet", "--clear", "--python", python, VENV]
    must(command, f"no Python {wanted} or newer could be had (see above). Please install one and start again.", env)
    return {"root": str(ROOT)}


def sync(uv: str, env: dict[str, str], profile: str) -> None:
    """Make the packages of the environment exactly those of the locked requirement file."""
    say(f"installing the packages of requirements/{profile}.txt ...")
    command = [uv, "pip", "sync", "--quiet", "--require-hashes", "--python", PYTHON, requirements(profile)]
    must(command, "could not install the packages (see above).", env)


def install(uv: str, env: dict[str, str]) -> str:
    """Install the project itself, compiled where possible, and return what became of that."""
    say("installing kotatsu: its rules are compiled, which takes half a minute ...")
    for old in (REPORT, PROGRESS):
        if old.exists():
            old.unlink()
    command = [uv, "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--python", PYTHON]
    command = [*command, "--config-setting=--build-option=--compression=stored"]  # it is unpacked at once
    command = [*command, "--reinstall-package", "kotatsu", ROOT]
    must_with_progress(command, "could not install kotatsu (see above).", env)
    return REPORT.read_text(encoding="utf-8").strip() if REPORT.exists() else ""


def set_up(profile: str) -> dict[str, str]:
    """Bring the environment up to date, doing only what is needed."""
    started = time.monotonic()
    with only_one():
        stamp = read_stamp()
        if stamp.get("profile") == "dev":
            profile = "dev"  # never take the developers' packages away again
        packages = digest([requirements(profile)], profile)
        project = project_digest()
        if stamp.get("packages") == packages and stamp.get("project") == project:
            return stamp
        uv, env = find_uv(), uv_environment()
        stamp = stamp or make_venv(uv, env)
        if stamp.get("packages") != packages:
            stamp.pop("project", None)  # the sync removes it
            stamp.pop("packages", None)
            write_stamp(stamp)
            sync(uv, env, profile)
            stamp.update(packages=packages, profile=profile)
            write_stamp(stamp)
        stamp["compiled"] = install(uv, env)
        stamp["project"] = project
        write_stamp(stamp)
        say(f"ready after {time.monotonic() - started:.0f} s.")
    return stamp


def tell_if_interpreted(stamp: dict[str, str]) -> None:
    """Say in one line that the package is not compiled, if so."""
    compiled = stamp.get("compiled", "")
    if compiled.startswith("interpreted"):
        say(f"running {compiled}; everything works, only slower.")


# --- commands ---------------------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    """Set up and become `kotatsu serve`: the table in the browser."""
    tell_if_interpreted(set_up("run"))
    if arguments[:1] != ["--setup-only"]:
        program = str(VENV / "bin" / "kotatsu")
        os.execv(program, [program, "serve", *arguments])  # does not return
    return 0


def stage(title: str, command: Sequence[object], *, source: bool = False, fine: Sequence[int] = (0,)) -> None:
    """Run one stage under a heading and stop if it fails; `source` puts src before the installed package."""
    print(f"\n=== {title}", flush=True)
    env = dict(os.environ)
    env.pop("PYTHONPATH", None)
    if source:
        env["PYTHONPATH"] = str(ROOT / "src")
    code = run([VENV / "bin" / str(command[0]), *command[1:]], env)
    if code not in fine:
        print(f"\n=== {title}: failed", flush=True)
        raise SystemExit(code if 0 < code < 256 else 1)


def check_everything(pytest_arguments: list[str], compiled: str) -> None:
    """All stages, the quick ones first."""
    pytest = ["pytest", "-n", "2", "--dist", "worksteal", *pytest_arguments]
    which = "both_ways" if pytest_arguments[:2] == ALL else BOTH_WAYS
    source = [*pytest, "-m", which, "--doctest-modules", "tests", "src"]
    stage("ruff check", ["ruff", "check", "."])
    stage("ruff format", ["ruff", "format", "--check", "."])
    stage("mypy", ["mypy", "--strict"])
    stage("import-linter", ["lint-imports"], source=True)
    stage(f"pytest, installed package ({compiled})", pytest)
    stage("pytest, interpreted source", source, source=True, fine=(0, NO_TESTS_COLLECTED))


def test(arguments: list[str]) -> int:
    """Set up with the developers' packages and run the checks."""
    split = arguments.index("--") if "--" in arguments else len(arguments)
    options, pytest_arguments = arguments[:split], arguments[split + 1 :]
    if set(options) - {"--fast", "--setup-only", "--all"}:
        stop("usage: ./test [--setup-only | --fast | --all] [-- arguments of pytest]")
    if "--all" in options:
        pytest_arguments = [*ALL, *pytest_arguments]
    stamp = set_up("dev")
    need_browser()
    want_postgres()
    tell_if_interpreted(stamp)
    compiled = stamp.get("compiled") or "nothing to compile"
    if "does not compile" in compiled:
        stop("this is an error in a test run. To see it: KOTATSU_COMPILE=1 ./test")
    if "--setup-only" in options:
        return 0
    if "--fast" in options:
        stage(f"pytest, installed package ({compiled})", ["pytest", "-n", "2", *pytest_arguments])
    else:
        check_everything(pytest_arguments, compiled)
    print("\n=== all passed", flush=True)
    return 0


def main(arguments: list[str]) -> int:
    """Run the command that the first argument names."""
    commands = {"play": play, "test": test}
    if not arguments or arguments[0] not in commands:
        stop("usage: python3 tools/bootstrap.py play|test [arguments]")
    # Compiled bytecode is written into .venv: a start without it takes twice as long.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        return commands[arguments[0]](arguments[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
