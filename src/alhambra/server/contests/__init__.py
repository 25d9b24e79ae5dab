"""The same deal for everybody: what is played, who has tried it, and who did best."""
