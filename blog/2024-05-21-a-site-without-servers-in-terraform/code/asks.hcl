# Not in site.tftest.hcl, so that the post shows what passes without it: check.sh appends it
# there in a copy. The override gives the bucket an ARN that is known in a plan.
# #region asks
run "a_missing_page_can_be_a_404" {
  command = plan

  override_resource {
    target          = aws_s3_bucket.site
    override_during = plan
    values          = { arn = "arn:aws:s3:::blog" }
  }

  assert {
    condition = anytrue([
      for statement in data.aws_iam_policy_document.read_by_cdn.statement :
      contains(statement.actions, "s3:ListBucket") &&
      contains(statement.resources, "arn:aws:s3:::blog")
    ])
    error_message = "Without s3:ListBucket on the bucket, a missing page is a 403."
  }
}
# #endregion
