"""How to play, written from the active rules: every sentence that a switch changes is chosen by that switch.

Holds docs/rules.md in the game's own words. Returns blocks of text and example cards; does not know how they look.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.cards import Card, parse_hand
from game.language import gettext as _
from game.language import ngettext
from game.rules import Rules, cards_dealt
from ui.table.actions import list_actions, list_walking_keys
from ui.table.words import rank_plural_inside


@dataclass(frozen=True)
class Heading:
    """The head of a part."""

    text: str


@dataclass(frozen=True)
class Paragraph:
    """One or more sentences."""

    text: str


@dataclass(frozen=True)
class Example:
    """Groups of cards with a caption each; cards of rank `wild_rank` and jokers wear the mark of wilds."""

    groups: tuple[tuple[tuple[Card, ...], str], ...]
    wild_rank: int


@dataclass(frozen=True)
class Line:
    """A line of a table: what, and how much or how."""

    left: str
    right: str


Block = Heading | Paragraph | Example | Line


def write_rules(rules: Rules) -> tuple[Block, ...]:
    """Return the rules that are switched on, part by part, and the keys and gestures at the table."""
    parts = (_aim, _wilds, _turn, _melds, _going_out, _points, _long_rounds, _hands_on)
    return tuple(block for part in parts for block in part(rules))


def _aim(rules: Rules) -> Iterator[Block]:
    yield Heading(_("The aim"))
    rounds = len(rules.rounds)
    yield Paragraph(
        ngettext(
            "Sort your cards into melds: what is left over counts against you. A match is {count} round.",
            "Sort your cards into melds: what is left over counts against you. A match is {count} rounds.",
            rounds,
        ).format(count=rounds)
        + " "
        + _("The lowest total at its end wins.")
        + " "
        + (
            _("If several share the lowest total, nobody wins.")
            if rules.ties == "nobody"
            else _("If several share the lowest total, they share the win.")
        )
    )


def _wilds(rules: Rules) -> Iterator[Block]:
    yield Heading(_("Rounds and wilds ★"))
    first, last = cards_dealt(rules.first_round), cards_dealt(rules.last_round)
    text = _(
        "Round {first_round} deals {first} cards to everybody and {first_rank} are wild; each round deals one "
        "more and the next rank is wild, up to round {last_round} with {last} cards and wild {last_rank}."
    )
    if first == last:
        text = _("The round deals {first} cards to everybody, and {first_rank} are wild.")
    text = text.format(
        first_round=rules.first_round,
        first=first,
        first_rank=rank_plural_inside(first),
        last_round=rules.last_round,
        last=last,
        last_rank=rank_plural_inside(last),
    )
    deck = ngettext(
        "There is {decks} deck of 52.", "There are {decks} decks of 52, so twins turn up.", rules.deck_count
    ).format(decks=rules.deck_count)
    yield Paragraph(f"{text} {_('A wild stands for any card and wears the mark ★.')} {deck}{_jokers(rules)}")
    yield Paragraph(_("The player to the dealer’s left begins, and the deal passes to the left after every round."))


def _jokers(rules: Rules) -> str:
    if not rules.jokers:
        return ""
    return " " + _("The {count} jokers in it are wild in every round.").format(count=rules.jokers)


def _turn(rules: Rules) -> Iterator[Block]:
    yield Heading(_("Your turn"))
    text = _(
        "Draw one card: the top of the face-down stock or the top of the face-up discard pile. Then discard "
        "one. You always do both, even with a hand that is complete already."
    )
    taken = (
        _("You may discard the card you just took from the discard pile.")
        if rules.discard_taken_card
        else _("The card you just took from the discard pile must stay in your hand for that turn.")
    )
    back = _("Until you discard you may put a card taken from the discard pile back, and draw again.")
    yield Paragraph(f"{text} {taken} {back}")


def _melds(rules: Rules) -> Iterator[Block]:
    yield Heading(_("Melds"))
    yield Paragraph(
        _(
            "A meld is three or more cards: a set, all of one rank, whatever their suits; or a run, cards of one "
            "suit in a row. A card belongs to one meld only."
        )
    )
    yield Example(
        (
            (parse_hand("7H 7S 7D"), _("a set")),
            (parse_hand("4C 5C 6C"), _("a run")),
            (parse_hand("TH 9S QH"), _("a run with a wild")),
        ),
        wild_rank=9,
    )
    yield Paragraph(f"{_ace_sentence(rules)} {_limit_sentences(rules)}")


def _ace_sentence(rules: Rules) -> str:
    if rules.aces_high:
        return _("An ace stands below the two or above the king, never between them: K-A-2 is no run.")
    return _("The ace is low: A-2-3 is a run, Q-K-A is none.")


def _limit_sentences(rules: Rules) -> str:
    limits = []
    if rules.max_wilds_per_meld != "none":
        most = rules.wilds_allowed
        limits.append(
            ngettext(
                "At most {count} wild may stand for other cards in a meld.",
                "At most {count} wilds may stand for other cards in a meld.",
                most,
            ).format(count=most)
        )
    elif rules.wild_only_melds:
        limits.append(_("Any number of wilds may share a meld, and three wilds alone are one."))
    if not rules.wild_only_melds:
        limits.append(_("A meld needs at least one card that stands for itself."))
    return " ".join(limits)


def _going_out(rules: Rules) -> Iterator[Block]:
    yield Heading(_("Going out"))
    if rules.going_out == "automatic":
        text = _("If all your cards are in melds after your discard, you go out and lay them down.")
    else:
        text = _(
            "If all your cards are in melds after a discard, you may go out with it and lay them down, or play on."
        )
    after = (
        _("Everybody else then has one last turn, and the round is scored.")
        if rules.final_turn
        else _("The round is scored at once.")
    )
    yield Paragraph(f"{text} {after}")


def _points(rules: Rules) -> Iterator[Block]:
    yield Heading(_("Points against you"))
    yield Paragraph(_("Cards in no meld are deadwood. The game always finds the melds that leave the fewest points."))
    yield Line(_("ace"), str(rules.ace_points))
    yield Line(_("2 to 10"), _("their number"))
    if rules.face_points == "ten":
        yield Line(_("jack, queen, king"), "10")
    else:
        yield Line(_("jack, queen, king"), "11, 12, 13")
    yield Line(_("a card of the wild rank ★"), _wild_worth(rules))
    if rules.jokers:
        yield Line(_("joker"), str(rules.joker_points))


def _wild_worth(rules: Rules) -> str:
    return _("its own value") if rules.wild_points == "face" else str(rules.wild_points)


def _long_rounds(rules: Rules) -> Iterator[Block]:
    yield Heading(_("When the stock runs out"))
    yield Paragraph(
        _("All discards but the top one are shuffled into a new stock.")
        + " "
        + ngettext(
            "If nobody is out after {count} turn each, the round is scored as it stands.",
            "If nobody is out after {count} turns each, the round is scored as it stands.",
            rules.turn_limit,
        ).format(count=rules.turn_limit)
    )


def _hands_on(rules: Rules) -> Iterator[Block]:
    yield Heading(_("At the table"))
    for action in list_actions():
        if action.is_offered(rules) and action.key is not None:
            how = _("{gesture}; {key}") if action.gesture else "{key}"
            yield Line(action.help, how.format(gesture=action.gesture, key=action.key.name))
    yield Line(_("move several cards"), _("Ctrl- or Shift-click them, or drag a meld by its bracket"))
    yield Line(_("what a mark means"), _("rest the pointer on it"))
    for way in list_walking_keys():
        yield Line(way.help, _("{gesture}; {key}").format(gesture=way.gesture, key=way.key) if way.gesture else way.key)
