"""Commands in which bots play: simulations, matches and training."""
