run "the_certificate_has_been_issued" {
  command = plan

  override_resource {
    target          = aws_acm_certificate_validation.site
    override_during = plan
    values          = { certificate_arn = "arn:aws:acm:us-east-1:123456789012:certificate/issued" }
  }

  assert {
    condition = endswith(
      aws_cloudfront_distribution.site.viewer_certificate[0].acm_certificate_arn,
      "certificate/issued",
    )
    error_message = "The distribution does not wait."
  }
}
