#!/usr/bin/env bash
# #region user
# From the root of your repository; the first command must not prompt, and && must join the parts of each:
# bash as-a-user.sh 'npm ci && npm run adopt -- --company Nordlicht …' 'npm test'
set -euo pipefail # stop at a failure, or the rest would run in your own repository
unset $(git rev-parse --local-env-vars) # a Git hook sets these to your own repository
unset INIT_CWD ${!npm_@} # set by npm …
PATH=$(tr : '\n' <<<"$PATH" | grep -v node_modules | paste -sd : -) # … and adds your tools, which the copy may lack
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT # take this out to look at a failing copy
git clone --quiet "$PWD" "$temporary/copy"
cd "$temporary/copy"
eval "$1" </dev/null # what your guide tells users to run first
git add --all
git -c user.name=A -c user.email=a@example.com -c commit.gpgsign=false commit --quiet --allow-empty --message 'Make it ours'
eval "$2" # what they run next, in full
# #endregion
