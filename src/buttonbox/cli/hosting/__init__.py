"""Commands for hosting a server."""
