#!/usr/bin/env bash
# Runs Debian's cron through both nights of Paris, and through two in which the clock of
# Casey station went from 00:00 to 03:00 and from 04:00 to 01:00, a minute to a second: a
# job in the hour that changes, one there with a wildcard, and an hourly one. Needs root on a
# Debian 12 that runs no other cron, and the packages cron and libfaketime. Takes 12 minutes.
set -euo pipefail
table=/etc/cron.d/two-nights
logs=$(mktemp -d)
trap 'rm -rf "$table" "$logs"' EXIT
runs() { wc -l < "$logs/$1"; }
echo "cron $(dpkg-query --show --showformat '${Version}' cron)"
# A night: a zone, when it starts, the hour that changes, and how many minutes to watch.
while read -r zone start hour minutes; do
  rm -f "$logs"/*
  touch "$logs"/{daily,wildcard,hourly}
  {
    echo "30 $hour * * * root /bin/echo >> $logs/daily"
    echo "*/30 $hour * * * root /bin/echo >> $logs/wildcard"
    echo "0 * * * * root /bin/echo >> $logs/hourly"
  } > "$table"
  LD_PRELOAD=/usr/lib/$(uname -m)-linux-gnu/faketime/libfaketime.so.1 \
    TZ=$zone FAKETIME="@${start/T/ } x60" /usr/sbin/cron -f &
  sleep 20
  early=$(runs daily)
  sleep 40
  middle=$(runs daily)
  sleep $((minutes - 60))
  kill $!
  wait $! 2> /dev/null || true
  night=${start%T*}
  echo "   $night runs: $early in 20 minutes, $middle in 60, $(runs daily) in $minutes"
  echo "   $night runs of */30 $hour: $(runs wildcard) in $minutes minutes"
  echo "   $night hourly runs: $(runs hourly) in $minutes minutes"
done << 'NIGHTS'
Europe/Paris 2024-03-31T01:55:00 2 105
Europe/Paris 2024-10-27T01:55:00 2 105
Antarctica/Casey 2016-10-21T23:55:00 1 105
Antarctica/Casey 2018-03-11T00:55:00 2 290
NIGHTS
