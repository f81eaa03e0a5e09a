import subprocess
import sys
from pathlib import Path

from scripts import wire_types

ROOT = Path(__file__).resolve().parents[2]


def test_the_browser_has_the_types_of_the_records_that_the_server_sends() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts/wire_types.py", "--check"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr


def test_a_field_that_may_be_left_out_of_a_request_is_optional() -> None:
    assert "export type Claim = {\n  secret: string\n  name?: string\n" in wire_types.written()


def test_a_field_that_the_server_always_sends_is_not_optional() -> None:
    assert "  answered: boolean\n" in wire_types.written()
