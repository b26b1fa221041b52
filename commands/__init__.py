"""What is done from the command line: its arguments, the first start, and the games without a window."""
