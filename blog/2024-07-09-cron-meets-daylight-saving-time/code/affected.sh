# A recurring timer with OnCalendar and a dash under NEXT has stopped.
systemctl list-timers --all
# The steps that have stopped a timer, unless it names its zone.
journalctl --grep='Infinite loop in calendar'
# The timers that will stop.
eve='2027-03-27 12:00' # Noon on the eve of your own change.
systemctl cat '*.timer' | sed -n 's|^# /|/|p; s/^OnCalendar=//p' |
  while read -r line; do
    case $line in
      /*) file=$line ;;
      *) systemd-analyze calendar --iterations=1000 \
        --base-time="$eve" "$line" 2>&1 |
        grep -q 'Failed to determine' && echo "$file: $line" ;;
    esac
  done
