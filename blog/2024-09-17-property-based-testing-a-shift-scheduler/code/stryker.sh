#!/usr/bin/env bash
# Runs Stryker, a mutation tester, on two schedulers outside of the project: once
# against 1,000 random weeks for each property, once against the 64 lists of three
# shifts. Writes the counts to ../data/stryker.txt, and what it changes in the second
# and the third scheduler to ../data/mutants-*.json. Takes five minutes.
set -euo pipefail
cd "$(dirname "$0")"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
cp scheduler.ts fair.ts third.ts properties.ts fair-properties.ts generated.ts small.ts try.ts "$work"
npm install --prefix "$work" --ignore-scripts --no-audit --no-fund \
  @stryker-mutator/core@9.6.1 fast-check@4.10.2 tsx@4
data="$PWD/../data"
{
  echo "# bash code/stryker.sh, $(date -u +%F), Node $(node --version), Stryker 9.6.1"
} > "$data/stryker.txt"
cd "$work"
for scheduler in scheduler fair; do
  for inputs in weeks cases; do
    printf '{"mutate": ["%s.ts"], "testRunner": "command", "reporters": ["clear-text", "json"],
      "jsonReporter": {"fileName": "report.json"},
      "commandRunner": {"command": "node --import tsx try.ts %s %s"}, "allowConsoleColors": false}' \
      "$scheduler" "$scheduler" "$inputs" > stryker.conf.json
    npx stryker run stryker.conf.json | tee run.log
    grep -E "^ $scheduler.ts" run.log |
      awk -F'|' -v name="$scheduler.ts, $inputs" '{print name ": killed " $4 + 0 ", survived " $6 + 0}' \
        >> "$data/stryker.txt"
  done
done
# Of the third, only the mutants are needed: third-scores.ts runs them.
printf '{"mutate": ["third.ts"], "testRunner": "command", "reporters": ["json"],
  "jsonReporter": {"fileName": "third.json"}, "commandRunner": {"command": "true"}}' > stryker.conf.json
cp report.json fair.json
npx stryker run stryker.conf.json
for scheduler in fair third; do
  node -e '
    const [name] = process.argv.slice(1);
    const {files} = JSON.parse(require("node:fs").readFileSync(`${name}.json`, "utf8"));
    const place = ({line, column}) => [line, column];
    const mutants = files[`${name}.ts`].mutants.map(({location: {start, end}, replacement}) =>
      JSON.stringify({from: place(start), to: place(end), by: replacement}));
    console.log(`[\n  ${mutants.sort().join(",\n  ")}\n]`);
  ' "$scheduler" > "$data/mutants-$scheduler.json"
done
