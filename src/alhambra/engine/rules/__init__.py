"""What is played: a set-up, the modules it is made of, and the ruleset composed of them."""
