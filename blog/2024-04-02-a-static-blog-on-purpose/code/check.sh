#!/usr/bin/env bash
# bash check.sh BUILD s3://BUCKET, after a release or a rollback
set -euo pipefail
build=${1%/} bucket=${2%/}
[ -f "$build/index.html" ] || { echo "no build in $build" >&2; exit 2; }

held=$(mktemp -d)
trap 'rm -rf "$held"' EXIT
aws s3 cp "$bucket" "$held" --recursive --quiet
pages() { (cd "$1" && find -L . -name '*.html' | LC_ALL=C sort); }
sums() { (cd "$build" && find -L . -type f -exec sha256sum {} +); }

verdict=PASS
sums | (cd "$held" && sha256sum --check --quiet -) || verdict=FAIL
while IFS= read -r page; do
  printf 'aws s3 rm %q\n' "$bucket/${page#./}"
  verdict=FAIL
done < <(LC_ALL=C comm -13 <(pages "$build") <(pages "$held"))
echo "$verdict" && [ "$verdict" = PASS ]
