#!/usr/bin/env bash
# Asks systemd for 40 runs of each step of hours, at 30 minutes past, from noon of the day
# before the change in Paris. A line for each repeat, a column for each first hour from 0: x
# where systemd finds an infinite loop: ./steps.sh > steps.txt
set -euo pipefail
export TZ=Europe/Paris
for repeat in {1..22}; do
  line=
  for ((first = 0; first + repeat < 24; first++)); do
    runs=$(systemd-analyze calendar --base-time='2024-03-30 12:00' --iterations=40 "$first/$repeat:30" 2>&1 || true)
    if [[ $runs == *'Infinite loop'* ]]; then line+=x; else line+=.; fi
  done
  printf '%2d %s\n' "$repeat" "$line"
done
