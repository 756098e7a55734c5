"""Games that play themselves, one act after the other: seats with a policy and an alertness.

Like the engine, this code runs interpreted and is compiled from the same files. It imports the engine by
relative names only, so that the compiled copy finds the compiled engine.
"""
