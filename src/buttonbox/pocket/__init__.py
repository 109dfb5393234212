"""The server in a browser: tables, bots and records without a network or a database.

It runs in a web worker, on Pyodide. It is the server's own application, reached through a message
port instead of sockets; it stores tables on a shelf that the browser provides.
"""
