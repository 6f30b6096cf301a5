#!/usr/bin/env bash
set -euo pipefail

terraform fmt -check
terraform init -backend=false
terraform validate
terraform test -var-file=example.tfvars

# The distribution waits for the certificate to be issued.
terraform graph | grep -F '"aws_cloudfront_distribution.site" -> "aws_acm_certificate_validation.site"'
