pocketsphinx_continuous -infile weasels.wav -jsgf weasels.jsgf \
  -beam 1e-120 -wbeam 1e-100 -pbeam 1e-120 2>/dev/null
