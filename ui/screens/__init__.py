"""Every screen but the table: what it shows, and what a click or a key means there."""
