#!/usr/bin/env bash
# Makes anew what this post shows of the ranking, which each change to the
# text of any post may change. Run it from anywhere, without arguments.
# `npm run test:posts` then names the sentences whose numbers are others now.
set -euo pipefail
cd "$(dirname "$0")"
for output in *.out.txt; do
  node --import tsx "${output%.out.txt}.ts" > "$output"
  echo "$output is written."
done
cd ../../..
npm run figures -- before-you-reach-for-embeddings
