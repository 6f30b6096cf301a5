#!/usr/bin/env bash
# Usage: release.sh BUILD, beside a terraform.tfvars with your names.
set -euo pipefail
build=${1%/}

# #region release
terraform apply -var "headers=$build-hosts/headers.json"
bucket=s3://$(terraform output -raw bucket)

upload() {
  aws s3 "$1" "$build" "$bucket" "${@:2}" \
    --exclude '*.br' --exclude '*.gz' \
    --exclude _headers --exclude _redirects
}
hashed=('assets/*' 'pagefind/f*/*' 'pagefind/index/*')

# What pages load before the pages; what older ones load stays.
upload sync --cache-control 'public, max-age=31536000, immutable' \
  --exclude '*' "${hashed[@]/#/--include=}"
pages=(--cache-control no-cache "${hashed[@]/#/--exclude=}")
upload cp --recursive "${pages[@]}"
upload sync --delete "${pages[@]}"
# #endregion
