resource "aws_cloudfront_origin_access_control" "site" {
  name                              = "site"
  origin_access_control_origin_type = "s3"
  signing_behavior                  = "always"
  signing_protocol                  = "sigv4"
}

data "aws_cloudfront_cache_policy" "optimized" {
  name = "Managed-CachingOptimized"
}

locals {
  media = [
    "avif", "gif", "ico", "jpeg", "jpg", "json", "mp3", "png", "svg",
    "vtt", "webp", "xml",
  ]
}

resource "aws_cloudfront_distribution" "site" {
  enabled             = true
  is_ipv6_enabled     = true
  http_version        = "http2and3"
  aliases             = [var.host]
  default_root_object = "index.html"

  origin {
    origin_id   = "bucket"
    domain_name = aws_s3_bucket.site.bucket_regional_domain_name
    origin_access_control_id = (
      aws_cloudfront_origin_access_control.site.id
    )
  }

  # #region behaviours
  default_cache_behavior {
    target_origin_id       = "bucket"
    viewer_protocol_policy = "redirect-to-https"
    allowed_methods        = ["GET", "HEAD"]
    cached_methods         = ["GET", "HEAD"]
    compress               = true
    cache_policy_id = (
      data.aws_cloudfront_cache_policy.optimized.id
    )
    response_headers_policy_id = (
      aws_cloudfront_response_headers_policy.site["usual"].id
    )

    function_association {
      event_type   = "viewer-request"
      function_arn = aws_cloudfront_function.paths.arn
    }
  }

  # Feeds, images, audio. They need no redirects, so no function.
  dynamic "ordered_cache_behavior" {
    for_each = local.media
    content {
      path_pattern           = "*.${ordered_cache_behavior.value}"
      target_origin_id       = "bucket"
      viewer_protocol_policy = "redirect-to-https"
      allowed_methods        = ["GET", "HEAD"]
      cached_methods         = ["GET", "HEAD"]
      compress               = true
      cache_policy_id = (
        data.aws_cloudfront_cache_policy.optimized.id
      )
      response_headers_policy_id = (
        aws_cloudfront_response_headers_policy.site["media"].id
      )
    }
  }

  custom_error_response {
    error_code         = 404
    response_code      = 404
    response_page_path = "/404.html"
  }
  # #endregion

  restrictions {
    geo_restriction {
      restriction_type = "none"
    }
  }

  # #region certificate
  viewer_certificate {
    # The validation's ARN, not the certificate's: it waits.
    acm_certificate_arn = (
      aws_acm_certificate_validation.site.certificate_arn
    )
    ssl_support_method       = "sni-only"
    minimum_protocol_version = "TLSv1.2_2021"
  }
  # #endregion
}

resource "aws_route53_record" "site" {
  for_each = toset(["A", "AAAA"])

  zone_id = data.aws_route53_zone.site.zone_id
  name    = var.host
  type    = each.key

  alias {
    name                   = aws_cloudfront_distribution.site.domain_name
    zone_id                = aws_cloudfront_distribution.site.hosted_zone_id
    evaluate_target_health = false
  }
}
