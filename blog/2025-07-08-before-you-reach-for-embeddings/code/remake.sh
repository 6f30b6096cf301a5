#!/usr/bin/env bash
# Keeps the posts as they are now as those of the later day, and computes what this
# post shows again. Run it from anywhere, without arguments; then
# `npm run test:posts` names the sentences whose numbers have changed.
set -euo pipefail
cd "$(dirname "$0")"
node --import tsx corpus.ts
for output in *.out.txt; do
  node --import tsx "${output%.out.txt}.ts" > "$output"
  echo "$output is written."
done
cd ../../..
npm run figures -- before-you-reach-for-embeddings
