"""Somebody's own boxes: files, tables, pages."""
