#!/bin/sh
# Lays out what a container image holds below a folder: deploy/image.sh FOLDER. The Containerfile runs this, and so do the tests.
set -eu
root=$1
cd "$(dirname "$0")/.."
[ -d node_modules ] || npm ci
npm run -s package
mkdir -p "$root/opt" "$root/var/lib/rappen"
version=$(node -p 'require("./package.json").version')
cp -R "dist/rappen-$version" "$root/opt/rappen"
chmod -R a+rX,a-w "$root/opt/rappen"
chmod 0700 "$root/var/lib/rappen"
# Who serves; a number, so that the system of the host need not know a name
if [ "$(id -u)" = 0 ]; then chown 10001:10001 "$root/var/lib/rappen"; fi
