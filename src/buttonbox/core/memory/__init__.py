"""How compiled code copies and hashes states, and the sizes of its buffers."""
