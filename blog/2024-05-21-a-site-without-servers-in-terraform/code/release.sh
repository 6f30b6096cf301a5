#!/usr/bin/env bash
# Usage: release.sh BUILD, beside a terraform.tfvars with your names.
set -euo pipefail
build=$1

# #region release
npx tsx hashes.ts "$build" > hashes.auto.tfvars.json
terraform apply
bucket=s3://$(terraform output -raw bucket)

# New assets before the pages that name them; old ones stay.
aws s3 sync "$build" "$bucket" --exclude '*' --include 'assets/*' \
  --cache-control 'public, max-age=31536000, immutable'
aws s3 sync "$build" "$bucket" --exclude 'assets/*' --delete \
  --cache-control 'public, max-age=0, s-maxage=86400'
aws cloudfront create-invalidation --paths '/*' \
  --distribution-id "$(terraform output -raw distribution)"
# #endregion
