"""The game as a folder of static files: a host sends them, and after the first visit there need not be one."""
