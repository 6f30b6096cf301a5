#!/usr/bin/env bash
# Runs at former commits what failed in a copy, and prints what it said where it failed: here, in a clean clone of ours;
# in a copy; or by as-a-user.sh, which makes the copy itself: bash code/replay.sh > code/replay.txt
set -euo pipefail
unset $(git rev-parse --local-env-vars)
repository=$PWD
as_a_user=$(realpath "$(dirname "$0")/as-a-user.sh")
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

# Knip in its mode that leaves out tests too, which needs a mark at each pattern of what is published.
knip_production="node --eval \"
  const knip = JSON.parse(fs.readFileSync('.knip.json', 'utf8'));
  for (const key of ['entry', 'project']) knip[key] = knip[key].map((one) => /^(blog|tests)/.test(one) ? one : one + '!');
  fs.writeFileSync('.cache-knip.json', JSON.stringify(knip));
\" && npx knip --production --include exports --config .cache-knip.json"

adopt='npm run --silent adopt -- --company Nordlicht --url https://blog.nordlicht.dev --website https://www.nordlicht.dev/ \
  --careers https://www.nordlicht.dev/jobs/ --email engineering@nordlicht.dev'
commit_all='git add --all; git -c user.name=An -c user.email=an@example.com commit --quiet --no-verify --message'

# Runs a command at a commit, with a fault that is put back before, if one is named.
replay() {
  local place=$1 commit=$2 name=$3 command=${4:-$3} fault=${5:-} site=$temporary/site packages
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
  if [ -n "$fault" ]; then
    eval "$fault"
    eval "$commit_all Fault"
  fi
  case $place in
    copy)
      eval "$adopt" </dev/null >/dev/null
      eval "$commit_all Adopt"
      ;;
    script)
      command="bash '$as_a_user' 'cp --archive --link $packages node_modules && $adopt' '$command'"
      ;;
  esac
  if (eval "$command") >"$temporary/output" 2>&1 </dev/null; then
    echo "$commit $place, $name: passed"
  else
    echo "$commit $place, $name: FAILED"
    grep --extended-regexp '^ *(FAIL |FAILED |Stopped|Unused |src/.* error |(Assertion)?Error: |Tests )|declares no|The year |^(highs|proseOf|wordsOf|refusedByServers|drawings) ' "$temporary/output" |
      sed "s/^ */  /; s/ *$//; s|$site/||; s|/[^ ]*/copy/||" || tail -n 5 "$temporary/output"
  fi
  cd "$repository"
}

signing='npm run test:unit -- tests/architecture/workflows.test.ts --testTimeout=60000 --hookTimeout=60000'
terraform='npm run test:posts -- tests/posts/terraform.test.ts --testTimeout=60000 --hookTimeout=60000'

users_test='npm test -- check check-posts posts build built'

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
  for commit in 6b01e58b d1e3838b; do
    replay here "$commit" knip 'npx knip'
    replay copy "$commit" knip 'npx knip'
  done
  replay here ea9ba7f3 'knip without posts' "$knip_without_posts"
  replay here ea9ba7f3 'knip --production' "$knip_production"
  replay copy ea9ba7f3 knip 'npx knip'
  replay here 224bd3c5 knip 'npx knip'
  replay copy 224bd3c5 knip 'npx knip'
  replay here 224bd3c5 'knip without posts' "$knip_without_posts"
  replay here 54331577 knip 'npx knip'
  replay copy 54331577 knip 'npx knip'
  replay here b2b4d4c9 knip 'npx knip'
  replay copy b2b4d4c9 knip 'npx knip'
}
# The fourth repair leaves a copy no knip, so that what users run there is run, without the browsers.
repair() {
  replay here 2728a826 tsc 'npx tsc --noEmit'
  replay copy 2728a826 'npm test without browsers' "$users_test"
  replay copy 134128fc 'npm test without browsers' "$users_test"
}
# Whether the site of a copy could be built at the last commit before each repair.
built() {
  for commit in 811e9c8c 5a9b8119 49af9d24 b2b4d4c9; do replay script "$commit" build 'npm run build'; done
}
# Three more, at the last commit before each repair and at the repair; for figures, where adopting works again after it.
figures='npm run test:posts -- tests/posts/figures.test.ts --testTimeout=300000 --hookTimeout=60000'
refused='npx vitest run --config tests/vitest.config.mts --project refusals --testTimeout=300000 --testNamePattern "words of the check"'
more() {
  replay here 63889760 knip 'npx knip'
  replay copy 63889760 knip 'npx knip'
  replay copy 49af9d24 knip 'npx knip'
  replay here 3b218005 refusals.test.ts "$refused"
  replay copy 3b218005 refusals.test.ts "$refused"
  replay copy 63889760 refusals.test.ts "$refused"
  replay here 5f1b8456 figures.test.ts "$figures"
  replay copy 5f1b8456 figures.test.ts "$figures"
  replay copy 579c994a figures.test.ts "$figures"
}
# Each fault in the repository of 30 November, where several tests still sign posts as web.
author='git grep --quiet "authors: .web." -- src tests'
solver="sed --in-place \"s/packages: \['highs'\]/packages: []/\" src/cli/adopt/original.ts"
empty_file="sed --in-place --expression '/^test(/d' --expression '/^});/d' --expression 's/await expect(/test(file, () => expect(/' \
  --expression 's/resolves.toBeDefined();/resolves.toBeDefined());/' tests/site/posts/terraform.test.ts"
prose_of="sed --in-place 's/withoutMarkup/proseOf/; s/^function proseOf/export &/' src/lib/rank-posts/terms.ts
  echo \"import {proseOf} from '../../../src/lib/rank-posts/terms'; console.log(proseOf(''));\" \
    > blog/2025-07-08-before-you-reach-for-embeddings/code/prose.ts"
types="sed --in-place 's/|^src.*tsx?\$|/|/' src/cli/adopt/original.ts"
today() {
  local today=38464c12 without_posts='npx knip --config tests/product/knip.ts --no-config-hints'
  local terraform='npm run test:posts -- tests/site/posts/terraform.test.ts'
  replay here $today 'new-post.test.ts, with author' 'npm run test:unit -- src/cli/new-post.test.ts' "$author; touch author"
  replay here $today 'knip, with solver' 'npx knip' "$solver"
  replay here $today 'knip without posts, with solver' "$without_posts" "$solver"
  replay here $today 'terraform.test.ts, with empty file' "$terraform" "$empty_file"
  replay here $today 'knip, with proseOf' 'npx knip' "$prose_of"
  replay here $today 'knip without posts, with proseOf' "$without_posts" "$prose_of"
  replay here $today 'tsc, with types' 'npx tsc --noEmit' "$types"
  replay script $today 'author' '! git grep --quiet "authors: .web." -- src tests' "$author; touch author"
  replay script $today 'npm test without browsers, with author, solver and proseOf' "$users_test" "touch author; $solver; $prose_of"
  replay script $today 'npm test without browsers, with empty file' "$users_test" "$empty_file"
  replay script $today 'npm test without browsers, with types' "$users_test" "$types"
}
for failure in "${@:-first second third fourth repair built more today}"; do
  for one in $failure; do "$one"; done
done
