"""Commands for whoever hosts a server."""
