"""The twelve courts: who wears, bears and holds what.

`CAST` is the list to read first; every part it names is drawn once and used once, so no two cards share a crown,
a head of hair, a robe or an attribute. A `Figure` is the upper half of a card, drawn about the face's middle.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ..colours import Livery
from ..svg import group, number, placed
from . import attributes, collars, crowns, faces, hair, hats, robes
from .attributes import fist, sleeve
from .lines import Parts, framed

Dress = Callable[[Livery], Parts]
HAND = (64.0, 58.0)


def nothing(livery: Livery) -> Parts:
    """No part at all."""
    return []


@dataclass(frozen=True)
class Figure:
    """One court: face, hair, head-dress, robe, collar, attribute and how far it leans, in degrees."""

    face: Callable[[faces.Look], Parts]
    look: faces.Look
    hair: Callable[[], hair.Style]
    headdress: Dress
    robe: Dress
    collar: Dress
    attribute: Dress
    lean: float = 6
    behind: Dress = nothing


def cloak(livery: Livery) -> Parts:
    """What hangs behind a king: a cloak lined with the suit's dark colour."""
    return robes.cloak(livery.dark)


F, P = faces.front, faces.profile
KING, QUEEN, JACK = faces.KING, faces.QUEEN, faces.JACK
OLIVE, BRONZE, BROWN = faces.OLIVE, faces.BRONZE, faces.BROWN
LEFTWARD, RIGHTWARD = replace(QUEEN, gaze=-1.6), replace(QUEEN, gaze=1.6)

CAST = {
    "KS": Figure(
        F, KING, hair.flowing_grey, crowns.spired, robes.starred, collars.ermine, attributes.sword, behind=cloak
    ),
    "KH": Figure(
        F,
        replace(KING, gaze=1.4),
        hair.curled_auburn,
        crowns.imperial,
        robes.striped,
        collars.chain,
        attributes.sceptre,
        3,
        cloak,
    ),
    "KD": Figure(
        P,
        replace(KING, skin=OLIVE),
        hair.bearded_profile,
        crowns.lozenged,
        robes.quartered,
        collars.mantle,
        attributes.axe,
        behind=cloak,
    ),
    "KC": Figure(
        F,
        replace(KING, gaze=-1.4),
        hair.full_curls,
        crowns.trefoiled,
        robes.scaled,
        collars.wide_fur,
        attributes.orb,
        0,
        cloak,
    ),
    "QS": Figure(
        F,
        replace(QUEEN, smile=0, skin=BRONZE),
        hair.black_bob,
        crowns.aigrette,
        robes.pleated,
        collars.low_neck,
        attributes.chalice,
        4,
    ),
    "QH": Figure(
        F, RIGHTWARD, hair.long_red, crowns.heart_hood, robes.slashed, collars.square_neck, attributes.rose, 4
    ),
    "QD": Figure(
        F,
        LEFTWARD,
        hair.coiled_gold,
        crowns.tiara,
        robes.diapered,
        collars.standing_lace,
        attributes.fan,
        -6,
        crowns.veil,
    ),
    "QC": Figure(F, RIGHTWARD, hair.side_braid, crowns.wreath, robes.embroidered, collars.shawl, attributes.harp, 0),
    "JS": Figure(P, JACK, hair.raven_page, hats.beret, robes.buttoned, collars.ruff, attributes.halberd, -1),
    "JH": Figure(P, JACK, hair.fair_page, hats.broad_brim, robes.parted, collars.lapels, attributes.horn, -7),
    "JD": Figure(
        F,
        replace(JACK, gaze=1.4, skin=OLIVE),
        hair.brown_flip,
        hats.bycocket,
        robes.strapped,
        collars.scarf,
        attributes.bow,
        4,
    ),
    "JC": Figure(
        F,
        replace(JACK, gaze=-1.4, skin=BROWN),
        hair.dark_curls,
        hats.roundlet,
        robes.caped,
        collars.cowl,
        attributes.lantern,
        3,
    ),
}


def draw(figure: Figure, livery: Livery) -> str:
    """The figure's upper half, painted from the back to the front."""
    behind, before = figure.hair()
    head = [*figure.face(figure.look), *before, *figure.headdress(livery)]
    dressed = [*figure.behind(livery), *behind, *figure.robe(livery)]
    return framed([*dressed, *figure.collar(livery), group(head), *held(figure, livery)])


def held(figure: Figure, livery: Livery) -> Parts:
    """The attribute in its hand."""
    x, y = HAND
    lean = f"translate({number(x)} {number(y)}) rotate({number(figure.lean)})"
    return [
        group(figure.attribute(livery), transform=lean),
        placed([*sleeve(livery, livery.main), *fist(figure.look.skin.base)], x, y),
    ]
