#!/usr/bin/env bash
# Publishes a build in a bucket: .github/hosts/upload-to-s3.sh build s3://YOUR-BUCKET. To go back, name a build that you have kept.
# No page is online before what it loads, and none loses what it loads before it goes.
set -euo pipefail
build=${1:?name the folder of the build} bucket=${2:?name the bucket, as s3://YOUR-BUCKET}
hashed=('assets/*' 'pagefind/f*/*' 'pagefind/index/*')
skip=(--exclude _headers --exclude _redirects)
for end in css html js json md mjs svg txt vtt wasm webmanifest xml; do skip+=(--exclude "*.$end.br" --exclude "*.$end.gz"); done
for_good=(--cache-control 'public, max-age=31536000, immutable' --exclude '*' "${hashed[@]/#/--include=}" "${skip[@]}")
others=(--cache-control no-cache "${hashed[@]/#/--exclude=}" "${skip[@]}")
aws s3 sync "$build" "$bucket" "${for_good[@]}"
# Not sync, which skips a file that is not newer, such as any of a build that was kept.
aws s3 cp "$build" "$bucket" --recursive "${others[@]}"
aws s3 sync "$build" "$bucket" --delete "${others[@]}"
aws s3 sync "$build" "$bucket" --delete "${for_good[@]}"
