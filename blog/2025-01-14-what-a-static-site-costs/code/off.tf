# Calls off.mjs when one of the alarms rings, or the budget is used up three times. First: zip off.zip off.mjs
data "aws_caller_identity" "current" {}

locals {
  distribution = "arn:aws:cloudfront::${data.aws_caller_identity.current.account_id}:distribution/${var.distribution}"
}

resource "aws_iam_role" "off" {
  name = "flood-off"
  assume_role_policy = jsonencode({
    Version = "2012-10-17"
    Statement = [{
      Effect    = "Allow"
      Action    = "sts:AssumeRole"
      Principal = { Service = "lambda.amazonaws.com" }
    }]
  })
}

resource "aws_lambda_function" "off" {
  provider         = aws.us_east_1
  function_name    = "flood-off"
  role             = aws_iam_role.off.arn
  runtime          = "nodejs22.x"
  handler          = "off.handler"
  timeout          = 30
  filename         = "${path.module}/off.zip"
  source_code_hash = filebase64sha256("${path.module}/off.zip")
  environment {
    variables = { DISTRIBUTION = var.distribution }
  }
}

resource "aws_iam_role_policy" "off" {
  role = aws_iam_role.off.id
  policy = jsonencode({
    Version = "2012-10-17"
    Statement = [{
      Effect   = "Allow"
      Resource = local.distribution
      Action = [
        "cloudfront:GetDistributionConfig",
        "cloudfront:UpdateDistribution",
      ]
    }]
  })
}

# What calls it: the alarms, and the budget.
locals {
  callers = {
    alarms = aws_sns_topic.flood.arn
    budget = aws_sns_topic.budget.arn
  }
}

resource "aws_lambda_permission" "off" {
  for_each      = local.callers
  provider      = aws.us_east_1
  action        = "lambda:InvokeFunction"
  function_name = aws_lambda_function.off.function_name
  principal     = "sns.amazonaws.com"
  source_arn    = each.value
}

resource "aws_sns_topic_subscription" "off" {
  for_each  = local.callers
  provider  = aws.us_east_1
  topic_arn = each.value
  protocol  = "lambda"
  endpoint  = aws_lambda_function.off.arn
}

# Sends an email if the function fails, and calls it again.
resource "aws_cloudwatch_metric_alarm" "off_failed" {
  provider            = aws.us_east_1
  alarm_name          = "flood-off-failed"
  namespace           = "AWS/Lambda"
  metric_name         = "Errors"
  statistic           = "Sum"
  period              = 300
  evaluation_periods  = 1
  comparison_operator = "GreaterThanThreshold"
  threshold           = 0
  treat_missing_data  = "notBreaching"
  alarm_actions       = [aws_sns_topic.flood.arn]
  dimensions          = { FunctionName = aws_lambda_function.off.function_name }
}
