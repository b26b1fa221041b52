"""One scene per screen: what it shows, and what a click or a key means there."""
