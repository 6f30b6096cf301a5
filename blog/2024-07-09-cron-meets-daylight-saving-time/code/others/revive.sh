#!/usr/bin/env bash
# Boots Debian 12 and 13 as boot.sh does, before the change in Paris of 2027, and prints what a
# stopped timer does at 08:00 on that Sunday after a restart, after a run of its job and a
# restart, and with a list in the place of the step; which timers affected.sh names; and how
# often once-a-date.sh starts a job that fails, at once or after 70 minutes, when its timer
# names 18:30 and 19:30. Needs what boot.sh needs, and the kernel that it leaves:
# WORK=/its/folder ./revive.sh > revive.txt
set -euo pipefail
code=$(cd "$(dirname "$0")/.." && pwd)
cd "$WORK"
while read -r root cron; do
  if [ ! -e "$root" ]; then
    mmdebstrap --mode=root --variant=essential --include="systemd-sysv,$cron,tzdata" \
      --dpkgopt='path-exclude=/usr/share/doc/*' "$root" "$root" > mmdebstrap.log 2>&1
  fi
  bin=$root/usr/local/bin units=$root/etc/systemd/system
  install -m 755 /dev/stdin "$bin/job" << 'JOB'
#!/bin/sh
echo "job $1 $(date '+%F %H:%M %Z')" >> /var/log/jobs
case $1 in
  fails) exit 1 ;;
  slow) sleep 4200; exit 1 ;;
esac
JOB
  install -m 755 /dev/stdin "$bin/end" << 'END'
#!/bin/sh
sort /var/log/jobs
: > /var/log/jobs
show() {
  sleep 5
  next=$(systemctl show --value --property NextElapseUSecRealtime $1.timer)
  echo "state $1 $(systemctl show --value --property SubState $1.timer) $2, next: ${next:--}"
}
asked() { sh /usr/local/bin/affected.sh | sed -n "s|^/.*timer: |affected $1: &|p"; }
asked 'at first'
show step 'at first'
systemctl restart step.timer
show step 'after a restart'
systemctl start step.service
show step 'after a run of the job'
systemctl restart step.timer
show step 'after a run of the job and a restart'
sed -i 's|06/12:00|06,18:00|' /etc/systemd/system/listed.timer
show listed 'with a list in its file'
systemctl daemon-reload
show listed 'with a list and a reload'
systemctl restart listed.timer
show listed 'with a list, a reload and a restart'
asked 'with a list'
sed 's/^job/later/' /var/log/jobs
systemctl poweroff --force --force
END
  install -m 755 "$code/once-a-date.sh" "$code/affected.sh" "$bin"
  ln -sf /dev/null "$units/serial-getty@ttyS0.service"
  ln -sf /usr/lib/systemd/systemd "$root/init"
  ln -sf /usr/share/zoneinfo/Europe/Paris "$root/etc/localtime"
  rm -rf "$units"/timers.target.wants "$root"/var/log/jobs "$root"/etc/cron.d/n*
  mkdir -p "$units/timers.target.wants"
  # timer NAME TRIGGER COMMAND: a timer, and the service that it starts.
  timer() {
    mkdir -p "$root/var/lib/$1"
    printf '[Timer]\n%s\nAccuracySec=1s\n' "$2" > "$units/$1.timer"
    printf '[Service]\nType=oneshot\nStandardOutput=file:/dev/ttyS0\nExecStart=%s\n' "$3" > "$units/$1.service"
    ln -sf "../$1.timer" "$units/timers.target.wants/$1.timer"
  }
  timer step OnCalendar=06/12:00 '/usr/local/bin/job step'
  timer listed OnCalendar=06/12:00 '/usr/local/bin/job listed'
  for name in fails slow; do
    timer $name $'OnCalendar=18:30\nOnCalendar=19:30' "/usr/local/bin/once-a-date.sh /var/lib/$name /usr/local/bin/job $name"
  done
  timer end 'OnCalendar=2027-03-28 08:00' /usr/local/bin/end
  (cd "$root" && find . -xdev | cpio --create --format=newc --quiet) > "$root.cpio"
  chroot "$root" dpkg-query --show --showformat '${Package} ${Version}\n' systemd
  qemu-system-x86_64 -machine q35 -accel tcg -icount shift=3,sleep=off -rtc base=2027-03-27T16:45:00,clock=vm \
    -m 1024 -nodefaults -no-reboot -display none -serial "file:$root.txt" \
    -kernel kernel/boot/vmlinuz-* -initrd "$root.cpio" -append 'console=ttyS0 quiet systemd.show_status=no tsc=reliable nowatchdog' < /dev/null
  tr -d '\r' < "$root.txt" | grep -aE '^(affected|job|later|state) ' | sed 's/^/   /'
done << 'MACHINES'
bookworm cron
trixie cronie
MACHINES
