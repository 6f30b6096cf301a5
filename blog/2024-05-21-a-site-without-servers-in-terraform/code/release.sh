#!/usr/bin/env bash
# Usage: release.sh BUILD, beside a terraform.tfvars with your names.
set -euo pipefail
build=${1%/}

# #region release
terraform apply -var "headers=$build-hosts/headers.json"
bucket=s3://$(terraform output -raw bucket)

upload() {
  aws s3 sync "$build" "$bucket" "$@" \
    --exclude '*.br' --exclude '*.gz' \
    --exclude _headers --exclude _redirects
}
hashed=('assets/*' 'pagefind/f*/*' 'pagefind/index/*')

# What pages load before the pages; what older ones load stays.
upload --cache-control 'public, max-age=31536000, immutable' \
  --exclude '*' "${hashed[@]/#/--include=}"
upload --cache-control no-cache --delete "${hashed[@]/#/--exclude=}"
# #endregion
