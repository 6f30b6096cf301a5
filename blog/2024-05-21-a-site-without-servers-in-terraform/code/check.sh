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

# With the certificate's own ARN, which is valid too, it does not.
export TF_DATA_DIR=$PWD/.terraform
mistaken=$(mktemp -d)
trap 'rm -r "$mistaken"' EXIT
cp ./*.tf paths.js .terraform.lock.hcl "$mistaken"
sed 's/aws_acm_certificate_validation\.site\.certificate_arn/aws_acm_certificate.site.arn/' \
  cdn.tf >"$mistaken/cdn.tf"
cd "$mistaken"
terraform validate
follows aws_acm_certificate
if follows aws_acm_certificate_validation; then
  echo 'The mistaken distribution waits, too: correct what the post says.' >&2
  exit 1
fi
