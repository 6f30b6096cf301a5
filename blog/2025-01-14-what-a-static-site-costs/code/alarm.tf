# #region alarm
locals {
  # In five minutes. Just below, $24 and $43 a day.
  limits = {
    BytesDownloaded = 1e9
    Requests        = 1e5
  }
}

resource "aws_cloudwatch_metric_alarm" "flood" {
  for_each            = local.limits
  provider            = aws.us_east_1
  alarm_name          = "flood-${each.key}"
  namespace           = "AWS/CloudFront"
  metric_name         = each.key
  statistic           = "Sum"
  period              = 300
  evaluation_periods  = 1
  comparison_operator = "GreaterThanThreshold"
  threshold           = each.value
  treat_missing_data  = "notBreaching"
  alarm_actions       = [aws_sns_topic.flood.arn]
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
  description = "The id of the distribution."
  type        = string
}

variable "email" {
  type = string
}

# In us-east-1, where these metrics are.
resource "aws_sns_topic" "flood" {
  provider = aws.us_east_1
  name     = "flood"
}

resource "aws_sns_topic_subscription" "email" {
  provider  = aws.us_east_1
  topic_arn = aws_sns_topic.flood.arn
  protocol  = "email"
  endpoint  = var.email
}
