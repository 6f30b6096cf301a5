#!/usr/bin/env bash
# Looks from outside for two of the mistakes: bash find.sh https://blog.example,
# without a slash at the end.
set -euo pipefail
# #region find
curl -sI "$1//other.example/x" | grep -i '^location:' || echo 'no redirect'
curl -so /dev/null -w '%{http_code}\n' "$1/no-such-page/"
# #endregion
