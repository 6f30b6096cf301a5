#!/usr/bin/env bash
# Usage: check.sh BUILD s3://BUCKET, after roll-back.sh.
set -euo pipefail
build=$1 bucket=$2

# #region check
served=$(mktemp -d)
aws s3 cp "$bucket" "$served" --recursive --quiet
diff -rq "$build" "$served"
# #endregion
