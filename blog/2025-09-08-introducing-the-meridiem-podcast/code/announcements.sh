#!/usr/bin/env bash
# Encodes two announcements of Allison Smith (CC BY-SA 3.0). Needs the Debian packages ffmpeg and asterisk-core-sounds-en-g722.
set -euo pipefail
cd "$(dirname "$0")/.."

encode() {
  ffmpeg -hide_banner -loglevel error -y -i "/usr/share/asterisk/sounds/en_US_f_Allison/$1.g722" \
    -ac 1 -b:a 40k -map_metadata -1 -fflags +bitexact -flags:a +bitexact "$2.mp3"
}

encode tt-weasels weasels
encode vm-tohearenv envelope
