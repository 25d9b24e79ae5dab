# Everything a developer or CI runs. Each target does its own set-up: Python 3.11 or newer with venv is enough.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
ifneq ($(shell command -v uv),)
  VENV := uv venv --quiet --clear --python $(PYTHON) .venv
  INSTALL := uv pip install --quiet --python $(BIN)/python
else
  VENV := $(PYTHON) -m venv --clear .venv
  INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check
endif
CHECKED := src tests tools setup.py $(wildcard bench)
PYTEST := $(BIN)/pytest -q -n auto
# Tests that do not play: interpreted, they would only repeat themselves.
NOT_PLAYING := $(addprefix --ignore=tests/,frame svg texts server browser docs)

.DEFAULT_GOAL := help
.PHONY: help venv build check test soak bench ladder lock clean

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*##  */\1\t/p' Makefile

venv: $(READY)  ## make .venv with everything in it
	@:

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@$(VENV)

$(READY): requirements/dev.txt pyproject.toml | $(BIN)/python
	@$(INSTALL) -r requirements/dev.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

build: venv  ## compile the engine if its sources have changed
	@$(BIN)/python tools/compile_engine.py

check: venv  ## lint, formatting, types, layers
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --no-error-summary $(CHECKED)
	@report=$$($(BIN)/lint-imports 2>&1) || { echo "$$report"; exit 1; }

test: check build  ## all checks and tests, then the playing tests once more interpreted
	@$(BIN)/python -c 'from alhambra.build import describe; print("Engine:", describe())'
	@$(PYTEST)
	@$(BIN)/python -c 'import sys; from alhambra.build import compiled; sys.exit(compiled())' || \
	  { echo 'Engine: interpreted'; ALHAMBRA_PURE=1 $(PYTEST) tests $(NOT_PLAYING); }

soak: build  ## the playing tests with twenty times the games
	@ALHAMBRA_EFFORT=20 $(PYTEST) tests $(NOT_PLAYING)

bench: build  ## how fast is it?
	@$(BIN)/python -m bench $(ARGS)

ladder: build  ## how strong is each bot? writes docs/bots.md; with ARGS (see --help) only prints
	@$(BIN)/python -m bench.ladder $(or $(ARGS),--write docs/bots.md)

lock: venv  ## pin the dependencies anew (ARGS=--upgrade for the newest)
	@$(BIN)/python tools/lock.py $(ARGS)

clean:  ## remove everything made here except .venv
	@rm -rf build dist src/*.egg-info .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +
