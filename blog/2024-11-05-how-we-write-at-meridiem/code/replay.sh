#!/usr/bin/env bash
# Makes the copy of an owner at a former commit, and runs there what an owner runs, or only a part that failed:
# bash code/replay.sh COMMIT ['npm test']
set -euo pipefail
site=$(mktemp -d)/site
git clone --quiet . "$site"
cd "$site"
git checkout --quiet --detach "$1"
npm ci --silent --ignore-scripts
npm run --silent adopt -- --company Nordlicht --url https://blog.nordlicht.dev --website https://www.nordlicht.dev/ \
  --careers https://www.nordlicht.dev/jobs/ --email engineering@nordlicht.dev
git add --all
git -c user.name=An -c user.email=an@example.com commit --quiet --no-verify --message Adopt
eval "${2:-npm test}"
