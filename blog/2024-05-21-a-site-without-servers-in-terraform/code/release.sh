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
others=(--cache-control no-cache "${hashed[@]/#/--exclude=}")

# What pages load before the pages; what older ones load stays.
upload sync --cache-control 'public, max-age=31536000, immutable' \
  --exclude '*' "${hashed[@]/#/--include=}"
# Sync skips a file that is as long as the one there and no newer.
upload cp --recursive "${others[@]}"
upload sync --delete "${others[@]}"
# #endregion
