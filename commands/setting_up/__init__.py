"""Setting up: a Python and the packages that the game needs, before anything else of it runs."""
