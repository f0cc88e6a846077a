.PHONY: setup fix test check bench

setup:  ## An environment to work in.
	python3 -m venv .venv && .venv/bin/pip install --quiet -e '.[dev]'

fix:  ## Format, and mend what can be mended.
	.venv/bin/ruff format . && .venv/bin/ruff check --fix .

test:  ## The tests but the slow ones.
	.venv/bin/pytest -q -m 'not slow' -n auto --dist worksteal

check:  ## All that the build server runs.
	.ci/run

bench:  ## Every benchmark, in turn.
	for file in benchmarks/*.py; do .venv/bin/python "$$file" || exit; done
