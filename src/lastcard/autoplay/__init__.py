"""Games that play themselves, one act after the other: seats with a policy and an alertness.

Like the engine, this code runs both interpreted and compiled, from the same files. It imports the engine only
by relative names, so that the compiled copy finds the compiled engine.
"""
