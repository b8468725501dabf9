"""`python -m kotatsu` is `kotatsu`."""

from kotatsu.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
