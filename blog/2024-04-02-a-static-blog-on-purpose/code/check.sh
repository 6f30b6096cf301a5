#!/usr/bin/env bash
# bash check.sh BUILD s3://BUCKET, after a release or a rollback. It only reads.
set -euo pipefail
build=$1 bucket=$2

held=$(mktemp -d)
aws s3 cp "$bucket" "$held" --recursive --quiet
pages() { (cd "$1" && find . -name '*.html' | LC_ALL=C sort); }
sums() { (cd "$build" && find . -type f -exec sha256sum {} +); }

verdict=PASS
sums | (cd "$held" && sha256sum --check --quiet -) || verdict=FAIL
extra=$(LC_ALL=C comm -13 <(pages "$build") <(pages "$held"))
if [ -n "$extra" ]; then
  sed "s|^\.|aws s3 rm $bucket|" <<< "$extra"
  verdict=FAIL
fi
echo "$verdict" && [ "$verdict" = PASS ]
