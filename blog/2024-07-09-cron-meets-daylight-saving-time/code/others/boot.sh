#!/usr/bin/env bash
# Boots Debian 12 in a virtual machine on the eve of both changes in Paris, and prints when
# its cron and its systemd timers really start their jobs, in UTC. The machine counts
# instructions and skips idle time, so a day takes half a minute and no clock is moved by
# hand. Needs root, a Debian 12, and the packages mmdebstrap, cpio and qemu-system-x86:
# ./boot.sh > boot.txt
set -euo pipefail
code=$(cd "$(dirname "$0")/.." && pwd)
cd "${WORK:-$(mktemp -d)}"
if [ ! -e root ]; then
  mmdebstrap --mode=root --variant=essential --include=systemd-sysv,cron,tzdata \
    --dpkgopt='path-exclude=/usr/share/doc/*' bookworm root > mmdebstrap.log 2>&1
fi
if [ ! -e kernel ]; then
  name=$(apt-cache search --names-only '^linux-image-6.1.0-[0-9]+-cloud-amd64$' | cut -d' ' -f1 | sort -V | tail -1)
  apt-get download "$name" > /dev/null 2>&1
  dpkg-deb -x "$name"_*.deb kernel
fi
bin=root/usr/local/bin units=root/etc/systemd/system

# What a job does here: it writes its name, and the time in UTC.
install -m 755 /dev/stdin $bin/job << 'JOB'
#!/bin/sh
echo "$* $(date -u '+%F %H:%M')" >> /var/log/jobs
JOB
# What the machine does last: it prints that, and the state of a timer, also after a restart.
install -m 755 /dev/stdin $bin/end << 'END'
#!/bin/sh
sort /var/log/jobs
state() { echo "state 02/12:30 $(systemctl show --value --property SubState step.timer) $1"; }
state 'before a restart'
systemctl list-timers --all --no-legend step.timer list.timer | sed 's/^/listed /'
systemctl restart step.timer
state 'after a restart'
journalctl --boot --output=cat --unit=step.timer | sort -u | sed 's/^/journal /'
systemctl poweroff --force --force
END
install -m 755 "$code/once-a-date.sh" $bin/once-a-date.sh
# The post's own files, each with a directory and a job of its own.
own() { sed "s|/opt/report|/usr/local/bin/job $1 once a date|; s|nightly|nightly-$1|g" "$code/$2"; }

# timer NAME TRIGGER COMMAND: a timer, and the service that it starts.
timer() {
  printf '[Timer]\n%s\nAccuracySec=1s\n' "$2" > "$units/$1.timer"
  printf '[Service]\nType=oneshot\nEnvironment=TZ=Europe/Paris\nStandardOutput=file:/dev/ttyS0\nExecStart=%s\n' "$3" > "$units/$1.service"
  ln -sf "../$1.timer" "$units/timers.target.wants/$1.timer"
}
mkdir -p root/var/lib/nightly-cron $units/timers.target.wants
rm -f $units/timers.target.wants/* root/var/log/jobs root/etc/crontab
ln -sf /usr/share/zoneinfo/Europe/Paris root/etc/localtime
echo Europe/Paris > root/etc/timezone
ln -sf /dev/null $units/serial-getty@ttyS0.service
ln -sf /bin/systemd root/init
# Older than the nights: systemd moves a clock on that is before its own release.
touch -d 2015-01-01 root/usr/lib/clock-epoch
job=/usr/local/bin/job
cat > root/etc/cron.d/nights << CRON
30 2 * * * root $job cron 02:30
*/30 2 * * * root $job cron */30 2
0 * * * * root $job cron hourly
30 2,3 * * * root $job cron two starts
CRON
own cron nightly.cron > root/etc/cron.d/nightly
timer daily 'OnCalendar=*-*-* 02:30:00' "$job systemd 02:30"
timer persistent $'OnCalendar=*-*-* 02:30:00\nPersistent=true' "$job systemd Persistent"
timer hourly 'OnCalendar=hourly' "$job systemd hourly"
timer step 'OnCalendar=*-*-* 02/12:30:00' "$job systemd 02/12:30"
timer list 'OnCalendar=*-*-* 02,14:30:00' "$job systemd 02,14:30"
timer start 'OnCalendar=*-*-* 02,03:30:00 Europe/Paris' "$job systemd two starts"
for unit in nightly.{service,timer}; do own systemd $unit > $units/$unit; done
ln -sf ../nightly.timer $units/timers.target.wants/nightly.timer

for package in cron systemd; do
  chroot root dpkg-query --show --showformat '${Package} ${Version}\n' $package
done
while read -r start hours; do
  timer end "OnBootSec=${hours}h" /usr/local/bin/end
  (cd root && find . -xdev | cpio --create --format=newc --quiet) > root.cpio
  qemu-system-x86_64 -machine q35 -accel tcg -icount shift=3,sleep=off -rtc "base=$start,clock=vm" \
    -m 768 -nodefaults -no-reboot -display none -serial file:serial.txt \
    -kernel kernel/boot/vmlinuz-* -initrd root.cpio -append 'console=ttyS0 quiet systemd.show_status=no'
  echo "$start, for $hours hours"
  tr -d '\r' < serial.txt | grep -aE '^(cron|systemd|state|listed|journal) ' | sed 's/^/   /'
done << 'NIGHTS'
2024-03-30T12:00:00 38
2024-10-26T22:00:00 28
NIGHTS
