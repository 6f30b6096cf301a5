#!/usr/bin/env bash
# Prints session.txt: each check on the unchanged configuration, then on a mistake, in a copy. Needs Terraform and Node.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
copy=$(mktemp -d)
cp -r "$here"/{*.tf,*.tfvars,policy.tftest.hcl,*.mjs,paths.js,sample} "$copy"
cd "$copy" || exit 1
terraform init -backend=false > log 2>&1 || { cat log; exit 1; }

while read -r command; do
  [ -z "$command" ] && echo && continue
  echo "$ $command"
  eval "$command"
done <<'END'
node redirect.mjs && echo green
policy() { terraform test -no-color -filter=policy.tftest.hcl "$@"; }
policy -var-file=example.tfvars | tail -1
terraform graph | node graph.mjs && echo green

sed -i.bak 's/origin + to/to/' paths.js
node redirect.mjs | head -2

sed -i.bak 's/, "s3:ListBucket"//' bucket.tf
policy -var-file=example.tfvars 2>&1 | grep -e CloudFront -e Failure

sed -i.bak 's/_validation.site.certificate_arn/.site.arn/' cdn.tf
terraform graph | node graph.mjs
END
rm -r "$copy"
