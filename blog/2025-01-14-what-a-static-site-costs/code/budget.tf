variable "expected" {
  description = "Dollars a month, as the model computes them."
  type        = number
}

resource "aws_budgets_budget" "site" {
  name         = "site"
  budget_type  = "COST"
  time_unit    = "MONTHLY"
  limit_unit   = "USD"
  limit_amount = tostring(ceil(3 * var.expected))

  cost_filter {
    name   = "Service"
    values = ["Amazon CloudFront", "Amazon Simple Storage Service"]
  }

  notification {
    notification_type          = "ACTUAL"
    comparison_operator        = "GREATER_THAN"
    threshold                  = 100
    threshold_type             = "PERCENTAGE"
    subscriber_email_addresses = ["engineering@meridiem.example"]
  }
}
