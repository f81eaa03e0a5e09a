#!/bin/sh
# The browser client: `web.sh build` builds it into the package if it has changed, `web.sh check` checks it.
# Without Node nothing is done, and everything but the browser works all the same.
set -eu

cd "$(dirname "$0")/../web"
built=../src/miskatonic/server/static/index.html
stamp=node_modules/.locked

if ! node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || ! command -v npm >/dev/null; then
    echo "Browser client: skipped, because it needs Node 20 or newer with npm (nodejs.org, or your system's packages)."
    exit 0
fi

if ! cmp -s package-lock.json "$stamp"; then
    echo "Installing what the browser client is built with ..."
    npm ci --silent --no-audit --no-fund
    cp package-lock.json "$stamp"
fi

bin=node_modules/.bin
case $1 in
    build)
        if [ ! -e "$built" ] || [ -n "$(find . -path ./node_modules -prune -o -type f -newer "$built" -print)" ]; then
            echo "Building the browser client ..."
            "$bin/vite" build --logLevel warn
        fi
        ;;
    check)
        echo "Checking the browser client ..."
        "$bin/svelte-check" --tsconfig ./tsconfig.json --fail-on-warnings --output human >/tmp/miskatonic-web.$$ 2>&1 \
            || { cat /tmp/miskatonic-web.$$; rm /tmp/miskatonic-web.$$; exit 1; }
        rm /tmp/miskatonic-web.$$
        "$bin/eslint" .
        "$bin/prettier" --check --log-level warn .
        "$bin/vitest" run --silent --reporter=dot
        ;;
    format)
        "$bin/prettier" --write --log-level warn .
        ;;
    *)
        echo "web.sh takes build, check or format." >&2
        exit 2
        ;;
esac
