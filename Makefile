# `make play` plays, `make quick` and `make test` test: each installs what it needs. `make help` lists all.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.pyx') setup.py pyproject.toml
# Of the pocket only its list of files, as these have other names each time.
PAGE_SOURCES := $(shell find web/src web/public web/tools -type f -not -path '*/public/assets/*') $(addprefix web/,index.html package.json svelte.config.js vite.config.ts)
DEVELOP := .venv/test .venv/compiled
QUICK := not slow and not browser and not postgres

.PHONY: help play page pocket pocket-if-possible pocket-same quick test lint types page-check pytest \
	page-test test-bounds site docs bench strength bench-server soak screenshots lighthouse wheel wheel-arm icons system clean

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F'|' '{ printf "make %-14s %s\n", $$1, $$2 }'

play: .venv/compiled page ## play in your browser
	@$(BIN)/buttonbox

page: web/dist/index.html ## build the page

pocket: $(DEVELOP) web/node_modules/.package-lock.json ## both games as WebAssembly, for the page to take along
	$(BIN)/python -m tools.pocket

# The pocket is of one Python; tests of it are skipped with another.
pocket-if-possible: $(DEVELOP) web/node_modules/.package-lock.json
	$(BIN)/python -m tools.pocket --if-possible

pocket-same: pocket ## 1,000 games of each kind and 20 with bots: the same here and in the pocket
	$(BIN)/python -m tools.pocket.same_games

quick: $(DEVELOP) ## style, types and the fast tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2 -m "$(QUICK)"

test: lint types page-check pytest ## everything, also in a real browser and on PostgreSQL

lint: .venv/test web/node_modules/.package-lock.json ## ruff; Prettier and ESLint for the page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	cd web && npm run lint

types: .venv/test ## mypy --strict
	$(BIN)/mypy

page-check: web/node_modules/.package-lock.json ## types and unit tests of the page
	cd web && npm run check && npm test

pytest: $(DEVELOP) system pocket-if-possible ## every test in Python
	$(MAKE) --no-print-directory page
	$(BIN)/pytest -n 3

page-test: $(DEVELOP) system page ## the page in a browser: whole games, and every screen
	$(BIN)/pytest -n 2 tests/page

test-bounds: $(DEVELOP) ## the server with the oldest and the newest packages it allows
	$(BIN)/python -m tools.bounds

site: pocket ## the page as files for any static host, in build/static-site
	$(MAKE) --no-print-directory page
	$(BIN)/python -m tools.site $(if $(SERVER),--server $(SERVER))

docs: .venv/test ## the documentation as a site, in build/site
	$(BIN)/mkdocs build --strict

bench: .venv/compiled .venv/bench ## the speed of rules, search and environments beside others
	$(BIN)/python -m bench

strength: $(DEVELOP) ## every bot level against the one below; takes about two hours
	$(BIN)/python -m bench.strength

bench-server: $(DEVELOP) bench_server/node/node_modules/.installed ## the server beside boardgame.io
	$(BIN)/python -m bench_server

soak: $(DEVELOP) ## the server under faults and attacks
	$(BIN)/python -m soak

screenshots: $(DEVELOP) page ## every screen, into docs/screenshots
	$(BIN)/python -m tools.screenshots

lighthouse: $(DEVELOP) system page ## the page on a slow phone, into docs/page-speed.md
	$(BIN)/python -m tools.lighthouse

wheel: .venv/release system page ## wheel and sdist, in build/dist, checked and played
	$(BIN)/python -m tools.wheel

wheel-arm: .venv/release page ## a wheel for 64-bit ARM, made by zig and tried under qemu
	$(BIN)/python -m tools.wheel_aarch64

icons: .venv/test system ## the page's PNG icons, from its SVG
	$(BIN)/python -m tools.icons

system: .venv/created ## find a browser and PostgreSQL, or install them with apt as root
	@$(BIN)/python -m harness.programs

clean: ## remove everything that was built or installed here
	rm -rf .venv build src/*.egg-info web/node_modules web/dist
	find src -name '*.so' -delete

.venv/created:
	$(PYTHON) -m venv .venv
	touch $@

# What a player needs. Compiled below, and after that only what has changed: pip would compile
# everything each time.
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
