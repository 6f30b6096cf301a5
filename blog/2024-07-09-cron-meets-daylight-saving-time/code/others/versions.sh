#!/usr/bin/env bash
# Compiles the calculation of a timer's next run from the source of other releases, asks it on
# the eve of the change in Paris for the run after 18:00 of 06/12:00, and prints the answer.
# Needs Debian 12's systemd, in whose place the file is loaded, with gcc, the config.h that
# loop.sh leaves, and clones of systemd/systemd-stable and redhat-plumbers/systemd-rhel9:
# WORK=/its/folder STABLE=/a/clone RHEL=/another ./versions.sh > versions.txt
set -euo pipefail
cd "$WORK"
export TZ=Europe/Paris
while read -r clone release; do
  source=source-$release/src
  mkdir -p "${source%/src}"
  git -C "${!clone}" archive "$release" src/basic src/fundamental src/shared src/systemd | tar -x -C "${source%/src}"
  files=("$source/shared/calendarspec.c")
  # What newer releases need, and the library of Debian 12 does not have.
  if [ -e "$source/basic/memstream-util.c" ]; then files+=("$source/basic/memstream-util.c"); fi
  gcc -shared -fPIC -O2 -w -include config.h -I"$source/basic" -I"$source/fundamental" -I"$source/shared" -I"$source/systemd" "${files[@]}" -o release.so
  answer=$(LD_PRELOAD=$PWD/release.so systemd-analyze calendar --base-time='2024-03-30 18:00' 06/12:00 2>&1 || true)
  echo "$release: $(sed -nE 's/^ *Next elapse: //p; s/^(Infinite loop).*/\1/p' <<< "$answer")"
done << 'RELEASES'
STABLE v249.11
STABLE v249.12
STABLE v250.4
STABLE v250.5
STABLE v251
STABLE v255.4
RHEL rhel-9.0.0
RHEL rhel-9.1.0
RHEL rhel-9.2.0
RHEL rhel-9.3.0
RHEL rhel-9.4.0
RHEL rhel-9.5.0
RHEL rhel-9.6.0
RHEL rhel-9.7.0
RHEL rhel-9.8.0
RHEL rhel-9.9.0
RELEASES
