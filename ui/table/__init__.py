"""The table where a match is played: what lies on it, and what the pointer and the keys do there."""
