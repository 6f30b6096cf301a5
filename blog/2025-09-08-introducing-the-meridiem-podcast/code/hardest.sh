#!/usr/bin/env bash
# Cuts the piece that is heard worst from the recording: caption 22. Needs the Debian package ffmpeg.
set -euo pipefail
cd "$(dirname "$0")/.."

ffmpeg -hide_banner -loglevel error -y -ss 135.71 -to 140.69 \
  -i ../../static/podcast/introducing-the-meridiem-podcast.mp3 \
  -ac 1 -b:a 40k -map_metadata -1 -fflags +bitexact -flags:a +bitexact hardest.mp3
