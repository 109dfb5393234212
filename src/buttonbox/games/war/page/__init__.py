"""What the server sends the page about a game of War, besides its position."""
