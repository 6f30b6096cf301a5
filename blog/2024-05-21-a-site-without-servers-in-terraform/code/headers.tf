variable "headers" {
  description = "Path of the headers.json that the build wrote."
  type        = string
}

# #region read
locals {
  headers = jsondecode(file(var.headers))
  hsts    = local.headers["Strict-Transport-Security"]
  custom = {
    for name in [
      "Permissions-Policy",
      "Cross-Origin-Opener-Policy",
      "Cross-Origin-Resource-Policy",
    ] : name => local.headers[name]
  }
}
# #endregion

resource "aws_cloudfront_response_headers_policy" "site" {
  # Other sites may embed feeds and their media.
  for_each = {
    usual = local.custom
    media = merge(local.custom, {
      "Cross-Origin-Resource-Policy" = "cross-origin"
    })
  }
  name = "site-${each.key}"

  security_headers_config {
    content_security_policy {
      override                = true
      content_security_policy = local.headers["Content-Security-Policy"]
    }
    strict_transport_security {
      override                   = true
      access_control_max_age_sec = regex("max-age=(\\d+)", local.hsts)[0]
      include_subdomains         = strcontains(local.hsts, "includeSubDomains")
      preload                    = strcontains(local.hsts, "preload")
    }
    content_type_options {
      override = true
    }
    frame_options {
      override     = true
      frame_option = local.headers["X-Frame-Options"]
    }
    referrer_policy {
      override        = true
      referrer_policy = local.headers["Referrer-Policy"]
    }
  }

  custom_headers_config {
    dynamic "items" {
      for_each = each.value
      content {
        override = true
        header   = items.key
        value    = items.value
      }
    }
  }

  # #region quota
  lifecycle {
    precondition {
      condition     = length(local.headers["Content-Security-Policy"]) <= 1783
      error_message = "CloudFront's quota is 1,783 characters: ask for more."
    }
  }
  # #endregion
}
