"""The one error that the command line turns into a sentence and exit status 2."""


class Refusal(Exception):
    """What can't be done; the message is one sentence, fit to show, that says what would be right."""
