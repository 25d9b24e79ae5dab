"""The game server: tables, people, clocks, storage and the protocol."""
