"""The gallery's pictures of the table, the round's end and the log."""
