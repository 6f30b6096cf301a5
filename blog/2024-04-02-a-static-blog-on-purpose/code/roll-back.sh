#!/usr/bin/env bash
# Usage: roll-back.sh BUILD s3://BUCKET, with the build that you kept.
set -euo pipefail
build=$1 bucket=$2

# #region roll-back
aws s3 sync "$build" "$bucket" --exclude '*' --include 'assets/*' &&
  aws s3 cp "$build" "$bucket" --recursive --exclude 'assets/*'
# #endregion
