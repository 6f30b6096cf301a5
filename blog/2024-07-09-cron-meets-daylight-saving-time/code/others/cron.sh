#!/usr/bin/env bash
# Runs Debian's cron through both nights of Paris, a minute to a second, with a
# job at 02:30 and an hourly one. Needs root on a Debian 12 that runs no other cron, and the
# packages cron and libfaketime. Takes four minutes.
set -euo pipefail
job=/etc/cron.d/two-nights
log=$(mktemp)
hourly=$(mktemp)
trap 'rm -f "$job" "$log" "$hourly"' EXIT
echo "30 2 * * * root /bin/echo >> $log" > "$job"
echo "0 * * * * root /bin/echo >> $hourly" >> "$job"
echo "cron $(dpkg-query --show --showformat '${Version}' cron)"
for night in 2024-03-31 2024-10-27; do
  : > "$log"
  : > "$hourly"
  LD_PRELOAD=/usr/lib/$(uname -m)-linux-gnu/faketime/libfaketime.so.1 \
    TZ=Europe/Paris FAKETIME="@$night 01:55:00 x60" /usr/sbin/cron -f &
  sleep 20
  early=$(wc -l < "$log")
  sleep 40
  middle=$(wc -l < "$log")
  sleep 45
  kill $!
  wait $! 2> /dev/null || true
  echo "   $night runs: $early in 20 minutes, $middle in 60, $(wc -l < "$log") in 105"
  echo "   $night hourly runs: $(wc -l < "$hourly") in 105 minutes"
done
