"""The timing laboratory keeps the contract."""

from miskatonic.testing.suite import contract_suite

from ..laboratory import LABORATORY

TestLaboratory = contract_suite(LABORATORY, [{"seats": 2}, {"seats": 4}, {"seats": 3, "deck": "quiet"}])
