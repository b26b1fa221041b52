"""What outlives a game: config.yaml, saved matches and options, all of them files."""
