"""UpcomingFaces: what is drawn ahead, and what is not."""

from game.cards import PLAIN, Card
from tests.ui.stand_ins import open_stack
from ui.cards.sprites import CardSprites
from ui.cards.upcoming_faces import ENOUGH, MOST_WIDTHS, WIDEST, UpcomingFaces


def ask(faces: UpcomingFaces, width: int, *names: str, wild: str = "") -> None:
    for name in names:
        faces.ask(name, name[0] == wild, width)


def all_wanted(faces: UpcomingFaces) -> set[tuple[str, bool, int]]:
    drawn: set[tuple[str, bool, int]] = set()
    while (wanted := faces.next(lambda *key: key in drawn)) is not None:
        drawn.add(wanted)
    return drawn


def test_a_table_is_drawn_ahead() -> None:
    """Once a few faces were shown at a width, all others follow; the wild rank with its mark, the rest without."""
    faces = UpcomingFaces()
    ask(faces, 120, "7H", "8H", "9C", wild="9")
    wanted = all_wanted(faces)
    assert len(wanted) == 52
    assert {name for name, wild, _width in wanted if wild} == {"9S", "9H", "9D", "9C"}


def test_ornaments_are_not() -> None:
    """A card or two at a width, and cards too wide to keep them all, lead to nothing."""
    faces = UpcomingFaces()
    ask(faces, 120, *("7H", "8H")[: ENOUGH - 1])
    ask(faces, WIDEST + 1, "7H", "8H", "9H", "TH")
    assert all_wanted(faces) == set()


def test_jokers_only_where_there_are_any() -> None:
    """Jokers are drawn ahead, with their mark, once one was seen."""
    faces = UpcomingFaces()
    ask(faces, 100, "JK1", "8H", "9H")
    assert ("JK2", True, 100) in all_wanted(faces)


def test_a_new_wild_rank() -> None:
    """With the next round's first wild its whole rank gets the mark, and the last one's is wanted without."""
    faces = UpcomingFaces()
    ask(faces, 100, "3H", "8H", "9H", wild="3")
    all_wanted(faces)
    ask(faces, 100, "4H", wild="4")
    wanted = all_wanted(faces)
    assert {("4S", True, 100), ("3H", False, 100)} <= wanted


def test_widths_are_bounded() -> None:
    """Only the widths asked for last count."""
    faces = UpcomingFaces()
    for width in range(50, 60):
        ask(faces, width, "7H", "8H", "9H")
    assert {width for _name, _wild, width in all_wanted(faces)} == set(range(60 - MOST_WIDTHS, 60))


def test_sprites_prepare() -> None:
    """Preparing draws one face at a time until every face at that width is there, and then rests."""
    open_stack()
    sprites = CardSprites("classic", "garden")
    assert not sprites.prepare()
    for rank in (7, 8, 9):
        sprites.face(Card(rank, "H"), 40)
    steps = 0
    while sprites.prepare():
        steps += 1
    assert steps == 49
    kept = [sprites.face(card, 40) for card in PLAIN[:52]]
    assert not sprites.prepare()
    assert [sprites.face(card, 40) for card in PLAIN[:52]] == kept
