"""`python -m miskatonic` is the program `miskatonic`."""

from miskatonic.cli import main

main()
