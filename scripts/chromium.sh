#!/bin/sh
# Chromium for the browser tests: found, or installed from the system's packages where that needs no password.
# Without it the browser tests are skipped, and that is said; where CI=true they fail.
set -eu

cd "$(dirname "$0")/.."

[ -e src/miskatonic/server/static/index.html ] || exit 0 # without the client there is nothing to look at
[ -z "${MISKATONIC_CHROMIUM:-}" ] || exit 0
for name in chromium chromium-browser google-chrome google-chrome-stable; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
[ ! -d "/Applications/Google Chrome.app" ] && [ ! -d "/Applications/Chromium.app" ] || exit 0

if [ "$(id -u)" = 0 ]; then
    as_root=
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    echo "Browser tests: skipped, because there is no Chromium. Your system's package is called chromium."
    exit 0
fi

install() {
    if command -v apt-get >/dev/null; then
        $as_root apt-get -qq update && DEBIAN_FRONTEND=noninteractive $as_root apt-get -qq install -y --no-install-recommends chromium
    elif command -v dnf >/dev/null; then
        $as_root dnf -q install -y chromium
    elif command -v pacman >/dev/null; then
        $as_root pacman -Sy --noconfirm --needed chromium
    elif command -v apk >/dev/null; then
        $as_root apk add --quiet chromium
    else
        echo "no package manager that is known here"
        return 1
    fi
}

echo "Installing Chromium for the browser tests ..."
if ! said=$(install 2>&1); then
    echo "$said"
    echo "Browser tests: skipped, because Chromium could not be installed: see above."
fi
