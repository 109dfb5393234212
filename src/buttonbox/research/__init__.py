"""Both games as material for research: environments, data, measures, proved positions."""
