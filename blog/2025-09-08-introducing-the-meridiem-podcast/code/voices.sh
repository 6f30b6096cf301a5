#!/usr/bin/env bash
# Lets another synthesiser speak a sentence like the episode's first, for comparison.
# Needs the Debian packages espeak-ng and ffmpeg.
set -euo pipefail
cd "$(dirname "$0")/.."

sentence='This voice is synthesised: a program is reading a text that lies in the same repository as our blog.'
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

espeak-ng -v en-gb -s 145 -w "$folder/espeak.wav" "$sentence"
ffmpeg -hide_banner -loglevel error -y -i "$folder/espeak.wav" \
  -af loudnorm=I=-16:TP=-1.5:LRA=11 -ac 1 -ar 24000 -b:a 40k \
  -map_metadata -1 -fflags +bitexact -flags:a +bitexact espeak.mp3
