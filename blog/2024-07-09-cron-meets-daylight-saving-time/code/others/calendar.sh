#!/usr/bin/env bash
# Asks systemd, as a reader can, for the next run on the eve of the change in Paris, once of a
# step and once of a list of hours, without how long ago that is: ./calendar.sh > calendar.txt
set -euo pipefail
export TZ=Europe/Paris
ask() { echo "systemd-analyze calendar --base-time='2024-03-30 18:00' '$1'"; }
echo "\$ export TZ=$TZ"
for command in 'systemd-analyze --version | head -n 1' "$(ask 06/12:00)" "$(ask 06,18:00)"; do
  echo "\$ $command"
  bash -c "$command" 2>&1 | sed '/From now:/d' || true
done
