"""The examples of docs/table.md, run as they stand there."""

import doctest
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "table.md"
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("section", SECTIONS)
def test_the_examples_in_the_manual_do_what_they_show(section: str) -> None:
    code = "\n".join(re.findall(r"^```python\n(.*?)^```", SECTIONS[section], re.MULTILINE | re.DOTALL))
    examples = doctest.DocTestParser().get_doctest(code, {}, section, str(PAGE), 0)

    results = doctest.DocTestRunner().run(examples)

    assert results.attempted > 0
    assert results.failed == 0
