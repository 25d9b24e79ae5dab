# Everything a developer or CI runs. Each target does its own set-up: Python 3.11 or newer with venv is enough.

PYTHON ?= python3
BIN := .venv/bin
SET_UP := .venv/.set-up
READY := .venv/.ready
ifneq ($(shell command -v uv),)
  VENV := uv venv --quiet --clear --python $(PYTHON) .venv
  INSTALL := uv pip install --quiet --python $(BIN)/python
else
  VENV := $(PYTHON) -m venv --clear .venv
  INSTALL := $(BIN)/python -m pip install -qq --disable-pip-version-check
endif
CHECKED := src tests tools setup.py bench examples/pointer
PYTEST := $(BIN)/pytest -q -n auto
SOAK := ALHAMBRA_EFFORT=20 PYTEST_TIMEOUT=20000
# Tests that do not play: interpreted, they would only repeat themselves.
NOT_PLAYING := $(addprefix --ignore=tests/,frame svg texts server browser docs)

# What docs/security.md says about attacks is kept true by the tests that it names.
ATTACKS := $(sort $(wildcard $(addprefix tests/*/,$(addsuffix .py,$(shell grep -o 'test_[a-z_]*' docs/security.md)))))

.DEFAULT_GOAL := help
.PHONY: help play venv build client static check test soak bench load peers ladder train audit docs texts wheel bare shots lock clean

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*##  */\1\t/p' Makefile

play: build client  ## play in the browser, on your own machine
	@$(BIN)/python tools/page_python.py --folder build/static
	@ALHAMBRA_OFFLINE=build/static $(BIN)/alhambra play $(ARGS)

venv: $(READY)  ## make .venv with everything in it
	@:

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@$(VENV)

# Enough to play; the rest is for development.
$(SET_UP): requirements/play.txt pyproject.toml | $(BIN)/python
	@$(INSTALL) -r requirements/play.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): requirements/dev.txt $(SET_UP)
	@$(INSTALL) -r requirements/dev.txt
	@touch $@

build: $(SET_UP)  ## compile the engine if its sources have changed
	@$(BIN)/python tools/compile_engine.py

client: $(SET_UP)  ## build the browser client if its sources have changed (CLIENT=check or test for its own checks)
	@$(BIN)/python tools/web_client.py $(CLIENT)

static: build client  ## the game as a folder of static files, without a server, in build/static (DIR=…)
	@$(BIN)/python tools/page_python.py
	@$(BIN)/alhambra static $(or $(DIR),build/static)

check: venv  ## lint, formatting, types, words, layers
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy --no-error-summary $(CHECKED)
	@$(BIN)/python tools/plain_words.py
	@report=$$($(BIN)/lint-imports 2>&1) || { echo "$$report"; exit 1; }
	@report=$$(ALHAMBRA_PURE=1 $(BIN)/pytest -q -n 0 $(addprefix tests/texts/test_,style.py catalogue.py) 2>&1) || \
	  { echo "$$report"; exit 1; }

test: check build client  ## all checks and tests, then the playing tests once more interpreted
	@$(BIN)/python -c 'from alhambra.build import describe; print("Engine:", describe())'
	@$(BIN)/python tools/web_client.py check test
	@$(BIN)/python tools/page_python.py
	@$(PYTEST)
	@$(BIN)/python -c 'import sys; from alhambra.build import is_compiled; sys.exit(is_compiled())' || \
	  { echo 'Engine: interpreted'; ALHAMBRA_PURE=1 $(PYTEST) tests $(NOT_PLAYING); }

soak: venv build client  ## twenty times the games, secrecy, abuse and attacks too, and a server and a page killed fifty times
	@$(BIN)/python tools/page_python.py
	@$(SOAK) $(PYTEST) tests $(NOT_PLAYING)
	@$(SOAK) $(PYTEST) $(ATTACKS)
	@$(BIN)/python -m bench.many_bots --limit 1000
	@$(BIN)/python -m bench.spectators --limit 250
	@$(BIN)/python -m bench.load --tables 100 --hurried 0 --attacks
	@$(SOAK) $(BIN)/pytest -q tests/server/test_crash.py
	@ALHAMBRA_EFFORT=25 $(BIN)/pytest -q -n 0 tests/browser/static/test_killing.py

bench: venv build  ## how fast is it?
	@$(BIN)/python -m bench $(ARGS)

load: venv build  ## how many tables does a server hold? (ARGS=--help)
	@$(BIN)/python -m bench.load $(ARGS)

peers: venv build  ## other libraries for games compared with ours, in one run
	@$(BIN)/python -m bench.peers $(ARGS)

ladder: venv build  ## how strong is each bot? writes docs/measurements/strength.md; with ARGS (see --help) only prints
	@$(BIN)/python -m bench.ladder $(or $(ARGS),--write docs/measurements/strength.md)

audit: venv  ## known weaknesses of what we depend on (asks the package indexes: there must be a network)
	@$(BIN)/python tools/audit.py

train: venv build  ## a small network by self-play in ten minutes, in build/train (ARGS=--help)
	@$(BIN)/alhambra train build/train $(ARGS)

docs: venv client  ## the documentation as a site, in build/docs
	@$(BIN)/python tools/page_python.py
	@$(BIN)/sphinx-build -q -W --keep-going -b html docs build/docs
	@$(BIN)/python tools/check_links.py build/docs
	@echo 'build/docs/index.html'

texts: venv  ## every text in three languages, filled in, as one page to read
	@$(BIN)/python tools/texts_page.py

wheel: venv build client  ## sources and wheels, compiled for this Python (or PYTHONS="3.11 3.12") and pure, tried, in dist/
	@$(BIN)/python tools/page_python.py
	@$(BIN)/python tools/wheels.py $(patsubst %,--python python%,$(PYTHONS))

bare: venv  ## make play and make test on a minimal Debian, with and without a compiler (needs root and debootstrap)
	@$(BIN)/python -m tests.bare $(ARGS)

shots: venv build client  ## the table in every state, size, look and language, as pictures in build/shots (ARGS=--help)
	@PYTHONPATH=. $(BIN)/python tools/shots.py $(ARGS)

lock: venv  ## pin the dependencies again (ARGS=--upgrade for the newest)
	@$(BIN)/python tools/lock.py $(ARGS)

clean:  ## remove everything made here except .venv
	@rm -rf build dist src/*.egg-info src/alhambra/server/client web/node_modules
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .schemathesis
	@find src tests tools bench examples -name __pycache__ -prune -exec rm -rf {} +
