#!/usr/bin/env bash
# Asks systemd for 60 runs of each step of whole hours that ends at its last hour of the day,
# such as 06..18/12:00, from noon on the eve of a clock change, and prints how many end in an
# infinite loop, and whether all have the runs of lists of the same hours: ./ranges.sh > ranges.txt
set -euo pipefail
ranges=() lists=()
for repeat in {1..23}; do
  for ((first = 0; first + repeat < 24; first++)); do
    list=$first last=$first
    for ((hour = first + repeat; hour < 24; hour += repeat)); do list+=",$hour" last=$hour; done
    ranges+=("$first..$last/$repeat:00") lists+=("$list:00")
  done
done
asks() { systemd-analyze calendar --base-time="$eve 12:00" --iterations=60 "$@" 2>&1 || true; }
runs() { grep -E '^ +(Next|Iter)' | sed 's/.*[a-z0-9]: //'; }
systemd-analyze --version | head -n 1
while read -r zone eve; do
  export TZ=$zone
  answers=$(asks "${ranges[@]}")
  echo "$zone from $eve: loops in $(grep -c '^Infinite' <<< "$answers" || true) of ${#ranges[@]}"
  if cmp -s <(runs <<< "$answers") <(asks "${lists[@]}" | runs); then
    echo "   and the $(runs <<< "$answers" | wc -l) runs of the lists"
  fi
done << 'ZONES'
Europe/Paris 2024-03-30
Europe/London 2024-03-30
America/New_York 2024-03-09
Europe/Paris 2024-10-26
Europe/Paris 2027-03-27
America/New_York 2027-03-13
ZONES
