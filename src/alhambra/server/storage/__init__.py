"""What is stored: the log of every game, people, and how both are kept and saved."""
