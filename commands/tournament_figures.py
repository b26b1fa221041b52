"""Adds up a tournament: means, wins and their intervals over deals, for scripts and for people.

Holds docs/interface.md, "`simulate`": intervals are over deals, for the matches of one deal are not independent. Does
not know how deals are played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from commands.duplicate_deals import ROUNDS, DealResult
from commands.timings import Timings
from commands.tournament import Tournament
from game.language import gettext as _

HALF_WIDTH = 1.96
"""Standard errors to each side of a mean that hold the truth 95 times in 100."""


def add_up(tournament: Tournament, results: Sequence[DealResult], seconds: float) -> dict[str, Any]:
    """Return the object that `simulate --json` prints; intervals of a single deal are None."""
    entries = range(len(tournament.entries))
    return {
        "matches": len(results) * len(entries),
        "seed": tournament.seed,
        "seconds": round(seconds, 3),
        "players": [_describe_player(tournament, results, entry) for entry in entries],
        "ties": sum(result.ties for result in results),
        "stock_turned": sum(result.stock_turned for result in results),
        "turn_limit_hit": sum(result.turn_limit_hit for result in results),
        "turns_per_round": _by_round(
            tournament, lambda number: fmean(result.round_turns[number] for result in results) / len(entries) ** 2
        ),
    }


def _describe_player(tournament: Tournament, results: Sequence[DealResult], entry: int) -> dict[str, Any]:
    matches = len(tournament.entries)
    points, points_width = _estimate([result.points[entry] / matches for result in results])
    rate, rate_width = _estimate([result.wins[entry] / matches for result in results])
    wins = round(sum(result.wins[entry] for result in results), 4)
    return {
        "name": tournament.entries[entry].text,
        "mean_points": points,
        "ci95": points_width,
        "wins": int(wins) if wins == int(wins) else wins,
        "win_rate": rate,
        "win_rate_ci95": rate_width,
        "points_by_round": _by_round(
            tournament,
            lambda number: fmean(result.round_points[number][entry] for result in results) / matches,
        ),
        "ms_per_decision": _describe_timings([result.timings[entry] for result in results]),
    }


def _estimate(means: Sequence[float]) -> tuple[float, float | None]:
    """Return the mean over deals and the half-width of its 95 % interval."""
    width = HALF_WIDTH * stdev(means) / sqrt(len(means)) if len(means) > 1 else None
    return round(fmean(means), 4), width if width is None else round(width, 4)


def _by_round(tournament: Tournament, figure: Callable[[int], float]) -> list[float | None]:
    """Return eleven numbers, None for rounds that were not played; `figure` takes the place 0 … 10."""
    played = tournament.rules.rounds
    return [round(figure(number), 4) if number + 1 in played else None for number in range(ROUNDS)]


def _describe_timings(parts: Sequence[Timings]) -> dict[str, float | None]:
    whole = Timings()
    for part in parts:
        whole.merge(part)
    quantiles = {"median": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    found = {name: whole.find_quantile(share) for name, share in quantiles.items()}
    return {name: value if value is None else round(value, 4) for name, value in found.items()}


def write_table(figures: dict[str, Any]) -> str:
    """Return the figures as lines for people."""
    players = figures["players"]
    heads = (_("player"), _("points"), "±", _("wins"), _("rate"), "±", _("ms: median"), "p99", _("max"))
    rows = [heads, *(_write_row(player) for player in players)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines = [
        _("{matches} matches, {deals} deals from seed {seed} on, in {seconds:.1f} seconds.").format(
            matches=figures["matches"],
            deals=figures["matches"] // len(players),
            seed=figures["seed"],
            seconds=figures["seconds"],
        ),
        "",
    ]
    for name, *cells in rows:
        aligned = "  ".join(cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        lines.append(f"{name.ljust(widths[0])}  {aligned}")
    lines += ["", *_write_rounds(figures)]
    form = _("Ties: {ties}. Stock turned: {stock_turned}. Rounds ended by the turn limit: {turn_limit_hit}.")
    return "\n".join([*lines, form.format(**figures)])


def _write_row(player: dict[str, Any]) -> tuple[str, ...]:
    times = player["ms_per_decision"]
    return (
        player["name"],
        f"{player['mean_points']:.2f}",
        _write(player["ci95"], ".2f"),
        f"{player['wins']:g}",
        f"{player['win_rate']:.1%}",
        _write(player["win_rate_ci95"], ".1%"),
        *(_write(times[name], ".2f") for name in ("median", "p99", "max")),
    )


def _write_rounds(figures: dict[str, Any]) -> list[str]:
    played = [number for number, turns in enumerate(figures["turns_per_round"]) if turns is not None]
    rows = [(_("round"), [str(number + 1) for number in played])]
    for player in figures["players"]:
        rows.append((player["name"], [f"{player['points_by_round'][number]:.1f}" for number in played]))
    rows.append((_("turns a seat"), [f"{figures['turns_per_round'][number]:.1f}" for number in played]))
    width = max(len(name) for name, _cells in rows)
    return [*(f"{name.ljust(width)}  {' '.join(cell.rjust(5) for cell in cells)}" for name, cells in rows), ""]


def _write(value: float | None, form: str) -> str:
    return "-" if value is None else format(value, form)
