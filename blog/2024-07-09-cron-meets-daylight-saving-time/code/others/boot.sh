#!/usr/bin/env bash
# Boots Debian in a virtual machine on the eve of clock changes, and prints when its cron and
# its systemd timers really start their jobs, in local time: Debian 12, also with the line that
# loop.sh adds to systemd, and Debian 13 with cronie. The machines count instructions and skip
# idle time, so a day takes minutes and no clock is moved by hand. Needs root, a Debian 12, and
# the packages mmdebstrap, cpio and qemu-system-x86: FIXED=/path/to/fixed.so ./boot.sh > boot.txt
set -euo pipefail
code=$(cd "$(dirname "$0")/.." && pwd)
cd "${WORK:-$(mktemp -d)}"
if [ ! -e kernel ]; then
  name=$(apt-cache search --names-only '^linux-image-6.1.0-[0-9]+-cloud-amd64$' | cut -d' ' -f1 | sort -V | tail -1)
  apt-get download "$name" > /dev/null 2>&1
  dpkg-deb -x "$name"_*.deb kernel
fi

# prepare SUITE CRON: the files of a machine.
prepare() {
  root=$1
  if [ ! -e "$root" ]; then
    mmdebstrap --mode=root --variant=essential --include="systemd-sysv,$2,tzdata" \
      --dpkgopt='path-exclude=/usr/share/doc/*' "$1" "$root" > mmdebstrap.log 2>&1
  fi
  bin=$root/usr/local/bin units=$root/etc/systemd/system
  # What a job does here: it writes its name, and the time.
  install -m 755 /dev/stdin "$bin/job" << 'JOB'
#!/bin/sh
echo "$* $(date '+%F %H:%M %Z')" >> /var/log/jobs
JOB
  # What the machine does last: it prints that, and the state of each timer with a step, also
  # after a reload and a restart, and all that the journal says of a loop.
  install -m 755 /dev/stdin "$bin/end" << 'END'
#!/bin/sh
sort /var/log/jobs
states() { for unit in halves step zoned; do echo "state $unit $(systemctl show --value --property SubState $unit.timer) $1"; done; }
states 'at the end'
systemctl list-timers --all --no-legend halves.timer listed.timer | sed 's/^/listed /'
systemctl daemon-reload
states 'after a reload'
systemctl restart halves.timer step.timer zoned.timer
states 'after a restart'
journalctl --boot --output=short-iso --grep='Infinite loop|deadlock' | sed 's/^/journal /'
journalctl --boot --output=cat --unit=halves.timer | sort -u | sed 's/^/unit /'
systemctl poweroff --force --force
END
  install -m 755 "$code/once-a-date.sh" "$bin/once-a-date.sh"
  mkdir -p "$root/var/lib/nightly-cron" "$units/timers.target.wants"
  ln -sf /dev/null "$units/serial-getty@ttyS0.service"
  ln -sf /usr/lib/systemd/systemd "$root/init"
  # Older than the nights: systemd moves a clock on that is before its own release.
  touch -d 2015-01-01 "$root/usr/lib/clock-epoch"
  for package in "$2" systemd; do
    chroot "$root" dpkg-query --show --showformat '${Package} ${Version}\n' "$package"
  done
}

# timer NAME TRIGGER COMMAND: a timer, and the service that it starts.
timer() {
  printf '[Timer]\n%s\nAccuracySec=1s\n' "$2" > "$units/$1.timer"
  printf '[Service]\nType=oneshot\nStandardOutput=file:/dev/ttyS0\nExecStart=%s\n' "$3" > "$units/$1.service"
  ln -sf "../$1.timer" "$units/timers.target.wants/$1.timer"
}

# The post's own files, each with a directory, a job and a zone of its own.
own() { sed "s|/opt/report|/usr/local/bin/job $1 once a date|; s|nightly|nightly-$1|g; s|Europe/Paris|$zone|" "$code/$2"; }

# night ZONE START HOURS: a machine in a zone, from an instant in UTC on.
night() {
  local zone=$1 job=/usr/local/bin/job
  rm -f "$units"/timers.target.wants/* "$root/var/log/jobs" "$root/etc/crontab"
  ln -sf "/usr/share/zoneinfo/$zone" "$root/etc/localtime"
  echo "$zone" > "$root/etc/timezone"
  printf '%s\n' "30 2 * * * root $job cron 02:30" "*/30 2 * * * root $job cron */30 2" > "$root/etc/cron.d/nights"
  own cron nightly.cron > "$root/etc/cron.d/nightly"
  timer daily OnCalendar=02:30 "$job systemd 02:30"
  timer persistent $'OnCalendar=02:30\nPersistent=true' "$job systemd Persistent"
  timer halves OnCalendar=06/12:00 "$job systemd 06/12:00"
  timer listed OnCalendar=06,18:00 "$job systemd 06,18:00"
  timer range OnCalendar=06..18/12:00 "$job systemd 06..18/12:00"
  timer step OnCalendar=02/12:30 "$job systemd 02/12:30"
  timer zoned "OnCalendar=06/12:00 $zone" "$job systemd 06/12:00 with its zone"
  for unit in nightly.{service,timer}; do own systemd $unit > "$units/$unit"; done
  ln -sf ../nightly.timer "$units/timers.target.wants/nightly.timer"
  timer end "OnBootSec=$3h" /usr/local/bin/end
  (cd "$root" && find . -xdev | cpio --create --format=newc --quiet) > root.cpio
  qemu-system-x86_64 -machine q35 -accel tcg -icount shift=3,sleep=off -rtc "base=$2,clock=vm" \
    -m 1024 -nodefaults -no-reboot -display none -serial file:serial.txt \
    -kernel kernel/boot/vmlinuz-* -initrd root.cpio -append 'console=ttyS0 quiet systemd.show_status=no tsc=reliable nowatchdog'
  echo "$zone from $2 UTC, for $3 hours${4:-}"
  tr -d '\r' < serial.txt | grep -aE '^(cron|systemd|state|listed|journal|unit) ' | sed 's/^/   /'
}

prepare bookworm cron
night Europe/Paris 2024-03-30T04:00:00 46
night Europe/Paris 2024-10-26T23:00:00 4
night Europe/London 2024-03-30T17:30:00 13
night America/New_York 2024-03-09T22:30:00 13
install -m 755 "$FIXED" bookworm/opt/fixed.so
echo /opt/fixed.so > bookworm/etc/ld.so.preload
night Europe/Paris 2024-03-30T04:00:00 46 ', with the line'
rm bookworm/etc/ld.so.preload
# This systemd was released in 2026, and sets the clock to no time before that.
prepare trixie cronie
night Europe/Paris 2027-03-27T16:30:00 14
night Europe/Paris 2027-10-30T23:00:00 4
