#!/usr/bin/env bash
# Runs at former commits what failed in a copy, in a clean clone of ours (here) and in the copy of an owner, and prints
# what it said where it failed: bash code/replay.sh > code/replay.txt
set -euo pipefail
unset $(git rev-parse --local-env-vars)
repository=$PWD
export PATH=${PATH//"$PWD/node_modules/.bin:"/} CI=true NO_COLOR=1
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
modules=${MODULES:-$temporary/modules}

# Knip without the patterns that name our posts.
knip_without_posts="node --eval \"
  const knip = JSON.parse(fs.readFileSync('.knip.json', 'utf8'));
  for (const key of ['entry', 'project']) knip[key] = knip[key].filter((pattern) => !pattern.startsWith('blog/'));
  fs.writeFileSync('.cache-knip.json', JSON.stringify(knip));
\" && npx knip --config .cache-knip.json"

replay() {
  local place=$1 commit=$2 name=$3 command=${4:-$3} site=$temporary/site packages
  rm -rf "$site"
  git clone --quiet "$repository" "$site"
  cd "$site"
  git checkout --quiet --detach "$commit"
  packages=$modules/$(git rev-parse HEAD:package-lock.json | head -c 8)
  if [ ! -d "$packages" ]; then
    npm ci --silent --ignore-scripts --prefer-offline --no-audit
    mkdir -p "$modules"
    mv node_modules "$packages"
  fi
  cp --archive --link "$packages" node_modules
  if [ "$place" = copy ]; then
    npm run --silent adopt -- --company Nordlicht --url https://blog.nordlicht.dev --website https://www.nordlicht.dev/ \
      --careers https://www.nordlicht.dev/jobs/ --email engineering@nordlicht.dev </dev/null >/dev/null
    git add --all
    git -c user.name=An -c user.email=an@example.com commit --quiet --no-verify --message Adopt
  fi
  if (eval "$command") >"$temporary/output" 2>&1 </dev/null; then
    echo "$commit $place, $name: passed"
  else
    echo "$commit $place, $name: FAILED"
    grep --extended-regexp '^ *(FAIL |FAILED |Stopped|Unused |src/.* error |(Assertion)?Error: |Tests )|declares no|^(highs|proseOf|wordsOf) ' "$temporary/output" |
      sed "s/^ */  /; s/ *$//; s|$site/||" || tail -n 5 "$temporary/output"
  fi
  cd "$repository"
}

signing='npm run test:unit -- tests/architecture/workflows.test.ts --testTimeout=60000 --hookTimeout=60000'
terraform='npm run test:posts -- tests/posts/terraform.test.ts --testTimeout=60000 --hookTimeout=60000'

owners_test='npm test -- check check-posts posts build built'

# For each failure: what failed then, at the commit before the one that broke the copies, at that commit, at the last
# before the repair, and at the repair.
first() {
  replay here 22676440 workflows.test.ts "$signing"
  replay copy 22676440 workflows.test.ts "$signing"
  replay here 811e9c8c workflows.test.ts "$signing"
  replay copy 811e9c8c workflows.test.ts "$signing"
  replay copy ae73194f workflows.test.ts "$signing"
}
second() {
  replay copy 5f2b40aa knip 'npx knip'
  replay here 5f2b40aa 'knip without posts' "$knip_without_posts"
  replay here 77881aec knip 'npx knip'
  replay copy 77881aec knip 'npx knip'
  replay here 77881aec 'knip without posts' "$knip_without_posts"
  replay here 5a9b8119 knip 'npx knip'
  replay copy 5a9b8119 knip 'npx knip'
  replay copy 2426515d knip 'npx knip'
}
third() {
  replay copy 4645cd87 terraform.test.ts "$terraform"
  replay here ac582f54 terraform.test.ts "$terraform"
  replay copy ac582f54 terraform.test.ts "$terraform"
  replay here 49af9d24 terraform.test.ts "$terraform"
  replay copy 49af9d24 terraform.test.ts "$terraform"
  replay copy 2d01fa52 terraform.test.ts "$terraform"
}
fourth() {
  replay here ea9ba7f3 'knip without posts' "$knip_without_posts"
  replay copy ea9ba7f3 knip 'npx knip'
  replay here 224bd3c5 knip 'npx knip'
  replay copy 224bd3c5 knip 'npx knip'
  replay here 224bd3c5 'knip without posts' "$knip_without_posts"
  replay here b2b4d4c9 knip 'npx knip'
  replay copy b2b4d4c9 knip 'npx knip'
  replay copy b2b4d4c9 test:unit 'npm run test:unit -- --testTimeout=60000 --hookTimeout=60000'
  replay copy b2b4d4c9 'npm test' 'npm test'
}
# The fourth repair leaves an owner no knip, so that what the owner runs there is run, without the browsers.
repair() {
  replay here 2728a826 tsc 'npx tsc --noEmit'
  replay copy 2728a826 'npm test without browsers' "$owners_test"
  replay copy 134128fc 'npm test without browsers' "$owners_test"
}
for failure in "${@:-first second third fourth repair}"; do
  for one in $failure; do "$one"; done
done
