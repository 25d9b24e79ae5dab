"""A table in play: its game and its connections, what people do, what happens by itself, what each may see."""
