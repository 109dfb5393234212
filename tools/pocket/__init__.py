"""Build the pocket: both games, the bots and the server's own code, to run in a browser.

`make pocket` compiles the modules that setup.py has written as C to WebAssembly side modules for
Pyodide, adds the Python files a table needs, and writes hashed files and a manifest into
web/public, from where every build of the page takes them along.
"""
