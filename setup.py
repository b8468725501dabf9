"""Compile the marked modules where that is possible. How is told in src/kotatsu/build.py, which games share."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location

from setuptools import setup

# By its path, because importing the package would need what it depends on, which need not be there yet.
spec = spec_from_file_location("kotatsu_build", "src/kotatsu/build.py")
assert spec is not None and spec.loader is not None
how = module_from_spec(spec)
spec.loader.exec_module(how)

setup(ext_modules=how.own_extensions(), cmdclass=how.COMMANDS)
