#!/usr/bin/env bash
set -euo pipefail

terraform fmt -check
terraform init -backend=false
terraform validate
terraform test -var-file=example.tfvars
