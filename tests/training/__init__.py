"""How hard's weights are learned: `python3 -m tests.training FOLDER [--matches N] [--seed N]`.

Plays matches, remembers what hands cost in the end, and fits the two small networks of `game.players.opinion` to it.
The weights that ship were learned the same way in a compiled twin of the rules and traits, which is a thousand times as
fast, and over several generations of learners; of what draws leave to chance it took the part it could account for
out of the results first. In plain Python the same takes a night for every few thousand matches.
"""
