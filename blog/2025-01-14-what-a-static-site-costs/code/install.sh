zip off.zip off.mjs
export AWS_REGION=us-east-1 TF_VAR_distribution=E…
export TF_VAR_email=you@… TF_VAR_budget=12
terraform init && terraform apply
