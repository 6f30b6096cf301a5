#!/usr/bin/env bash
# Needs Terraform. If Checkov is installed, too, its findings are compared.
set -euo pipefail

terraform fmt -check
terraform init -backend=false
terraform validate
terraform test -var-file=example.tfvars

here=$PWD
copy=$(mktemp -d)
trap 'rm -r "$copy"' EXIT

# What the distribution waits for.
waits() {
  # #region waits
  terraform graph | grep 'distribution.site" -> "aws_acm_'
  # #endregion
}

scan() {
  # Left out: six rules that look for permissions that are too broad.
  # #region scan
  checkov --directory . --framework terraform --var-file example.tfvars \
    --skip-check CKV_AWS_107,CKV_AWS_108,CKV_AWS_109,CKV_AWS_110,CKV_AWS_111,CKV_AWS_356 \
    --compact --quiet --soft-fail
  # #endregion
}

# The findings, sorted: Checkov prints them in a different order each time.
findings() {
  scan | grep -oE '^Passed checks: [0-9]+, Failed checks: [0-9]+|^Check: .*|FAILED for .*' | paste -sd ' ' |
    sed 's/ Check: /\n/g; s/FAILED for resource: //g' | LC_ALL=C sort -u
}

waits > "$copy/right.graph"

# A copy with all three mistakes.
export TF_DATA_DIR=$PWD/.terraform
cp -r ./*.tf ./*.hcl .terraform.lock.hcl example.tfvars paths.js sample "$copy"
cd "$copy"
# #region mistakes
sed -i 's/location = origin + to/location = to/' paths.js
sed -i 's/, "s3:ListBucket"//' bucket.tf
sed -i 's/_validation.site.certificate_arn/.site.arn/' cdn.tf
terraform validate
terraform test -var-file=example.tfvars
# #endregion
for file in paths.js bucket.tf cdn.tf; do
  if cmp -s "$here/$file" "$file"; then
    echo "No mistake was made in $file: correct the line of sed." >&2
    exit 1
  fi
done
{
  terraform validate -no-color
  terraform test -no-color -var-file=example.tfvars
} | diff "$here/three-mistakes.txt" -

# The mistaken distribution does not wait.
{
  echo 'right'
  cat right.graph
  echo 'wrong'
  waits
} | diff "$here/waits.txt" -

# Checkov finds the same in both.
if command -v checkov > /dev/null; then
  findings | diff "$here/checkov.txt" -
  (cd "$here" && findings) | diff "$here/checkov.txt" -
fi

asked() {
  terraform test -no-color -var-file=example.tfvars 2>&1 || true
}

# A run that asks for the grant sees that mistake, with mocks as well.
cat asks.hcl >> site.tftest.hcl
[[ $(asked) == *'Without s3:ListBucket'*'8 passed, 1 failed'* ]]
cp "$here/bucket.tf" .
[[ $(asked) == *'9 passed, 0 failed'* ]]

# Another sees that the grant has lost its guard, as Checkov does.
sed -i '/default_root_object/d' cdn.tf
[[ $(asked) == *'Without it, a request for /'*'8 passed, 1 failed'* ]]
if command -v checkov > /dev/null; then
  [[ $(findings) == *CKV_AWS_305* ]]
fi
