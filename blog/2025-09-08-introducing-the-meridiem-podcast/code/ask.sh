ffmpeg -i weasels.g722 -af apad=pad_dur=0.5 -ar 16000 -ac 1 weasels.wav
pocketsphinx_continuous -infile weasels.wav -jsgf weasels.jsgf \
  -beam 1e-120 -wbeam 1e-100 -pbeam 1e-120 2>/dev/null
