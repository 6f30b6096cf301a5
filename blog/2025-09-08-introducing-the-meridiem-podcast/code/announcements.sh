#!/usr/bin/env bash
# Encodes an announcement of Allison Smith (CC BY-SA 3.0). Needs the Debian packages ffmpeg and asterisk-core-sounds-en-g722.
set -euo pipefail
cd "$(dirname "$0")/.."
ffmpeg -hide_banner -loglevel error -y -i /usr/share/asterisk/sounds/en_US_f_Allison/pbx-invalidpark.g722 \
  -ac 1 -b:a 40k -map_metadata -1 -fflags +bitexact -flags:a +bitexact parked.mp3
