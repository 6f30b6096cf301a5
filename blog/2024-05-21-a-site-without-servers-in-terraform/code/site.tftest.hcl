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

variables {
  script_hashes = [
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ]
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
