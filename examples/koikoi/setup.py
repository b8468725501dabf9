"""Compiles the rules against the Kotatsu that is installed: `pip install --no-build-isolation .`

Where that is out of sight, as in a build that pip isolates, the game is plain Python: it plays the same, only slower.
"""

from setuptools import setup

try:
    from kotatsu.build import COMMANDS, extensions
except ImportError:
    setup()
else:
    setup(ext_modules=extensions("koikoi"), cmdclass=COMMANDS)
