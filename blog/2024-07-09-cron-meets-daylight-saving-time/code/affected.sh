# A recurring timer with OnCalendar and a dash under NEXT has stopped.
systemctl list-timers --all
# The steps that have stopped a timer, unless it names its zone.
journalctl --grep='Infinite loop in calendar'
# One line for each that stops within 40 runs. Use the day before your own next change.
systemctl cat '*.timer' | sed -n 's/^OnCalendar=//p' |
  xargs -d '\n' systemd-analyze calendar --iterations=40 --base-time='2027-03-27 12:00' 2>&1 |
  grep 'Failed to determine'
