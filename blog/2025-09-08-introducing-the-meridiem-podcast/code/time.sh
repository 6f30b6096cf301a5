#!/usr/bin/env bash
# Prints how many seconds of a processor each recogniser needs for a minute of sound: `bash code/time.sh FOLDER`, with the
# folder in which moonshine.sh installs.
set -euo pipefail
code=$(dirname "$0")
TIMEFORMAT='%U %S'
check() { node --import tsx "$code/time.ts" "$1" "$2"; }
seconds=$(check length "$1")
for name in tiny base pocketsphinx; do
  { time check "$name" "$1" >/dev/null 2>&1; } 2>&1 |
    awk -v name="$name" -v seconds="$seconds" '{printf "%s: %.0f s\n", name, ($1 + $2) * 60 / seconds}'
done
