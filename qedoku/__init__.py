"""Qedoku: make number puzzles, and prove them."""

__version__ = "0.1.0"
