# Everything a fresh machine needs is installed here: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') setup.py pyproject.toml

.PHONY: play test lint types pytest bench clean

play: .venv/play
	@$(BIN)/buttonbox play

test: lint types pytest

lint: .venv/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/test
	$(BIN)/mypy

pytest: .venv/compiled
	$(BIN)/pytest -n 2

bench: .venv/compiled .venv/bench
	$(BIN)/python -m bench

clean:
	rm -rf .venv build src/*.egg-info
	find src -name '*.so' -delete

.venv/created:
	$(PYTHON) -m venv .venv
	touch $@

# What a player needs: the package alone, compiled where there is a compiler.
.venv/play: .venv/created $(SOURCES)
	$(BIN)/pip install -q -e .
	touch $@

.venv/test: .venv/created pyproject.toml setup.py
	$(BIN)/pip install -q -e '.[test]'
	touch $@

.venv/bench: .venv/test
	$(BIN)/pip install -q -e '.[bench]'
	touch $@

.venv/compiled: .venv/test $(SOURCES)
	$(BIN)/python setup.py -q build_ext --inplace -j 2
	touch $@
