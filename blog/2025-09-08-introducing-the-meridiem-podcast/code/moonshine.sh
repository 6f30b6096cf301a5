#!/usr/bin/env bash
# Installs Moonshine in a folder outside of the project, 1.1 GB, and runs one of our programs with it:
# `bash code/moonshine.sh ask-moonshine.ts`, or `bash code/moonshine.sh proofread.ts EPISODE.mp3 CAPTIONS.vtt`.
set -euo pipefail
code=$(dirname "$0")
folder=${MOONSHINE:-$HOME/.cache/moonshine}
npm install --prefix "$folder" --ignore-scripts --no-audit --no-fund --silent --no-save \
  @usefulsensors/moonshine-js@0.1.17 onnxruntime-node@1.30.0 llama-tokenizer-js@1.2.2
npx tsx "$code/$1" "$folder" "${@:2}"
