# A run that sees the missing grant. It is not in site.tftest.hcl, so that the post
# shows what passes without it: check.sh appends it there in a copy.
run "a_missing_page_can_be_a_404" {
  command = plan

  # #region asks
  assert {
    condition = contains(
      data.aws_iam_policy_document.read_by_cdn.statement[0].actions,
      "s3:ListBucket",
    )
    error_message = "Without s3:ListBucket, a missing page is a 403."
  }
  # #endregion
}
