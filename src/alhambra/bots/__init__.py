"""Opponents: a ladder of bots that play every set from what a player may know."""
