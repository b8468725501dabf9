"""The report of a tournament: one page that needs nothing else, made from the summary alone."""

from kotatsu.lab.report.page import report

__all__ = ["report"]
