"""The examples of docs/cultists.md, run as they stand there."""

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "cultists.md"


def test_the_examples_in_the_manual_do_what_they_show() -> None:
    code = "\n".join(re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL))

    results = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(code, {}, PAGE.name, str(PAGE), 0))

    assert results.attempted > 0
    assert results.failed == 0
