#!/usr/bin/env bash
# Makes the copy of an owner at a former commit, and runs parts of its npm test that need no browser:
# bash code/replay.sh COMMIT [PART…]
set -euo pipefail
commit=$1
shift
site=$(mktemp -d)/site
git clone --quiet . "$site"
cd "$site"
git checkout --quiet --detach "$commit"
npm ci --silent --ignore-scripts
echo 'product: knip'
npx knip || true
npm run --silent adopt -- --company Nordlicht --url https://blog.nordlicht.dev --website https://www.nordlicht.dev/ \
  --careers https://www.nordlicht.dev/jobs/ --email engineering@nordlicht.dev
git add --all
git -c user.name=An -c user.email=an@example.com commit --quiet --no-verify --message Adopt
for part in ${*:-check-posts check test:unit test:posts}; do
  echo "owner: $part"
  npm run --silent "$part" || true
done
