"""The backs: garden, lattice, night, sunburst and waves, each the same from both ends.

A back is a field of one colour, its pattern, a paper margin that cuts the pattern off cleanly, and fine rules on
top. Backs tell nothing about the face beneath; none of them knows another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from .colours import GOLD, PAPER
from .flowers import bird, leaf_spray, rosette, tulip
from .marks import star
from .paper import HEIGHT, WIDTH, both_ends, card, window
from .shells import shells
from .suits import mark
from .svg import Point, circle, mirrored, number, on_circle, path, placed, polygon_path, rectangle

LEFT, TOP = 13.0, 13.0
RIGHT, BOTTOM = WIDTH - LEFT, HEIGHT - TOP
X, Y = WIDTH / 2, HEIGHT / 2


def framed(field: str, line: str, pattern: list[str], crown: list[str]) -> str:
    """A back as an SVG file: a field of one colour, its pattern, the margin with two rules, what lies on top."""
    opening = f"M{LEFT} {TOP}H{RIGHT}V{BOTTOM}H{LEFT}Z"
    base = path(opening, fill=field)
    rule = rectangle(LEFT + 3, TOP + 3, RIGHT - LEFT - 6, BOTTOM - TOP - 6, fill="none", stroke=field, stroke_width=6)
    fine = rectangle(
        LEFT + 5, TOP + 5, RIGHT - LEFT - 10, BOTTOM - TOP - 10, fill="none", stroke=line, stroke_width=1.6
    )
    return card([base, *pattern, window(opening), rule, fine, *crown])


def lattice() -> str:
    """Crossing diagonals in red, a golden lozenge in every mesh, and a medallion of spades and hearts."""
    red, step = "#a5251e", 22
    lines = "".join(diagonal(X + (i + 0.5) * step, lean) for i in range(-20, 20) for lean in (1, -1))
    gems = "".join(f"M{number(x)} {number(y - 4)}l4 4l-4 4l-4 -4Z" for x, y in staggered(step, step))
    pattern = [path(lines, stroke="#f0cdb0", stroke_width=1.6, fill="none"), path(gems, fill=GOLD)]
    return framed(red, PAPER, pattern, medallion(red))


def staggered(step_x: float, step_y: float) -> Iterator[Point]:
    """Points about the middle of the card in rows set off by half a step, inside the field."""
    for row in range(-18, 19):
        for column in range(-7, 8):
            x, y = X + (column + (row % 2) / 2) * step_x, Y + row * step_y / 2
            if LEFT < x < RIGHT and TOP < y < BOTTOM:
                yield x, y


def diagonal(x_at_middle: float, lean: int) -> str:
    """A line at 45 degrees through a point of the middle row, cut off at the field's edge; empty outside it."""
    ends = sorted((x - x_at_middle) * lean for x in (LEFT, RIGHT))
    low, high = max(TOP - Y, ends[0]), min(BOTTOM - Y, ends[1])
    if low >= high:
        return ""
    return (
        f"M{number(x_at_middle + lean * low)} {number(Y + low)}L{number(x_at_middle + lean * high)} {number(Y + high)}"
    )


def medallion(ink: str) -> list[str]:
    """A round shield in the middle with four suit marks, each turned outwards."""
    turns = ((0, "S"), (90, "H"), (180, "S"), (270, "H"))
    marks = [mark(suit, *on_circle(X, Y, 27, turn - 90), 24, ink, turn) for turn, suit in turns]
    return [
        path(star(X, Y, 62, 24, 0.9), fill=PAPER),
        circle(X, Y, 50, fill="none", stroke=ink, stroke_width=1.4),
        circle(X, Y, 46.5, fill="none", stroke=GOLD, stroke_width=2.2),
        *marks,
        path(star(X, Y, 10, 4, 0.4), fill=GOLD),
    ]


def sunburst() -> str:
    """Rays of two colours from a sun in the middle to the edge of the field."""
    teal = "#163f4b"
    rays = "".join(ray(turn, 2.5) for turn in range(0, 360, 10))
    thin = "".join(ray(turn, 0.5) for turn in range(5, 360, 10))
    sun = [
        path(star(X, Y, 66, 24, 0.78), fill=GOLD, stroke=teal, stroke_width=2),
        circle(X, Y, 44, fill=teal),
        circle(X, Y, 38.5, fill="none", stroke=GOLD, stroke_width=1.8),
        path(star(X, Y, 33, 8, 0.5), fill=PAPER),
        path(star(X, Y, 19, 8, 0.55), fill="#c0502d"),
        circle(X, Y, 5, fill=PAPER),
    ]
    return framed(teal, "#e9cf94", [path(rays, fill="#c98a2c"), path(thin, fill="#e9cf94")], sun)


def ray(degrees: float, half: float) -> str:
    """A ray from the middle to the field's edge, `half` a width in degrees to either side."""
    return polygon_path([(X, Y), *(to_edge(degrees + lean) for lean in (-half, half))])


def to_edge(degrees: float) -> Point:
    """Where a ray from the middle meets the edge of the field."""
    dx, dy = on_circle(0, 0, 1, degrees)
    reach = min((RIGHT - X) / max(abs(dx), 1e-9), (BOTTOM - Y) / max(abs(dy), 1e-9))
    return X + dx * reach, Y + dy * reach


def night() -> str:
    """A moon over dark hills and a lake, and the same sky again from the other end."""
    moon, pale = "#f1dc9c", "#f6ecd0"
    rings = [circle(146, 92, r, fill="none", stroke="#3a4a80", stroke_width=1.4) for r in (48, 60, 72)]
    sky = [
        rectangle(LEFT, TOP, RIGHT - LEFT, Y - TOP, fill="#17204a"),
        *rings,
        circle(146, 92, 36, fill=moon),
        circle(134, 85, 31, fill="#17204a"),
        path("".join(star(x, y, size, 4, 0.28) for x, y, size in _STARS), fill=pale),
    ]
    hills = [
        path("M13 144C30 122 52 118 76 140C104 112 140 108 168 138C190 118 218 116 237 128V175H13Z", fill="#2d3d78"),
        path("M13 158C38 142 66 146 92 160C124 138 160 142 186 158C210 146 226 146 237 148V175H13Z", fill="#1f2c60"),
        path("M13 167C40 158 80 162 118 168C160 156 205 159 237 164V175H13Z", fill="#121a3d"),
    ]
    lake = path(
        "".join(f"M{x} {y}h{w}" for x, y, w in ((90, 175, 70), (40, 171, 26), (184, 171, 22))),
        stroke=moon,
        stroke_width=1.6,
        fill="none",
    )
    return framed("#17204a", moon, both_ends([*sky, *hills, lake]), [])


_STARS = (
    (46, 48, 11),
    (84, 40, 5),
    (210, 46, 8),
    (64, 88, 6),
    (212, 106, 6),
    (38, 118, 7),
    (92, 112, 4),
    (226, 74, 4),
    (180, 32, 4),
    (110, 58, 5),
)


def garden() -> str:
    """Tulips, leaves and birds on dark green about a rosette, each quarter the mirror of the next."""
    green, vine = "#173f31", "#c9b072"
    quarter = [
        path(
            "M125 175C140 150 176 150 184 122C190 100 176 84 160 88C146 92 146 110 158 114",
            fill="none",
            stroke=vine,
            stroke_width=3,
        ),
        path(
            "M184 122C206 112 216 88 212 62M176 138C196 144 214 152 216 175M160 88C150 72 140 60 125 52",
            fill="none",
            stroke=vine,
            stroke_width=2.4,
        ),
        *leaf_spray(),
        placed(tulip("#d86a4c", "#f2c9a0"), 212, 62, 1, 6),
        placed(rosette("#f2c9a0", GOLD, 5), 158, 106, 0.72),
        placed(bird("#e6d8b4", "#c0502d"), 183, 50, 0.8),
    ]
    half = [*quarter, mirrored(quarter, X), placed(tulip("#e3a84a", "#f6e3b5"), X, 54, 1.1)]
    sides = both_ends([placed(rosette("#f2c9a0", GOLD, 5), 34, Y, 0.7)])
    middle = [placed(rosette("#d86a4c", "#f2c9a0", 8), X, Y, 1.5), *sides]
    return framed(green, vine, both_ends(half), middle)


def waves() -> str:
    """Rows of overlapping arcs like a calm sea, in slate blue and cream, turned about a jewel."""
    slate = "#33587a"
    sea = both_ends([path(shells(), fill="none", stroke="#e8dcc0", stroke_width=1.7)])
    tide = f"M{LEFT} {Y}H{RIGHT}"
    jewel = [
        path(tide, fill="none", stroke=GOLD, stroke_width=3),
        path(star(X, Y, 50, 4, 0.5), fill=slate, stroke=PAPER, stroke_width=3),
        path(star(X, Y, 37, 4, 0.5), fill=GOLD),
        path(star(X, Y, 17, 8, 0.45), fill="#1d3348"),
    ]
    return framed(slate, PAPER, [*sea, *jewel], [])


BACKS: dict[str, Callable[[], str]] = {
    "garden": garden,
    "lattice": lattice,
    "night": night,
    "sunburst": sunburst,
    "waves": waves,
}
