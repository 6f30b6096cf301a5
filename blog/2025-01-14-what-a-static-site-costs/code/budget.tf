variable "budget" {
  description = "Dollars a month for CloudFront and S3 in this account."
  type        = number
}

# Sends an email, and at three times as much turns the site off.
resource "aws_budgets_budget" "site" {
  name         = "flood"
  budget_type  = "COST"
  time_unit    = "MONTHLY"
  limit_unit   = "USD"
  limit_amount = tostring(var.budget)

  cost_filter {
    name   = "Service"
    values = ["Amazon CloudFront", "Amazon Simple Storage Service"]
  }

  notification {
    notification_type          = "ACTUAL"
    comparison_operator        = "GREATER_THAN"
    threshold                  = 100
    threshold_type             = "PERCENTAGE"
    subscriber_email_addresses = [var.email]
  }

  notification {
    notification_type          = "ACTUAL"
    comparison_operator        = "GREATER_THAN"
    threshold                  = 300
    threshold_type             = "PERCENTAGE"
    subscriber_email_addresses = [var.email]
    subscriber_sns_topic_arns  = [aws_sns_topic.budget.arn]
  }

  depends_on = [aws_sns_topic_policy.budget]
}

# A topic of its own, since a policy for budgets would replace the one that lets alarms publish.
resource "aws_sns_topic" "budget" {
  provider = aws.us_east_1
  name     = "flood-budget"
}

resource "aws_sns_topic_policy" "budget" {
  provider = aws.us_east_1
  arn      = aws_sns_topic.budget.arn
  policy = jsonencode({
    Version = "2012-10-17"
    Statement = [{
      Effect    = "Allow"
      Action    = "SNS:Publish"
      Resource  = aws_sns_topic.budget.arn
      Principal = { Service = "budgets.amazonaws.com" }
      Condition = {
        StringEquals = { "aws:SourceAccount" = data.aws_caller_identity.current.account_id }
      }
    }]
  })
}
