"""The rules engine: plain functions over a state and rules; no clock, no texts, no input or output."""
