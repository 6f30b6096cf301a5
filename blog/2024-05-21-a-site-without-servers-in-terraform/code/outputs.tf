output "bucket" {
  value = aws_s3_bucket.site.bucket
}
