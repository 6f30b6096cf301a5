node redirect.mjs &&
terraform test -filter=policy.tftest.hcl -var-file=example.tfvars &&
terraform graph | node graph.mjs
