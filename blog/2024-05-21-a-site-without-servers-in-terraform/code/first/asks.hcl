run "a_missing_page_can_be_a_404" {
  command = plan

  assert {
    condition = anytrue([
      for statement in data.aws_iam_policy_document.read_by_cdn.statement :
      contains(statement.actions, "s3:ListBucket")
    ])
    error_message = "Without s3:ListBucket, a missing page is a 403."
  }
}
