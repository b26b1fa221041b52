"""Card sprites: exact sizes, different faces, marks of wilds, and bounds on what is kept."""

from itertools import product

import pygame
import pytest

from game.cards import PLAIN, Card, full_deck
from tests.ui.stand_ins import open_stack
from ui.cards.sprites import WIDTHS_KEPT, CardSprites, card_size, draw_shadow, file_name

SEVEN, KING = Card(7, "H"), Card(13, "S")


@pytest.fixture
def sprites() -> CardSprites:
    open_stack()
    return CardSprites("classic", "garden")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("deck", ["classic", "large", "four_colour"])
def test_every_face_is_its_own(deck: str) -> None:
    """All 52 faces and both jokers of a deck are drawn, differ from each other and from the back."""
    open_stack()
    sprites = CardSprites(deck, "lattice")
    cards = [*PLAIN[:52], Card(None, None, 1), Card(None, None, 2)]
    drawn = {pixels(sprites.face(card, 60)) for card in cards} | {pixels(sprites.back(60))}
    assert len(drawn) == 55


@pytest.mark.parametrize("width", [37, 100, 161])
def test_exact_size(sprites: CardSprites, width: int) -> None:
    """A card is drawn at the very width asked for, with the proportions of a card and opaque in its middle."""
    for picture in (sprites.face(SEVEN, width), sprites.back(width)):
        assert picture.get_size() == card_size(width)
        assert picture.get_at((width // 2, width // 2)).a == 255
        assert picture.get_at((0, 0)).a < 255


def test_twins_share_a_picture(sprites: CardSprites) -> None:
    """Twins look the same, and four jokers share two drawings."""
    assert sprites.face(SEVEN, 80) is sprites.face(Card(7, "H", 2), 80)
    assert [file_name(card) for card in full_deck(1, 4)[52:]] == ["JK1", "JK2", "JK1", "JK2"]


@pytest.mark.parametrize("deck", ["classic", "large", "four_colour"])
def test_wilds_wear_a_mark(deck: str) -> None:
    """A wild differs from the plain card within the left third, which a fan leaves in sight."""
    open_stack()
    sprites = CardSprites(deck, "garden")
    width, height = card_size(120)
    left = pygame.Rect(0, 0, width // 3, height)
    plain, wild = sprites.face(SEVEN, width), sprites.face(SEVEN, width, wild=True)
    assert pixels(plain.subsurface(left)) != pixels(wild.subsurface(left))
    right = pygame.Rect(width // 3, 0, width - width // 3, height)
    assert pixels(plain.subsurface(right)) == pixels(wild.subsurface(right))


def test_turning_over(sprites: CardSprites) -> None:
    """A card turns from its back to its face and is narrow in between."""
    assert sprites.turning(SEVEN, 100, 0) is sprites.back(100)
    assert sprites.turning(SEVEN, 100, 1) is sprites.face(SEVEN, 100)
    assert sprites.turning(SEVEN, 100, 0.5).get_width() < 20


@pytest.mark.parametrize(("degrees", "wide"), [(90, 140), (180, 100), (-90, 140)])
def test_tilted(sprites: CardSprites, degrees: int, wide: int) -> None:
    """A card lying on its side is as wide as it was high, and still whole."""
    assert abs(sprites.tilted(KING, 100, degrees).get_width() - wide) <= 2


def test_tilt_turns_clockwise(sprites: CardSprites) -> None:
    """Positive degrees turn clockwise: the top left index of a large card comes to the top right."""
    upright = pygame.transform.rotate(sprites.face(SEVEN, 100), -90)
    turned = sprites.tilted(SEVEN, 100, 90)
    middle = turned.get_rect(center=(71, 51))
    assert turned.get_at((130 - middle.left, 12)) == pytest.approx(tuple(upright.get_at((130, 12))), abs=60)


def test_memory_is_bounded(sprites: CardSprites) -> None:
    """Only the widths last used are kept."""
    first = sprites.face(SEVEN, 40)
    for width in range(41, 41 + WIDTHS_KEPT):
        sprites.face(SEVEN, width)
    assert sprites.face(SEVEN, 40) is not first


def test_haste_scales_what_is_at_hand(sprites: CardSprites) -> None:
    """While a window is dragged larger the kept picture is scaled, and afterwards drawn anew, crisp."""
    sprites.face(SEVEN, 100)
    sprites.hasten(True)
    hasty = sprites.face(SEVEN, 130)
    sprites.hasten(False)
    crisp = sprites.face(SEVEN, 130)
    assert hasty.get_size() == crisp.get_size() == card_size(130)
    assert pixels(hasty) != pixels(crisp)
    assert sprites.face(SEVEN, 130) is crisp


def test_haste_leaves_nothing_behind(sprites: CardSprites) -> None:
    """Tilted and turning cards shown in haste are drawn anew, crisp, when the window has settled."""
    fresh = CardSprites("classic", "garden")
    sprites.face(SEVEN, 100)
    sprites.back(100)
    sprites.hasten(True)
    hasty = sprites.tilted(SEVEN, 130, 20), sprites.turning(SEVEN, 130, 0.7)
    sprites.hasten(False)
    crisp = sprites.tilted(SEVEN, 130, 20), sprites.turning(SEVEN, 130, 0.7)
    expected = fresh.tilted(SEVEN, 130, 20), fresh.turning(SEVEN, 130, 0.7)
    assert list(map(pixels, crisp)) == list(map(pixels, expected)) != list(map(pixels, hasty))


def test_shadows_grow_with_the_lift(sprites: CardSprites) -> None:
    """The higher a card is held, the wider its shadow."""
    low, high = sprites.shadow(100, 0), sprites.shadow(100, 1)
    assert low.get_width() < high.get_width()


@pytest.mark.parametrize(("size", "blur"), list(product([(40, 56), (900, 700)], [2.0, 16.0, 48.0])))
def test_shadows_are_soft(size: tuple[int, int], blur: float) -> None:
    """A shadow is darkest inside, reaches beyond its box, and has faded away at its edge."""
    open_stack()
    shadow = draw_shadow(size, 6, blur, 0.45)
    assert shadow.get_width() > size[0]
    assert shadow.get_at(shadow.get_rect().center).a > 50
    assert shadow.get_at((0, 0)).a < 8


@pytest.mark.parametrize("width", [28, 40, 74, 130])
def test_marks_stay_large_enough_to_see(sprites: CardSprites, width: int) -> None:
    """On the smallest cards the mark of wilds is still ten pixels wide, as long as that leaves room for the card."""
    plain, wild = sprites.face(SEVEN, width), sprites.face(SEVEN, width, wild=True)
    changed = pygame.mask.from_threshold(wild, (0, 0, 0), (1, 1, 1, 255), plain)
    changed.invert()
    boxes = changed.get_bounding_rects()
    assert max(box.width for box in boxes) >= 10
    assert max(box.right for box in boxes) <= width / 2
