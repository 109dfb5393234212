"""Long-running fault trials against real servers."""
