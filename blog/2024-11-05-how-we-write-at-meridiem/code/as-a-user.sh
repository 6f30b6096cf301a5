#!/usr/bin/env bash
# #region user
# From the root of your repository: bash as-a-user.sh 'npm run adopt' 'npm test'
set -euo pipefail # stop at a failure, or the rest would run in your own repository
unset $(git rev-parse --local-env-vars) # a Git hook sets these to your own repository
copy=$(mktemp -d)/copy
git clone --quiet "$PWD" "$copy"
cd "$copy"
npm ci
eval "$1" # what your guide tells users to run first
git add --all
git -c user.name=A -c user.email=a@example.com commit --quiet --allow-empty --message 'Make it ours'
eval "$2" # what they run next, whole
# #endregion
