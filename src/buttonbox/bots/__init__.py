"""Players that see only the contract; knowledge of a game comes in as an evaluator."""
