# Everything a fresh machine needs is installed here: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.pyx') setup.py pyproject.toml
PAGE_SOURCES := $(shell find web/src web/public web/tools -type f) $(addprefix web/,index.html package.json svelte.config.js vite.config.ts)

.PHONY: play page test lint types page-check pytest page-test test-bounds bench strength bench-server soak screenshots lighthouse clean

play: .venv/play page
	@$(BIN)/buttonbox serve --open

page: web/dist/index.html

test: lint types page-check pytest

lint: .venv/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/test
	$(BIN)/mypy

page-check: web/node_modules/.package-lock.json
	cd web && npm run check && npm test

pytest: .venv/compiled .venv/system page
	$(BIN)/pytest -n 2

# The server's tests with the oldest and the newest packages that pyproject.toml allows.
test-bounds: .venv/compiled
	$(BIN)/python -m tests.server.bounds

# Only what a real browser shows: whole games, and a look at every screen.
page-test: .venv/compiled .venv/system page
	$(BIN)/pytest -n 2 tests/page

bench: .venv/compiled .venv/bench
	$(BIN)/python -m bench

# Every level against the one below it; takes about two hours.
strength: .venv/compiled
	$(BIN)/python -m bench.strength

bench-server: .venv/compiled bench_server/node/node_modules/.installed
	$(BIN)/python -m bench_server

soak: .venv/compiled
	$(BIN)/python -m soak

screenshots: .venv/compiled page
	$(BIN)/python -m tests.page.screenshots

# Scores of home and both games on a slow phone, into docs/page-speed.md.
lighthouse: .venv/compiled .venv/system page
	$(BIN)/python -m tests.page.lighthouse

clean:
	rm -rf .venv build src/*.egg-info web/node_modules web/dist
	find src -name '*.so' -delete

.venv/created:
	$(PYTHON) -m venv .venv
	touch $@

# What a player needs: the package alone, compiled where there is a compiler.
.venv/play: .venv/created $(SOURCES)
	$(BIN)/pip install -q -e .
	touch $@

# Compiled below, and after that only what has changed: pip would compile everything each time.
.venv/test: .venv/created pyproject.toml setup.py
	BUTTONBOX_INTERPRETED=1 $(BIN)/pip install -q -e '.[test]'
	touch $@

.venv/bench: .venv/test
	BUTTONBOX_INTERPRETED=1 $(BIN)/pip install -q -e '.[bench]'
	touch $@

.venv/compiled: .venv/test $(SOURCES)
	$(BIN)/python setup.py -q build_ext --inplace
	touch $@

# The real things the tests run on: a browser and a database server.
.venv/system: .venv/created
	test -x /usr/bin/chromium-headless-shell -a -d /usr/lib/postgresql || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell postgresql)
	touch $@

web/node_modules/.package-lock.json: web/package.json
	cd web && npm install --no-audit --no-fund
	touch $@

bench_server/node/node_modules/.installed: bench_server/node/package.json
	cd bench_server/node && npm install --silent && touch node_modules/.installed

web/dist/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES)
	cd web && npm run build
