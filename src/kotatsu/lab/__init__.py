"""Studying games with programs: many games at once, and what comes of them."""

from kotatsu.lab.crew import crew_for
from kotatsu.lab.statistics import Question
from kotatsu.lab.summary import summarize
from kotatsu.lab.tournament import Plan, Result, tournament

__all__ = ["Plan", "Question", "Result", "crew_for", "summarize", "tournament"]
