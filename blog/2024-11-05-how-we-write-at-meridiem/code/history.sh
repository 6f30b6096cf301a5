#!/usr/bin/env bash
# Prints what the history of this repository says of the incident: bash code/history.sh > code/history.txt
set -euo pipefail

# What changed the list that is run in a copy, what broke a copy, and what repaired it.
for commit in 22676440 c59118db ae73194f cd264ef4 77881aec f10bed55 2426515d b6461606 c9475d6f 8e3b476c 579c994a 70ca52dc df91aef6 ac582f54 63889760 49af9d24 2d01fa52 d1e3838b 224bd3c5 54331577 b2b4d4c9 2728a826 134128fc 7aaa8f48 6f550b6b c7b31080; do
  git show --no-patch --date=format:'%e %b %H:%M' --format='%h %ad: %s' "$commit"
done

echo
echo 'What the test of adoption ran in the adopted copy:'
for commit in c59118db ae73194f cd264ef4 2426515d 579c994a; do
  printf '\n%s\n' "$commit"
  git show "$commit:tests/configurations/adoption.test.ts" |
    grep --extended-regexp --only-matching "(run\('(check|build)|buildSite\(|passes\('|vitest\('|'(knip|tsc|playwright)'|--project[ =][a-z']+).*"
done

echo
echo 'What npm test ran:'
git show c59118db:package.json | grep '"test"'

echo
echo 'What publishes a site, at the last commit before each repair:'
for commit in 811e9c8c 5a9b8119 5f1b8456 3b218005 63889760 49af9d24 b2b4d4c9; do
  git show "$commit:.github/workflows/deploy.yml" |
    grep --extended-regexp --only-matching "# Nothing is published that the tests refuse|run: bash .ci/run" | sed "s/^/$commit: /; s/run$/run, which runs $(git show "$commit:.ci/run" | grep '^npm test$')/"
done

echo
echo 'What broke the copies:'
git show --format= 22676440 -- tests/architecture/workflows.test.ts | grep --only-matching '^+.*authors: \[web\]'
git show --format= 77881aec -- package.json | grep '^[-+] .*highs'
git show --format= f10bed55 -- tests/posts/figures.test.ts | grep '^[-+]test'
git show --format= 70ca52dc -- tests/configurations/our-posts.refusals.test.ts tests/refusals/refusals.test.ts | grep '^[-+].*\(test(.a build of this site\|2024-05-01\)'
git show --format= df91aef6 -- src tests | grep '^[-+]\(import\|export\).*refusedByServers'
git show --format= ac582f54 -- tests/posts/terraform.test.ts | grep "^[-+]test("
git show --format= 224bd3c5 | grep '^[-+]import.*proseOf'
git show --format= d1e3838b -- src/check/elements.ts | grep '^[-+]import.*wordsOf'
git show --format= 54331577 -- src/markdown/tags.ts | grep '^[-+].*wordsOf'

echo
echo 'Commits from the one that broke a copy to the last before the repair, and how many of them have the cause:'
# Prints how many commits lie between two, and in how many of them a command succeeds.
count() {
  local commits affected=0
  commits="$1 $(git rev-list --ancestry-path "$1..$2^")"
  for commit in $commits; do
    if eval "$3"; then affected=$((affected + 1)); fi
  done
  echo "$1 to $2: $(wc --words <<<"$commits"), $affected"
}
count 22676440 ae73194f 'git grep --quiet "authors: \[web\]" "$commit" -- tests/architecture/workflows.test.ts'
count 77881aec 2426515d 'git show "$commit:package.json" | grep --quiet "\"highs\""'
count f10bed55 8e3b476c 'git show "$commit:tests/posts/figures.test.ts" | grep --quiet "^test.skipIf"'
count 70ca52dc 63889760 'git grep --quiet "2024-05-01-refused" "$commit" -- tests/refusals'
count df91aef6 49af9d24 '! git grep --quiet "import.*refusedByServers" "$commit" -- src tests ":!tests/posts/our-posts*"'
count ac582f54 2d01fa52 '! git show "$commit:tests/posts/terraform.test.ts" | grep --quiet "^test"'
count 224bd3c5 2728a826 '! git grep --quiet "proseOf.*from.*terms" "$commit" -- ":!blog"'

echo
echo 'What those commits say:'
for commit in ae73194f 2426515d b6461606 c9475d6f 8e3b476c 579c994a 224bd3c5 2728a826; do
  git show --no-patch --format='format:%n%h%n%b' "$commit"
done
