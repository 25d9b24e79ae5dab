"""The machine and the rules: one readable source, compiled by mypyc, the same when interpreted."""
