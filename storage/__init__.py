"""What outlives a game: config.yaml, saved matches, options and statistics, all of them files."""
