sed 's/microphone/telephone/' episode.vtt > changed.vtt
bash code/moonshine.sh proofread.ts episode.mp3 changed.vtt
