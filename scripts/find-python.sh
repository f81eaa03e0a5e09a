#!/bin/sh
# Print the Python that is to make the environment: 3.11 or newer, with the venv and pip that come with it.
# PYTHON, where it is set, is the only one asked. Without it an environment that works is kept, then the usual
# names are asked in turn. A name counts only if it runs: version managers leave names on PATH that do not.
set -u

environment=$(dirname "$0")/../.venv
is_new='import sys; sys.exit(sys.version_info < (3, 11))'
has_venv='import ensurepip, venv'
has_pip='import pip'

runs() { "$1" -c "$2" </dev/null >/dev/null 2>&1; }

if [ -n "${PYTHON:-}" ]; then
    if runs "$PYTHON" "$is_new"; then
        printf '%s\n' "$PYTHON"
        exit 0
    fi
    version=$("$PYTHON" --version 2>&1) && says="it is $version" || says="it does not run"
    printf '%s\n' "miskatonic needs Python 3.11 or newer, and PYTHON=$PYTHON will not do: $says." >&2
    printf '%s\n' "Name another one (make setup PYTHON=python3.12), or leave PYTHON out and let make look for one." >&2
    exit 1
fi

for candidate in "$environment/bin/python" "$environment/Scripts/python.exe"; do
    if runs "$candidate" "$is_new" && runs "$candidate" "$has_pip"; then
        printf '%s\n' "$candidate"
        exit 0
    fi
done

without_venv=
too_old=
for candidate in python3 python3.13 python3.12 python3.11 python; do
    if runs "$candidate" "$is_new"; then
        if runs "$candidate" "$has_venv"; then
            printf '%s\n' "$candidate"
            exit 0
        fi
        without_venv=${without_venv:-$candidate}
    elif version=$("$candidate" --version 2>&1 </dev/null); then
        too_old="${too_old:+$too_old, }$candidate is $version"
    fi
done

# environment.py says what this one lacks and how to get it.
if [ -n "$without_venv" ]; then
    printf '%s\n' "$without_venv"
    exit 0
fi

{
    printf '%s\n' "miskatonic needs Python 3.11 or newer, and there is none on PATH${too_old:+ ($too_old)}."
    case $(uname -s) in
        Darwin) printf '%s\n' "Get it with: brew install python@3.13   or from python.org/downloads" ;;
        *) printf '%s\n' "Get it with: sudo apt install python3 python3-venv   (Debian 12, Ubuntu 24.04 or later)" \
            "         or: sudo dnf install python3.13   or from python.org/downloads" ;;
    esac
    printf '%s\n' "If it is there under another name: make setup PYTHON=/path/to/python3.13"
} >&2
exit 1
