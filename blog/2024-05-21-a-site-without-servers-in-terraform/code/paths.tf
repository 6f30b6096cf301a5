variable "moved" {
  description = "Old path to new path, for pages that moved."
  type        = map(string)
  default     = {}

  validation {
    condition = alltrue([
      for from, to in var.moved :
      startswith(from, "/") &&
      can(regex("^/([\\w-]+/)*$", to)) &&
      !contains(keys(var.moved), to) &&
      !can(regex("\\.(${join("|", local.media)})$", from))
    ])
    error_message = "Write \"/old\" = \"/new/\": a page that stays, and no media."
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
