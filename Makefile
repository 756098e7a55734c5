# `make run` and `make test` set everything up by themselves. They need Python 3.11 or newer with pip, and make.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# The page is built beside pip, not by it; and nothing is compiled that is never imported.
PIP := env HATCH_BUILD_NO_HOOKS=true $(PYTHON) -m pip --python $(BIN)/python --disable-pip-version-check install \
	--quiet --no-compile
PYTEST := $(BIN)/pytest -n auto --dist worksteal --timeout 300
# Bytecode is kept, even where the environment says otherwise: every test run imports the same files many times.
unexport PYTHONDONTWRITEBYTECODE

# The Pythons that `make test-full` runs the tests on, beside the one above.
PYTHONS ?= 3.12 3.13
# What another Python could change: not the documents, nor what browsers show.
PORTABLE := $(filter-out tests/__pycache__/ tests/docs/ tests/soak/ tests/web/, $(wildcard tests/*/ tests/test_*.py))

.PHONY: run test test-full test-python test-portable lint web bench soak docs golden clean
.NOTPARALLEL:

run: $(VENV)/.installed web
	$(BIN)/lastcard serve

# A slice of everything.
test: $(VENV)/.dev web
	$(BIN)/python hatch_build.py test & $(PYTEST) && wait $$!

# Every combination, on every Python.
test-full: $(VENV)/.dev web
	$(BIN)/python hatch_build.py test & $(PYTEST) --full && wait $$!
	for version in $(PYTHONS); do $(MAKE) test-python VERSION=$$version || exit; done

test-python:
	@if python$(VERSION) -c ''; then $(MAKE) test-portable PYTHON=python$(VERSION) VENV=.venv-$(VERSION); \
	elif [ "$$CI_MUST_RUN_ALL" ]; then echo 'There is no python$(VERSION), and all tests must run.'; exit 1; \
	else echo 'There is no python$(VERSION): the tests did NOT run on it.'; fi

test-portable: $(VENV)/.dev
	$(PYTEST) $(PORTABLE)

lint: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py check

# The browser client, if something has changed since it was built.
web: $(VENV)/.build
	$(BIN)/python hatch_build.py

bench: $(VENV)/.bench web
	$(BIN)/python benchmarks/rounds_per_second.py
	$(BIN)/python benchmarks/table_server.py
	$(BIN)/python benchmarks/browser.py

soak: $(VENV)/.dev
	$(PYTEST) --soak tests/property tests/differential tests/soak tests/server/test_fuzz.py

# What is generated from the catalogue, the presets and the protocol, and checked by tests.
docs: $(VENV)/.dev
	$(BIN)/python docs/generate.py
	$(BIN)/python web/generate.py

golden: $(VENV)/.dev
	$(BIN)/python tests/golden/record.py

clean:
	rm -rf .venv .venv-* web/node_modules src/lastcard/server/web

# What builds the package and the page. With it, pip and npm can work at the same time.
$(VENV)/.build: pyproject.toml
	$(PYTHON) -m venv --without-pip $(VENV)
	$(PYTHON) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])' \
		| xargs $(PIP)
	touch $@

$(VENV)/.installed: $(VENV)/.build
	$(BIN)/python hatch_build.py & $(PIP) --no-build-isolation -e '.[fast,plots,web]' && wait $$!
	touch $@

$(VENV)/.dev: $(VENV)/.build
	$(BIN)/python hatch_build.py & $(PIP) --no-build-isolation -e '.[dev]' && wait $$!
	touch $@ $(VENV)/.installed

# RLCard comes as source, which setuptools builds.
$(VENV)/.bench: $(VENV)/.build
	$(PIP) setuptools
	$(PIP) --no-build-isolation -e '.[bench]'
	touch $@
