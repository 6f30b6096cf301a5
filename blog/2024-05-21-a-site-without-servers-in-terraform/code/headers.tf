variable "script_hashes" {
  description = "CSP hashes of the inline scripts in the pages."
  type        = list(string)
}

locals {
  hashes = join(" ", var.script_hashes)
}

resource "aws_cloudfront_response_headers_policy" "site" {
  name = "site-headers"

  security_headers_config {
    content_security_policy {
      override = true
      content_security_policy = join("; ", [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval' ${local.hashes}",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
    }

    strict_transport_security {
      override                   = true
      access_control_max_age_sec = 31536000
    }

    content_type_options {
      override = true
    }

    referrer_policy {
      override        = true
      referrer_policy = "strict-origin-when-cross-origin"
    }
  }
}
