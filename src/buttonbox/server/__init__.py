"""Tables, seats, sockets and storage; applies no rules itself."""
