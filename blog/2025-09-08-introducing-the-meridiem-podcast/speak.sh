#!/usr/bin/env bash
# Speaks trial.txt and writes trial.mp3, both beside this script.
# Needs the Debian packages espeak-ng and ffmpeg.
set -euo pipefail
cd "$(dirname "$0")"

# 24 kHz mono at 40 kbit/s is ample for speech; loudnorm aims at a loudness of -16 LUFS.
espeak-ng -v en-gb -s 155 --stdout -f trial.txt |
  ffmpeg -hide_banner -loglevel error -y -i pipe:0 \
    -af loudnorm=I=-16:TP=-1.5:LRA=11 -ac 1 -ar 24000 -b:a 40k \
    -map_metadata -1 -fflags +bitexact -flags:a +bitexact trial.mp3
