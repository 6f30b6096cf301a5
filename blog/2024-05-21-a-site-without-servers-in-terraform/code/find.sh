#!/usr/bin/env bash
# Looks from outside for two of the mistakes: bash find.sh https://blog.example,
# without a slash at the end. It needs curl 7.84 or newer.
set -euo pipefail
# #region find
for path in / /no-such-page/ //other.example/x; do
  printf '%-18s ' "$path"
  curl -sSo /dev/null -w '%{http_code} %header{location}\n' "$1$path"
done
# #endregion
