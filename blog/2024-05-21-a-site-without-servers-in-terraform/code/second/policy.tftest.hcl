# terraform test -filter=policy.tftest.hcl -var-file=example.tfvars
# Nothing reaches AWS: both providers are mocks.
mock_provider "aws" {
  mock_resource "aws_cloudfront_function" {
    defaults = { arn = "arn:aws:cloudfront::123456789012:function/paths" }
  }
  mock_data "aws_iam_policy_document" {
    defaults = { json = "{}" }
  }
}

mock_provider "aws" {
  alias = "us_east_1"

  mock_resource "aws_acm_certificate" {
    defaults = {
      arn = "arn:aws:acm:us-east-1:123456789012:certificate/asked"
      domain_validation_options = [{
        domain_name           = "engineering.meridiem.example"
        resource_record_name  = "_proof.engineering.meridiem.example"
        resource_record_type  = "CNAME"
        resource_record_value = "_answer.acm-validations.aws"
      }]
    }
  }
}

# The records of the certificate have to be known when the rest is planned.
run "a_certificate_is_asked_for" {
  command = apply
  plan_options {
    target = [aws_acm_certificate.site]
  }
}

# #region asks
run "a_missing_page_can_be_a_404" {
  command = apply

  override_data {
    target = data.aws_iam_policy_document.read_by_cdn
    values = { json = "{\"Id\":\"read_by_cdn\"}" }
  }

  assert {
    condition = alltrue([
      for action, resource in {
        "s3:GetObject"  = "${aws_s3_bucket.site.arn}/*"
        "s3:ListBucket" = aws_s3_bucket.site.arn
      } :
      anytrue([
        for s in data.aws_iam_policy_document.read_by_cdn.statement :
        s.effect != "Deny" &&
        contains(s.actions, action) &&
        contains(s.resources, resource) &&
        contains(
          flatten(s.principals[*].identifiers),
          "cloudfront.amazonaws.com",
        ) &&
        contains(
          flatten(s.condition[*].values),
          aws_cloudfront_distribution.site.arn,
        )
      ])
    ])
    error_message = "CloudFront may not read and list the bucket."
  }
  # #endregion
  assert {
    condition = alltrue([
      for s in data.aws_iam_policy_document.read_by_cdn.statement :
      s.effect != "Deny" || length(s.condition) > 0
    ])
    error_message = "There is a Deny without a condition."
  }
  # #region document
  assert {
    condition = (
      aws_s3_bucket_policy.site.bucket == aws_s3_bucket.site.id &&
      aws_s3_bucket_policy.site.policy ==
      data.aws_iam_policy_document.read_by_cdn.json
    )
    error_message = "The bucket has a different policy."
  }
  # #endregion
  assert {
    condition = (
      aws_cloudfront_distribution.site.default_root_object == "index.html"
    )
    error_message = "A request for / may return the list."
  }
}
