"""What the server sends the page about a game of BUTTONS, besides its position."""
