#!/usr/bin/env bash
# Writes two recordings of the episode's first sentence, for comparison.
# Needs the Debian packages espeak-ng, festival, festvox-us-slt-hts and ffmpeg.
set -euo pipefail
cd "$(dirname "$0")/.."

sentence='This voice is synthesised: a program is reading a text that lies in the same repository as our blog.'
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

espeak-ng -v en-gb -s 145 -w "$folder/espeak.wav" "$sentence"
text2wave -eval '(voice_cmu_us_slt_arctic_hts)' -o "$folder/festival.wav" <<<"$sentence"
for voice in espeak festival; do
  ffmpeg -hide_banner -loglevel error -y -i "$folder/$voice.wav" \
    -af loudnorm=I=-16:TP=-1.5:LRA=11 -ac 1 -ar 24000 -b:a 40k \
    -map_metadata -1 -fflags +bitexact -flags:a +bitexact "$voice.mp3"
done
