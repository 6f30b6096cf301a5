#!/bin/sh
# once-a-date.sh DIRECTORY COMMAND...
# Runs COMMAND unless it has already succeeded on this local date.
set -eu
last=$1/last
today=$(date +%F)
shift
exec 9> "$last.lock"
flock 9 # a second start waits for the first
# Not !=: a start that has waited until a later date is done
# must not set the date back.
if [ "$(cat "$last" 2> /dev/null)" \< "$today" ]; then
  "$@" 9>&-
  echo "$today" > "$last"
fi
