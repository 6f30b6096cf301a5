#!/usr/bin/env bash
set -euo pipefail

terraform fmt -check
terraform init -backend=false
terraform validate
terraform test -var-file=example.tfvars

# Whether the distribution is made after a resource.
follows() {
  terraform graph | grep -F "\"aws_cloudfront_distribution.site\" -> \"$1.site\""
}

# It waits for the certificate to be issued.
follows aws_acm_certificate_validation

# A copy with all three mistakes.
export TF_DATA_DIR=$PWD/.terraform
here=$PWD
copy=$(mktemp -d)
trap 'rm -r "$copy"' EXIT
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

# Such a distribution does not wait.
follows aws_acm_certificate
if follows aws_acm_certificate_validation; then
  echo 'The mistaken distribution waits, too: correct what the post says.' >&2
  exit 1
fi

# A run that asks for the grant sees that mistake, with mocks as well.
cat asks.hcl >> site.tftest.hcl
if asked=$(terraform test -no-color -var-file=example.tfvars 2>&1); then
  echo 'No test failed without the grant: correct asks.hcl.' >&2
  exit 1
fi
[[ $asked == *'7 passed, 1 failed'* ]]
cp "$here/bucket.tf" .
terraform test -var-file=example.tfvars
