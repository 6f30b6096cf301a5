#!/usr/bin/env bash
# Adds a line to systemd 252's calculation of a timer's next run, and asks it for 40 runs of
# each step of whole hours from noon on the eve of a clock change, in three zones: as packaged,
# with its file compiled here unchanged, and with the line. Prints how many steps end in an
# infinite loop, which those are, and whether the line gives all steps the runs of lists of the
# same hours on the next day; which steps differ from lists when the clocks go back; how many
# steps of minutes loop; whether systemd's own tests of that file pass; and what a step
# and a list make of the end of a month. Needs Debian 12 with gcc and dpkg-dev, and deb-src in
# the sources of apt; writes loop.diff, and leaves fixed.so for boot.sh:
# WORK=/some/folder ./loop.sh > loop.txt
here=$(cd "$(dirname "$0")" && pwd)
set -euo pipefail
cd "${WORK:-$(mktemp -d)}"
if [ ! -e systemd-252.39 ]; then apt-get source systemd > source.log 2>&1; fi
source=systemd-252.39/src
sed 's/^        if (cmp < 0)$/        t.tm_isdst = tm->tm_isdst;\n&/' $source/shared/calendarspec.c > fixed.c
diff --unified=2 $source/shared/calendarspec.c fixed.c | tail -n +4 > "$here/loop.diff" || true
# What these files need of the headers that a whole build would configure.
cat > config.h << 'CONFIG'
#define _GNU_SOURCE 1
#define HAVE_REALLOCARRAY 1
#define SIZEOF_DEV_T 8
#define SIZEOF_INO_T 8
#define SIZEOF_RLIM_T 8
#define SIZEOF_TIME_T 8
#define SIZEOF_TIMEX_MEMBER 8
#define GPERF_LEN_TYPE size_t
#define RELATIVE_SOURCE_PATH "."
CONFIG
compile() { gcc -fPIC -O2 -w -include config.h -I$source/basic -I$source/fundamental -I$source/shared -I$source/systemd "$@"; }
compile -shared $source/shared/calendarspec.c -o unchanged.so
compile -shared fixed.c -o fixed.so

steps=() lists=()
for repeat in {1..23}; do
  for ((first = 0; first + repeat < 24; first++)); do
    steps+=("$first/$repeat:00")
    list=$first
    for ((hour = first + repeat; hour < 24; hour += repeat)); do list+=",$hour"; done
    lists+=("$list:00")
  done
done
# asks LIBRARY CALENDAR...: systemd's answers; the library, if any, takes the place of its file.
asks() { LD_PRELOAD=$1 systemd-analyze calendar --base-time="$eve 12:00" --iterations=40 "${@:2}" 2>&1 || true; }
of_the_day() { grep -E '^ +(Next|Iter)' | sed 's/.*: //' | grep "$day"; }
while read -r zone eve day; do
  export TZ=$zone
  for library in '' unchanged fixed; do
    asks "${library:+$PWD/$library.so}" "${steps[@]}" > answers
    loops=$(sed -n 's/^Infinite loop.*\* 0\{0,1\}\([0-9]*\/[0-9]*\):.*/\1/p' answers)
    echo "$zone, ${library:-as packaged}: loops in $(wc -w <<< "$loops") of ${#steps[@]}"
    if [ -z "$library" ]; then fmt -w 96 <<< "$loops" | sed -n 's/./   &/p'; fi
  done
  if cmp -s <(of_the_day < answers) <(asks '' "${lists[@]}" | of_the_day); then
    echo "   and on $day the $(of_the_day < answers | wc -l) runs of the lists"
  fi
done << 'ZONES'
Europe/Paris 2024-03-30 2024-03-31
Europe/London 2024-03-30 2024-03-31
America/New_York 2024-03-09 2024-03-10
UTC 2024-03-30 2024-03-31
ZONES

# Each calendar's runs of the day, on a line.
by_calendar() { awk -v day="$day" '/Original form/ { if (n++) print runs; runs = "" } /(Next elapse|Iter).*: / && index($0, day) { sub(/.*: /, ""); runs = runs $0 "; " } END { print runs }'; }
while read -r zone eve day; do
  export TZ=$zone
  asks '' "${lists[@]}" | by_calendar > expected
  for library in '' fixed; do
    asks "${library:+$PWD/$library.so}" "${steps[@]}" | by_calendar > runs
    differ=$(paste -d '|' <(printf '%s\n' "${steps[@]%:00}") runs expected | awk -F '|' '$2 != $3')
    echo "$zone on $day, ${library:-as packaged}: runs of a list in all steps but $(grep -c . <<< "$differ" || true)"
    awk -F '|' '$1 { sub(/;.*/, "", $2); sub(/;.*/, "", $3); print "   " $1 ": first " substr($2, 16) ", of a list " substr($3, 16) }' <<< "$differ"
  done
done << 'ZONES'
Europe/Paris 2024-10-26 2024-10-27
Europe/London 2024-10-26 2024-10-27
America/New_York 2024-11-02 2024-11-03
ZONES

export TZ=Europe/Paris
minutes=()
for repeat in {1..59}; do
  for ((first = 0; first + repeat < 60; first++)); do minutes+=("*:$first/$repeat"); done
done
for base in '2024-03-30 23:30' '2024-03-31 01:30'; do
  echo "steps of minutes from $base in Paris: loops in $(systemd-analyze calendar --base-time="$base" --iterations=40 "${minutes[@]}" 2>&1 | grep -c '^Infinite loop' || true) of ${#minutes[@]}"
done

shared=/usr/lib/x86_64-linux-gnu/systemd
compile -DBUILD_MODE_DEVELOPER=0 $source/test/test-calendarspec.c $shared/libsystemd-shared-252.so -Wl,-rpath,$shared -o tests
for library in unchanged fixed; do
  if LD_PRELOAD=$PWD/$library.so ./tests > tests.log 2>&1; then echo "systemd's own tests, $library: passed"; fi
done

for hours in 00/5 00,05,10,15,20; do
  echo "$hours after 21:00 on 31 January: $(TZ=UTC systemd-analyze calendar --base-time='2024-01-31 21:00' "$hours:00" | sed -n 's/ *Next elapse: //p')"
done
