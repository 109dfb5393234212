"""What a player does in a turn of War: legal moves, and how they change the table."""
