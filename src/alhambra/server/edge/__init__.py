"""The edge of the network: limits, refusals, logs, figures, and calls to elsewhere."""
