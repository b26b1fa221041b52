"""The kit: letters, panels, widgets, focus and time, for any game: knows no cards, rules or match."""
