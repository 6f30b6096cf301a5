#!/usr/bin/env bash
# Needs Terraform, Checkov and Node: makes each mistake in a copy, runs every check on the
# copy, and prints which of them fail: bash check.sh > matrix.txt
# Then undoes ten other settings, for what Checkov and the tests find of those.
set -euo pipefail
cd "$(dirname "$0")"
here=$PWD
command -v checkov node > /dev/null
export TF_DATA_DIR=$PWD/.terraform
copy=$(mktemp -d)
trap 'rm -r "$copy"' EXIT
terraform fmt -check
terraform init -backend=false > /dev/null

# The mistakes.
none() { :; }
# #region mistakes
redirect() { sed -i 's/location = origin + to/location = to/' paths.js; }
no_grant() { sed -i 's/, "s3:ListBucket"//' bucket.tf; }
grant_on_objects() { sed -i '/^ *aws_s3_bucket.site.arn,$/d' bucket.tf; }
certificate() { sed -i 's/_validation.site.certificate_arn/.site.arn/' cdn.tf; }
# #endregion

# The checks. Each fails if it finds a mistake.
validate() { terraform validate; }
tests() { terraform test -no-color -var-file=example.tfvars; }
scan() {
  # Left out: the six rules that need cloudsplaining, a library that we had not installed.
  checkov --directory . --framework terraform --var-file example.tfvars \
    --skip-check CKV_AWS_107,CKV_AWS_108,CKV_AWS_109,CKV_AWS_110,CKV_AWS_111,CKV_AWS_356 \
    --compact --quiet --soft-fail
}
# The findings, sorted: Checkov prints them in a different order each time.
findings() {
  scan | grep -oE '^Passed checks: [0-9]+, Failed checks: [0-9]+|^Check: .*|FAILED for .*' | paste -sd ' ' |
    sed 's/ Check: /\n/g; s/FAILED for resource: //g' | LC_ALL=C sort -u
}
checkov_again() { findings | diff "$here/checkov.txt" -; }
node_check() { node redirect.mjs; }
assertion() {
  cat asks.hcl >> site.tftest.hcl
  tests
}
graph() {
  # #region graph
  terraform graph |
    grep 'distribution.site" -> "aws_acm_certificate_validation.site"'
  # #endregion
}

fresh() {
  rm -rf "${copy:?}/work"
  mkdir "$copy/work"
  cp -r "$here"/*.{tf,hcl,mjs} "$here"/{.terraform.lock.hcl,example.tfvars,paths.js,sample} "$copy/work"
  cd "$copy/work"
}

for mistake in none redirect no_grant grant_on_objects certificate; do
  echo "$mistake"
  for check in validate tests checkov_again node_check assertion graph; do
    fresh
    before=$(cat ./*.tf paths.js | cksum)
    "$mistake"
    if [[ $mistake != none && $(cat ./*.tf paths.js | cksum) == "$before" ]]; then
      echo "The mistake $mistake was not made: correct the line of sed." >&2
      exit 1
    fi
    if output=$("$check" 2>&1); then verdict=passed; else verdict=found; fi
    printf '   %-13s %s\n' "$check" "$verdict"
    if [ "$check" = node_check ]; then echo "      $output"; fi
    if [ "$check" = tests ]; then tail -n 1 <<< "$output" | sed 's/^/      /'; fi
  done
done

# An assertion that looks only at the action does not see a grant on the objects only.
fresh
grant_on_objects
sed -i '/contains(statement.resources/d; s/"s3:ListBucket") &&/"s3:ListBucket")/' asks.hcl
echo 'grant_on_objects, asserting only the action'
echo "   $(assertion | tail -n 1)"

# Ten other settings: a name, and how perl undoes it. Checkov looks at each, the tests at all.
others=(
  'block_public_policy=s/(block_public_policy +=) true/$1 false/'
  'restrict_public_buckets=s/(restrict_public_buckets +=) true/$1 false/'
  'AWS:SourceArn=s/\n    condition \{\n      test .*?\n    \}//s'
  'default_root_object=s/ +default_root_object.*\n//'
  'viewer_protocol_policy=s/(default_cache_behavior \{\n.*\n +viewer_protocol_policy = )"redirect-to-https"/$1"allow-all"/'
  'origin_access_control_id=s/ +origin_access_control_id = \(\n.*\n +\)\n//'
  'minimum_protocol_version=s/TLSv1.2_2021/TLSv1/'
  'function_association=s/ +function_association \{.*?\n    \}\n//s'
  'response_headers_policy_id=s/ +response_headers_policy_id = \(\n.*"usual".*\n +\)\n//'
  'custom_error_response=s/ +custom_error_response \{.*?\n  \}\n//s'
)
undo() {
  local before
  before=$(cat ./*.tf | cksum)
  perl -0777 -pi -e "${1#*=}" ./*.tf
  [[ $(cat ./*.tf | cksum) != "$before" ]] || exit 1
}
echo 'others, by Checkov'
for other in "${others[@]}"; do
  fresh
  undo "$other"
  found=$(findings | diff "$here/checkov.txt" - | sed -n 's/^> \(CKV[A-Z_0-9]*\).*/\1/p' | paste -sd ' ' || true)
  printf '   %-24s  %s\n' "${other%%=*}" "${found:-missed}"
done
fresh
for other in "${others[@]}"; do undo "$other"; done
echo 'others all together, by the tests'
echo "   $(tests | tail -n 1)"
