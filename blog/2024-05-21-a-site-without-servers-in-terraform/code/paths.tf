variable "moved" {
  description = "Old path to new path, for pages that moved."
  type        = map(string)
  default     = {}

  validation {
    condition = alltrue([
      for to in values(var.moved) :
      can(regex("^/([\\w-]+/)*$", to)) &&
      !contains(keys(var.moved), to)
    ])
    error_message = "A target is /a/path/ that is not itself moved."
  }
}

resource "aws_cloudfront_function" "paths" {
  name    = "site-paths"
  runtime = "cloudfront-js-2.0"
  publish = true

  code = join("\n", [
    "const origin = ${jsonencode("https://${var.host}")};",
    "const moved = ${jsonencode(var.moved)};",
    file("${path.module}/paths.js"),
  ])
}
