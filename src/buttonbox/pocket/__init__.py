"""The server in a browser: tables, bots and records without network or database.

Made for a web worker that runs Pyodide. It is the server's own application, reached
through a port instead of sockets; what it stores goes to a shelf that the browser provides.
"""
