mock_provider "aws" {
  override_during = plan

  mock_data "aws_iam_policy_document" {
    defaults = { json = "{}" }
  }
}

mock_provider "aws" {
  alias           = "us_east_1"
  override_during = plan

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

run "plan" {
  command = plan

  assert {
    condition = strcontains(
      aws_cloudfront_function.paths.code,
      "const origin = \"https://engineering.meridiem.example\";",
    )
    error_message = "Redirects name the site's own host."
  }
  assert {
    condition     = length(aws_route53_record.proof) == 1
    error_message = "The name is proved by one record."
  }
  assert {
    condition = {
      for use, policy in aws_cloudfront_response_headers_policy.site :
      use => {
        for item in policy.custom_headers_config[0].items :
        item.header => item.value
      }["Cross-Origin-Resource-Policy"]
    } == { usual = "same-origin", media = "cross-origin" }
    error_message = "Others embed feeds, images and audio, and no pages."
  }
  assert {
    condition = alltrue([
      for policy in aws_cloudfront_response_headers_policy.site :
      policy.security_headers_config[0].strict_transport_security[0]
      .access_control_max_age_sec == 31536000
    ])
    error_message = "HTTPS is kept to for the time in headers.json."
  }
}

run "all_that_hsts_can_say" {
  command = plan
  variables {
    headers = "sample/preload.json"
  }
  assert {
    condition = alltrue([
      for policy in aws_cloudfront_response_headers_policy.site :
      policy.security_headers_config[0].strict_transport_security[0]
      .include_subdomains &&
      policy.security_headers_config[0].strict_transport_security[0].preload
    ])
    error_message = "Each directive of the header is kept."
  }
}

run "a_policy_that_is_too_long" {
  command = plan
  variables {
    headers = "sample/too-long.json"
  }
  expect_failures = [aws_cloudfront_response_headers_policy.site]
}

run "a_target_that_moved_itself" {
  command = plan
  variables {
    moved = { "/a/" = "/b/", "/b/" = "/c/" }
  }
  expect_failures = [var.moved]
}

run "a_target_on_another_site" {
  command = plan
  variables {
    moved = { "/a/" = "//other.example/" }
  }
  expect_failures = [var.moved]
}

run "a_path_without_its_slash" {
  command = plan
  variables {
    moved = { "a/" = "/b/" }
  }
  expect_failures = [var.moved]
}

run "a_feed_whose_path_has_no_function" {
  command = plan
  variables {
    moved = { "/old.xml" = "/new/" }
  }
  expect_failures = [var.moved]
}
