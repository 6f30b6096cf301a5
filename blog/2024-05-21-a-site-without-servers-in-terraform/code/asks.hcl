# Runs that see the missing grant, and a grant without its guard. They are not in
# site.tftest.hcl, so that the post shows what passes without them: check.sh appends
# them there in a copy.
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

run "no_reader_asks_for_the_listing" {
  command = plan

  # #region guard
  assert {
    condition = (
      aws_cloudfront_distribution.site.default_root_object == "index.html"
    )
    error_message = "Without it, a request for / asks the bucket for its listing."
  }
  # #endregion
}
