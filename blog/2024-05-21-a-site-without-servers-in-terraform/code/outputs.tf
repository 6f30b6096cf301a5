output "bucket" {
  value = aws_s3_bucket.site.bucket
}

output "distribution" {
  value = aws_cloudfront_distribution.site.id
}
