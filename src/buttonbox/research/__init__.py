"""Research on the games: environments, datasets, measures of skill and luck, solved positions."""
