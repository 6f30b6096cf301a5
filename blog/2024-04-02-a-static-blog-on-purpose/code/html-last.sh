#!/usr/bin/env bash
# Usage: html-last.sh BUILD s3://BUCKET, where no folder holds only files named after a hash.
set -euo pipefail
build=$1 bucket=$2

# #region html-last
aws s3 cp "$build" "$bucket" --recursive --exclude '*.html' &&
  aws s3 cp "$build" "$bucket" --recursive --exclude '*' --include '*.html'
# #endregion
