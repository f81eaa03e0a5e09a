# Everything here works from a clean checkout with Python 3.11 or newer. `make` alone lists what there is.

.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
BIN := .venv/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
ENVIRONMENT = python=$$(PYTHON='$(PYTHON)' sh scripts/find-python.sh) && "$$python" scripts/environment.py
LOCK = $(BIN)/uv pip compile --quiet --universal --generate-hashes --only-binary :all: \
       --no-header --no-emit-index-url $(ARGS) --output-file
AS_DEV = --constraint requirements/dev.txt
WHOLE = --rules-require cultists=100 --rules-require deathmaydie=100 --rules-require arkham=100
UNLOCKED = The ranges in pyproject.toml do not fit together, or the package index is out of reach: see above.

# $(call step,what is done,the command,what to do if it fails)
define step
@echo "$(1) ..."
@$(2) || { echo; echo "$(3)"; exit 1; } >&2
endef

.PHONY: help setup play test check style types layers client web wire format bench load soak cluster-test lock clean environment play-environment

help: ## list what make can do
	@echo "make ..."
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-12s %s\n", $$1, $$2 }'
	@echo "ARGS=... goes to the program behind play, test, bench, load, soak, cluster-test and lock; PYTHON=... chooses the Python."

setup: environment ## make the environment (.venv), or bring it up to date
	@echo "Ready. Next: make play, make test or make check."

play: play-environment ## open the game room in the browser; without Node, in the terminal
	@sh scripts/web.sh build || echo "The browser client could not be built: see above."
	@$(BIN)/miskatonic serve --open $(ARGS)

web: ## build the browser client; without Node it is left out, and that is said
	@sh scripts/web.sh build

test: environment web ## run the tests, on all cores; ARGS="-k undo" chooses among them
	@sh scripts/chromium.sh
	$(call step,Testing,$(BIN)/pytest -n auto $(or $(ARGS),$(WHOLE)),A test failed. One alone: $(BIN)/pytest and the name that stands after FAILED.)

check: style types layers client ## check style, types, layers and the browser client; with make -k all, whatever fails

style: environment
	$(call step,Checking style,$(BIN)/ruff check --quiet,make format mends a part of this; the rest is named above.)
	$(call step,Checking format,$(BIN)/ruff format --check --quiet,make format mends this.)

types: environment
	$(call step,Checking types,$(BIN)/mypy,mypy names file and line above. An ignore names its error and its reason.)

layers: environment
	$(call step,Checking layers,{ found=$$($(BIN)/lint-imports --no-logo) || { echo "$$found"; false; }; },An import crosses the layers: CONTRIBUTING.md says which may know which.)

client: environment
	$(call step,Checking what goes over the wire,$(BIN)/python scripts/wire_types.py --check,make wire writes it anew.)
	@sh scripts/web.sh check

wire: environment ## write the browser client's types from the server's records
	@$(BIN)/python scripts/wire_types.py

format: environment ## put the code into its form and mend what can be mended
	@$(BIN)/ruff check --quiet --fix-only
	@$(BIN)/ruff format --quiet
	@sh scripts/web.sh format

bench: environment ## measure the engine: steps and decisions per second; copies and snapshots
	@$(BIN)/python -m benchmarks $(ARGS)

load: environment ## measure the server: decisions a second, waiting, memory, start; on loopback, three minutes
	@$(BIN)/python -m benchmarks.load $(ARGS)

soak: environment ## the long runs: fuzzing and balance figures
	@$(BIN)/python -m tests.soak $(ARGS)

cluster-test: environment ## two nodes on a PostgreSQL of their own, killed again and again: nothing is lost
	@$(BIN)/python -m tests.server.trials cluster $(ARGS)

lock: environment ## choose the packages again and write requirements/; ARGS=--upgrade for newer ones
	$(call step,Locking what all needs,$(LOCK) requirements/dev.txt pyproject.toml --group dev,$(UNLOCKED))
	$(call step,Locking what playing needs,$(LOCK) requirements/runtime.txt pyproject.toml $(AS_DEV),$(UNLOCKED))
	$(call step,Locking what several nodes need,$(LOCK) requirements/cluster.txt pyproject.toml --extra cluster $(AS_DEV),$(UNLOCKED))
	$(call step,Locking what installing needs,$(LOCK) requirements/build.txt --group pyproject.toml:build $(AS_DEV),$(UNLOCKED))

clean: ## remove the environment and everything else that was made here
	@rm -rf .venv dist build web/node_modules src/miskatonic/server/static tests/browser/shots .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests benchmarks scripts -name __pycache__ -type d -prune -exec rm -rf {} +

environment:
	@$(ENVIRONMENT) dev

play-environment:
	@$(ENVIRONMENT) play
