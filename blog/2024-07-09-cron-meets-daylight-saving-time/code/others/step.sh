#!/usr/bin/env bash
# Asks an older and two newer versions of systemd, of Debian 11, 13 and unstable, for the next
# run of a step and of a list of hours on the eve of the change in Paris. Needs root and the package
# mmdebstrap: ./step.sh > step.txt
set -euo pipefail
for suite in bullseye trixie sid; do
  root=$(mktemp -d)
  mmdebstrap --mode=root --variant=extract --include=systemd,tzdata,libc6 \
    --aptopt='Acquire::Check-Valid-Until "false"' "$suite" "$root" > /dev/null 2>&1
  for name in lib lib64 bin sbin; do [ -e "$root/$name" ] || ln -s "usr/$name" "$root/$name"; done
  chroot "$root" systemd-analyze --version | head -n 1
  for hours in 06/12 06,18; do
    TZ=Europe/Paris chroot "$root" systemd-analyze calendar \
      --base-time '2024-03-30 18:00:00 UTC' "$hours:00" 2>&1 |
      sed -nE 's/^ *(\(in UTC\)|Infinite|Failed)/   \1/p' || true
  done
  rm -rf "$root"
done
