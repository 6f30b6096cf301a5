#!/usr/bin/env bash
# Prints what the history of this repository says of the incident: bash code/history.sh > code/history.txt
set -euo pipefail

# #region commits
commits=(c59118db ae73194f 2426515d 579c994a 2d01fa52 2728a826 7aaa8f48 6f550b6b 2a6c17c2 c7b31080 d7f215d1)
before=${commits[0]}
for commit in "${commits[@]}"; do
  git show --no-patch --date=format:'%e %b %H:%M' --format="%h %ad, $(git rev-list --count "$before..$commit") later: %s" "$commit"
  before=$commit
done
# #endregion

echo
echo 'What the test of adoption ran in the adopted copy:'
for commit in c59118db ae73194f 2426515d 579c994a; do
  printf '\n%s\n' "$commit"
  git show "$commit:tests/configurations/adoption.test.ts" |
    grep --extended-regexp --only-matching "(run\('(check|build)|buildSite\(|passes\('|vitest\('|'(knip|tsc|playwright)'|--project[ =][a-z']+).*"
done

echo
echo 'What an owner was told to run:'
for commit in c59118db ae73194f 2426515d 7aaa8f48; do
  git show "$commit:package.json" | grep '"test"'
done

echo
echo "From the first of these to the seventh: $(git rev-list --count c59118db..7aaa8f48) commits."
git show --shortstat --format=%h 2728a826 | tail -1
git show --numstat --format=%h 7aaa8f48 -- tests/product/owners

echo
echo 'The commit that deleted the test, the next correction of an unused export here, and the last commit before the repair:'
git show --no-patch --date=format:'%e %b %H:%M' --format='%h %ad: %s' 224bd3c5 54331577 b2b4d4c9
git show --format= 54331577 -- src/markdown/tags.ts | grep '^[-+].*wordsOf'
echo
echo 'What those commits say of what they repair:'
for commit in ae73194f 2426515d 579c994a 2728a826 2a6c17c2 d7f215d1; do
  git show --no-patch --format='format:%n%h%n%b' "$commit"
done
echo
echo 'What parts the whole command had when the last two failed:'
for commit in 49af9d24 b2b4d4c9; do
  printf '\n%s\n' "$commit"
  git show "$commit:tests/parts.ts" | sed -n '/everyChange/,/^];/p' | grep --extended-regexp --only-matching "script\('[a-z-]+'|vitest\('[a-z-]+'|'knip'"
done
