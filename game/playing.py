"""Plays a whole match among players, step by step, without keeping a record.

The shared loop of tournaments and tests. Holds docs/design.md, rule 5: a player sees a View and nothing else. Does not
know processes, clocks or files.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.cards import Card
from game.engine import Step, apply, first_step, new_match
from game.match import open_choice_stream
from game.players.protocol import Player
from game.rules import Rules
from game.view import view_of


def play_out(
    rules: Rules,
    seed: int,
    players: Sequence[Player],
    levels: Sequence[str],
    decks: Iterable[Sequence[Card]] | None = None,
) -> Iterator[Step]:
    """Yield the first deal and then the step of every move until the match is over.

    `players` and `levels` have one entry a seat; a level only decides the player's stream of chance.
    Raises IllegalMove, and whatever a player raises.
    """
    state = new_match(rules, seed, decks)
    yield first_step(state)
    while state.phase != "over":
        seat = state.to_move
        move = players[seat].choose(view_of(state, seat), open_choice_stream(state, levels[seat]))
        step = apply(state, move)
        state = step.state
        yield step
