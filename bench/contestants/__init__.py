"""What is measured: our games and searches, and those of other libraries."""
