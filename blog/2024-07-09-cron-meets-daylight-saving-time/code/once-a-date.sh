#!/bin/sh
# once-a-date.sh DIRECTORY COMMAND...
# Runs COMMAND unless it has already succeeded on this local date.
set -eu
mark="$1/$(date +%F)"
shift
exec 9> "$mark.lock"
flock 9 # a second start waits for the first
if [ ! -e "$mark" ]; then
  "$@"
  touch "$mark"
fi
