"""Games as learners want them: environments, many games at once, and whole games as tables of figures.

Needs what `pip install 'kotatsu[research]'` brings; docs/research.md explains it.
"""
