# #region alarm
resource "aws_cloudwatch_metric_alarm" "flood" {
  provider            = aws.us_east_1
  alarm_name          = "flood"
  namespace           = "AWS/CloudFront"
  metric_name         = "BytesDownloaded"
  statistic           = "Sum"
  period              = 300
  evaluation_periods  = 1
  comparison_operator = "GreaterThanThreshold"
  threshold           = 5e9
  treat_missing_data  = "notBreaching"
  alarm_actions       = [var.topic]
  dimensions = {
    DistributionId = var.distribution
    Region         = "Global"
  }
}
# #endregion

provider "aws" {
  alias  = "us_east_1"
  region = "us-east-1"
}

variable "distribution" {
  type = string
}

variable "topic" {
  description = "SNS topic in us-east-1, where these metrics are."
  type        = string
}
