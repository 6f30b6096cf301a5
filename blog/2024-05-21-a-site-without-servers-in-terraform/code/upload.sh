#!/usr/bin/env bash
# Usage: upload.sh BUILD BUCKET DISTRIBUTION
set -euo pipefail
build=$1 bucket=s3://$2 distribution=$3

# #region sync
# New assets before the pages that name them; old ones stay.
aws s3 sync "$build" "$bucket" --exclude '*' --include 'assets/*' \
  --cache-control 'public, max-age=31536000, immutable'
aws s3 sync "$build" "$bucket" --exclude 'assets/*' --delete \
  --cache-control 'public, max-age=0, s-maxage=86400'
aws cloudfront create-invalidation --paths '/*' \
  --distribution-id "$distribution"
# #endregion
