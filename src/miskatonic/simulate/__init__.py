"""Many games at once: batches with statistics, and the measures of an engine.

>>> from miskatonic import simulate
>>> report = simulate.run("arkham", games=1000, seed=7, jobs=0)       # doctest: +SKIP

Fuzzing is apart, in `miskatonic.simulate.fuzzing`, since it brings the test helpers along.
"""

from miskatonic.simulate.batch import run
from miskatonic.simulate.intervals import Share, wilson
from miskatonic.simulate.loading import LoadError, load, load_all
from miskatonic.simulate.measures import Measures, calibrate, measure
from miskatonic.simulate.plan import Plan, play_out
from miskatonic.simulate.report import Failure, Length, Played, Report

__all__ = [
    "Failure",
    "Length",
    "LoadError",
    "Measures",
    "Plan",
    "Played",
    "Report",
    "Share",
    "calibrate",
    "load",
    "load_all",
    "measure",
    "play_out",
    "run",
    "wilson",
]
