"""Simulations: play many matches, count what happens, and compare rule sets."""
