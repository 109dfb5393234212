# `make play` starts the games, `make quick` and `make test` run tests; `make help` lists all targets.
# Each target installs what it needs.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.pyx') setup.py pyproject.toml
# Only the pocket's list of files: the files' own names change with every build.
PAGE_SOURCES := $(shell find web/src web/public web/tools -type f -not -path '*/public/assets/*') $(addprefix web/,index.html package.json svelte.config.js vite.config.ts)
DEVELOP := .venv/test .venv/compiled
QUICK := not slow and not browser and not postgres

.PHONY: help play page pocket pocket-if-possible pocket-same quick quick-tests test lint types page-check pytest \
	page-test test-bounds site docs bench strength bench-server soak screenshots lighthouse wheel wheel-arm icons system clean

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F'|' '{ printf "make %-14s %s\n", $$1, $$2 }'

play: .venv/compiled page ## play in your browser
	@$(BIN)/buttonbox

page: web/dist/index.html ## build the page

pocket: $(DEVELOP) web/node_modules/.package-lock.json ## compile both games to WebAssembly, for offline play
	$(BIN)/python -m tools.pocket

# The pocket needs one particular Python; its tests are skipped with others.
pocket-if-possible: $(DEVELOP) web/node_modules/.package-lock.json
	$(BIN)/python -m tools.pocket --if-possible

pocket-same: pocket ## compare 1,000 random games of each kind and 20 bot games with the pocket
	$(BIN)/python -m tools.pocket.same_games

quick: $(DEVELOP) ## lint, types and the fast tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(MAKE) --no-print-directory -j2 types quick-tests

# Beside mypy, which would leave the other cores idle.
quick-tests: $(DEVELOP)
	$(BIN)/pytest -n 2 -m "$(QUICK)"

test: lint types page-check pytest ## everything, including a real browser and PostgreSQL

lint: .venv/test web/node_modules/.package-lock.json ## ruff, and Prettier and ESLint for the page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	cd web && npm run lint

types: .venv/test ## mypy --strict
	$(BIN)/mypy

page-check: web/node_modules/.package-lock.json ## type checks and unit tests of the page
	cd web && npm run check && npm test

pytest: $(DEVELOP) system pocket-if-possible ## all Python tests
	$(MAKE) --no-print-directory page
	$(BIN)/pytest -n 3

page-test: $(DEVELOP) system page ## browser tests of the page: whole games, and every screen
	$(BIN)/pytest -n 2 tests/page

test-bounds: $(DEVELOP) ## test the server with the oldest and newest packages it allows
	$(BIN)/python -m tools.bounds

site: pocket ## write the page as files for any static host to build/static-site
	$(MAKE) --no-print-directory page
	$(BIN)/python -m tools.site $(if $(SERVER),--server $(SERVER))

docs: .venv/test ## build the documentation site in build/site
	$(BIN)/mkdocs build --strict

bench: .venv/compiled .venv/bench ## compare the speed of rules, search and environments with others
	$(BIN)/python -m bench

strength: $(DEVELOP) ## play every bot level against the one below; takes about two hours
	$(BIN)/python -m bench.strength

bench-server: $(DEVELOP) bench_server/node/node_modules/.installed ## compare the server with boardgame.io
	$(BIN)/python -m bench_server

soak: $(DEVELOP) ## run the server under faults and attacks
	$(BIN)/python -m soak

screenshots: $(DEVELOP) page ## take screenshots of every screen, into docs/screenshots
	$(BIN)/python -m tools.screenshots

lighthouse: $(DEVELOP) system page ## measure the page on a slow phone, into docs/page-speed.md
	$(BIN)/python -m tools.lighthouse

wheel: .venv/release system pocket-if-possible ## build, check and play wheel and sdist, in build/dist
	$(MAKE) --no-print-directory page
	$(BIN)/python -m tools.wheel

wheel-arm: .venv/release pocket-if-possible ## build a wheel for 64-bit ARM with zig and try it under qemu
	$(MAKE) --no-print-directory page
	$(BIN)/python -m tools.wheel_aarch64

icons: .venv/test system ## draw the page's PNG icons from its SVG
	$(BIN)/python -m tools.icons

system: .venv/created ## find a browser and PostgreSQL, or install them with apt as root
	@$(BIN)/python -m harness.programs

clean: ## remove everything that was built or installed here
	rm -rf .venv build src/*.egg-info web/node_modules web/dist
	find src -name '*.so' -delete

.venv/created:
	$(PYTHON) -m venv .venv
	touch $@

# What a player needs, still interpreted. The target below compiles only what has changed; pip would
# compile everything each time.
.venv/installed: .venv/created pyproject.toml
	BUTTONBOX_INTERPRETED=1 $(BIN)/pip install -q -e . 'cython>=3.1' 'setuptools>=77'
	touch $@

.venv/test: .venv/installed
	BUTTONBOX_INTERPRETED=1 $(BIN)/pip install -q -e '.[test]'
	touch $@

.venv/release: .venv/test
	BUTTONBOX_INTERPRETED=1 $(BIN)/pip install -q -e '.[release]'
	touch $@

.venv/bench: .venv/test
	BUTTONBOX_INTERPRETED=1 $(BIN)/pip install -q -e '.[bench]'
	touch $@

.venv/compiled: .venv/installed $(SOURCES)
	$(BIN)/python setup.py -q build_ext --inplace
	touch $@

web/node_modules/.package-lock.json: web/package.json
	cd web && npm install --no-audit --no-fund
	touch $@

bench_server/node/node_modules/.installed: bench_server/node/package.json
	cd bench_server/node && npm install --silent && touch node_modules/.installed

web/dist/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES)
	cd web && npm run build
