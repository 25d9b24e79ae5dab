"""A slow, obvious second opinion about the rules, against which the tests check the engine."""
