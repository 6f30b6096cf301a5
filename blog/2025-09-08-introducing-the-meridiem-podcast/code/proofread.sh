sed 's/microphone/telephone/' episode.vtt > changed.vtt
npx tsx code/proofread.ts episode.mp3 changed.vtt
