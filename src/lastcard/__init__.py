"""Last Card."""

__version__ = "0.1.0"
