# Both `make run` and `make test` set everything up by themselves; they need Python 3.11+ with pip, and make.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(PYTHON) -m pip --python $(BIN)/python --disable-pip-version-check install --quiet

.PHONY: run test lint web bench soak docs golden clean

run: .venv/.installed
	$(BIN)/python hatch_build.py
	$(BIN)/lastcard serve

test: .venv/.dev
	$(BIN)/python hatch_build.py
	$(BIN)/pytest -n auto --dist worksteal
	$(BIN)/python hatch_build.py test

lint: .venv/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check

# The browser client, if something has changed since it was built. Run, test and pip do it by themselves.
web: .venv/.installed
	$(BIN)/python hatch_build.py

bench: .venv/.bench
	$(BIN)/python benchmarks/games_per_second.py
	$(BIN)/python benchmarks/table_server.py
	$(BIN)/python benchmarks/browser.py

soak: .venv/.dev
	LASTCARD_SOAK=1 $(BIN)/pytest -n auto tests/property tests/differential tests/soak tests/server/test_fuzz.py

# What is generated from the catalogue, the presets and the protocol, and checked by tests.
docs: .venv/.dev
	$(BIN)/python docs/generate.py
	$(BIN)/python web/generate.py

golden: .venv/.dev
	$(BIN)/python tests/golden/record.py

clean:
	rm -rf .venv web/node_modules src/lastcard/server/web

.venv/bin/python:
	$(PYTHON) -m venv --without-pip .venv

.venv/.installed: pyproject.toml .venv/bin/python
	$(PIP) -e '.[fast,plots,web]'
	touch $@

.venv/.dev: pyproject.toml .venv/bin/python
	$(PIP) -e '.[dev]'
	touch $@ .venv/.installed

.venv/.bench: pyproject.toml .venv/bin/python
	$(PIP) -e '.[bench]'
	touch $@
