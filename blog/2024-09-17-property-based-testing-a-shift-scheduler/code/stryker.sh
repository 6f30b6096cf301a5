#!/usr/bin/env bash
# Runs Stryker, a mutation tester, on scheduler.ts outside of the project, and
# writes ../data/stryker.txt: once against 1,000 random weeks for each
# property, once against all 64 lists of three shifts. Takes two minutes.
set -euo pipefail
cd "$(dirname "$0")"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cp scheduler.ts properties.ts generated.ts small.ts try.ts "$work"
npm install --prefix "$work" --ignore-scripts --no-audit --no-fund \
  @stryker-mutator/core@9.6.1 fast-check@4.10.2 tsx@4
out="$PWD/../data/stryker.txt"
{
  echo "# bash code/stryker.sh, $(date -u +%F), Node $(node --version), Stryker 9.6.1"
} > "$out"
cd "$work"
for inputs in weeks cases; do
  printf '{"mutate": ["scheduler.ts"], "testRunner": "command", "reporters": ["clear-text"],
    "commandRunner": {"command": "node --import tsx try.ts %s"}, "allowConsoleColors": false}' \
    "$inputs" > stryker.conf.json
  npx stryker run stryker.conf.json | tee run.log
  grep -E '^ scheduler.ts' run.log |
    awk -F'|' -v inputs="$inputs" '{print inputs ": killed " $4 + 0 ", survived " $6 + 0}' >> "$out"
done
