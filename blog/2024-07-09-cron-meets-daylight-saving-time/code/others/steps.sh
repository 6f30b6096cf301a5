#!/usr/bin/env bash
# Asks systemd for 40 runs of each step of hours, at 30 minutes past, from noon of the day
# before the change in Paris. A line for each repeat, a column for each first hour from 0: x
# where systemd finds an infinite loop. Then, from which moments of that day on the steps
# with an x fail to have a next run: ./steps.sh > steps.txt
set -euo pipefail
export TZ=Europe/Paris
loops() { # TIME STEP COUNT
  local runs
  runs=$(systemd-analyze calendar --base-time="2024-03-$1" --iterations="$3" "$2:30" 2>&1 || true)
  [[ $runs == *'Infinite loop'* ]]
}
failing=()
for repeat in {1..23}; do
  line=
  for ((first = 0; first + repeat < 24; first++)); do
    if loops "30 12:00" "$first/$repeat" 40; then
      line+=x
      failing+=("$first/$repeat")
    else line+=.; fi
  done
  printf '%2d %s\n' "$repeat" "$line"
done
for moment in 'a second before the last start' 'the last start' 23:59:59 midnight; do
  count=0
  for step in "${failing[@]}"; do
    first=${step%/*} repeat=${step#*/}
    last=$((first + repeat * ((23 - first) / repeat)))
    case $moment in
      a*) time=$(printf "30 %02d:29:59" "$last") ;;
      the*) time=$(printf "30 %02d:30:00" "$last") ;;
      23*) time="30 $moment" ;;
      *) time="31 00:00" ;;
    esac
    if loops "$time" "$step" 1; then count=$((count + 1)); fi
  done
  echo "at $moment: $count of ${#failing[@]}"
done
