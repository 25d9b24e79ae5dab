"""How fast is the engine, and how near to what a machine can do? `make bench`."""
