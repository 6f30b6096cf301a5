#!/usr/bin/env bash
# Boots Debian 12 and 13 as boot.sh does, before the change in Paris of 2027, with two timers for
# 06/12:00, one of them with Persistent=true. Boots each again on that Sunday and Monday with
# the stamp that the persistent timer has left on the disk, and prints what both timers do until
# 18:10, and what revives the persistent one. Needs what boot.sh needs, and the kernel that it
# leaves: WORK=/its/folder ./reboot.sh > reboot.txt
set -euo pipefail
cd "$WORK"

# machine ROOT START UNTIL: boots the files in a folder at an instant in UTC, until a local time.
machine() {
  printf '[Timer]\nOnCalendar=%s\nAccuracySec=1s\n' "$3" > "$1/etc/systemd/system/end.timer"
  (cd "$1" && find . -xdev | cpio --create --format=newc --quiet) > "$1.cpio"
  qemu-system-x86_64 -machine q35 -accel tcg -icount shift=3,sleep=off -rtc "base=$2,clock=vm" \
    -m 1024 -nodefaults -no-reboot -display none -serial "file:$1.txt" \
    -kernel kernel/boot/vmlinuz-* -initrd "$1.cpio" -append 'console=ttyS0 quiet systemd.show_status=no tsc=reliable nowatchdog' < /dev/null
  echo "booted at $(TZ=Europe/Paris date --date="$2Z" '+%F %H:%M %Z')"
  tr -d '\r' < "$1.txt" | grep -aE '^(job|state|stamp|journal) ' | sed 's/^/   /'
}

while read -r root cron; do
  if [ ! -e "$root" ]; then
    mmdebstrap --mode=root --variant=essential --include="systemd-sysv,$cron,tzdata" \
      --dpkgopt='path-exclude=/usr/share/doc/*' "$root" "$root" > mmdebstrap.log 2>&1
  fi
  bin=$root/usr/local/bin units=$root/etc/systemd/system stamp=$root/var/lib/systemd/timers/stamp-kept.timer
  install -m 755 /dev/stdin "$bin/job" << 'JOB'
#!/bin/sh
echo "job $1 $(date '+%F %H:%M %Z')" >> /var/log/jobs
JOB
  install -m 755 /dev/stdin "$bin/end" << 'END'
#!/bin/sh
jobs() { sort /var/log/jobs | sed "s/$/$1/"; : > /var/log/jobs; }
state() {
  sleep 5
  next=$(systemctl show --value --property NextElapseUSecRealtime $1.timer)
  echo "state $1 $(systemctl show --value --property SubState $1.timer)$2, next: ${next:--}"
}
jobs
state plain
state kept
date --reference=/var/lib/systemd/timers/stamp-kept.timer '+stamp %s %F %H:%M %Z'
journalctl --boot --output=short-iso --grep='Infinite loop' | sed -n 's/^2/journal 2/p' | sort -u
systemctl restart kept.timer
state kept ' after a restart'
sed -i 's|06/12:00|06,18:00|' /etc/systemd/system/kept.timer
systemctl daemon-reload
systemctl restart kept.timer
state kept ' with a list, a reload and a restart'
jobs ', after the restarts'
systemctl poweroff --force --force
END
  ln -sf /dev/null "$units/serial-getty@ttyS0.service"
  ln -sf /usr/lib/systemd/systemd "$root/init"
  ln -sf /usr/share/zoneinfo/Europe/Paris "$root/etc/localtime"
  rm -rf "$units"/timers.target.wants "$root"/var/log/jobs "$root"/etc/cron.d/n* "$root"/var/lib/systemd/timers/*
  mkdir -p "$units/timers.target.wants"
  touch "$root/var/log/jobs"
  for name in plain kept end; do
    command="job $name"
    if [ "$name" = end ]; then command=end; fi
    printf '[Service]\nType=oneshot\nStandardOutput=file:/dev/ttyS0\nExecStart=/usr/local/bin/%s\n' "$command" > "$units/$name.service"
    printf '[Timer]\nOnCalendar=06/12:00\nAccuracySec=1s\n' > "$units/$name.timer"
    ln -sf "../$name.timer" "$units/timers.target.wants/$name.timer"
  done
  echo 'Persistent=true' >> "$units/kept.timer"
  chroot "$root" dpkg-query --show --showformat '${Package} ${Version}\n' systemd
  machine "$root" 2027-03-27T16:45:00 '2027-03-28 08:00'
  left=$(sed -n 's/\r//; s/^stamp \([0-9]*\).*/\1/p' "$root.txt")
  mkdir -p "${stamp%/*}"
  touch --date="@$left" "$stamp"
  machine "$root" 2027-03-28T06:00:00 '2027-03-28 18:10'
  machine "$root" 2027-03-29T06:00:00 '2027-03-29 18:10'
  rm "$stamp"
done << 'MACHINES'
bookworm cron
trixie cronie
MACHINES
