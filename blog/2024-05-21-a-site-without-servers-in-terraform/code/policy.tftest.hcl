# terraform test -filter=policy.tftest.hcl -var-file=example.tfvars
# The provider itself writes the JSON of a policy, which it does without AWS. Whatever would ask AWS has an override.
# #region local
provider "aws" {
  region                      = "eu-west-3"
  access_key                  = "none"
  secret_key                  = "none"
  skip_credentials_validation = true
  skip_requesting_account_id  = true
  max_retries                 = 1
}
override_resource {
  target = aws_s3_bucket.site
  values = { arn = "arn:aws:s3:::meridiem-engineering-site" }
}
override_resource {
  target = aws_cloudfront_distribution.site
  values = { arn = "arn:aws:cloudfront::123456789012:distribution/SITE" }
}
# #endregion
mock_provider "aws" {
  alias = "us_east_1"

  mock_resource "aws_acm_certificate" {
    defaults = {
      arn                       = "arn:aws:acm:us-east-1:123456789012:certificate/asked"
      domain_validation_options = []
    }
  }
}
override_data {
  target = data.aws_cloudfront_cache_policy.optimized
}
override_data {
  target = data.aws_route53_zone.site
}
override_resource {
  target = aws_cloudfront_function.paths
  values = { arn = "arn:aws:cloudfront::123456789012:function/paths" }
}
override_resource {
  target = aws_cloudfront_origin_access_control.site
}
override_resource {
  target = aws_cloudfront_response_headers_policy.site
}
override_resource {
  target = aws_s3_bucket_policy.site
}

# The records of the certificate have to be known when the rest is planned.
run "a_certificate_is_asked_for" {
  command = apply
  plan_options {
    target = [aws_acm_certificate.site]
  }
}

run "a_missing_page_can_be_a_404" {
  command = apply
  plan_options {
    target = [
      aws_s3_bucket_policy.site,
      aws_cloudfront_distribution.site,
    ]
  }

  assert {
    condition = alltrue([
      for action, resource in {
        "s3:GetObject"  = "${aws_s3_bucket.site.arn}/*"
        "s3:ListBucket" = aws_s3_bucket.site.arn
      } :
      anytrue([
        for s in jsondecode(aws_s3_bucket_policy.site.policy).Statement :
        s.Effect == "Allow" &&
        anytrue([
          for pattern in flatten([s.Action]) :
          can(regex("^${replace(pattern, "*", ".*")}$", action))
        ]) &&
        contains(flatten([s.Resource]), resource) &&
        s.Principal == { Service = "cloudfront.amazonaws.com" } &&
        # #region condition
        anytrue([
          for test in ["StringEquals", "ArnEquals", "ArnLike"] :
          try(length(s.Condition) == 1 && {
            for key, value in s.Condition[test] : lower(key) => value
            } == {
            "aws:sourcearn" = aws_cloudfront_distribution.site.arn
          }, false)
        ])
        # #endregion
      ])
    ])
    error_message = "CloudFront may not read and list the bucket."
  }
  assert {
    condition = alltrue([
      for s in jsondecode(aws_s3_bucket_policy.site.policy).Statement :
      s.Effect == "Allow" ||
      try(s.Condition, {}) == { Bool = { "aws:SecureTransport" = "false" } }
    ])
    error_message = "A Deny is for more than requests without TLS."
  }
  assert {
    condition = (
      aws_s3_bucket_policy.site.bucket == aws_s3_bucket.site.id
    )
    error_message = "The policy is for a different bucket."
  }
  assert {
    condition = (
      aws_cloudfront_origin_access_control.site.signing_behavior == "always"
    )
    error_message = "CloudFront does not sign its requests."
  }
  assert {
    condition = (
      aws_cloudfront_distribution.site.default_root_object == "index.html"
    )
    error_message = "A request for / may return the list."
  }
}
