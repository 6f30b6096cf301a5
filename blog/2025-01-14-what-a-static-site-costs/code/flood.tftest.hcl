mock_provider "aws" {
  mock_data "aws_caller_identity" {
    defaults = { account_id = "123456789012" }
  }
}
mock_provider "aws" {
  alias = "us_east_1"
  mock_resource "aws_sns_topic" {
    defaults        = { arn = "arn:aws:sns:us-east-1:123456789012:mock" }
    override_during = plan
  }
  mock_resource "aws_lambda_function" {
    defaults        = { arn = "arn:aws:lambda:us-east-1:123456789012:function:flood-off" }
    override_during = plan
  }
}
variables {
  distribution = "EXAMPLE"
  email        = "engineering@meridiem.example"
  budget       = 12
}
run "plan" {
  command = plan
  assert {
    condition     = length(aws_cloudwatch_metric_alarm.flood) == 2
    error_message = "There are two alarms."
  }
  assert {
    condition     = aws_cloudwatch_metric_alarm.off_failed.dimensions.FunctionName == "flood-off"
    error_message = "A third one watches the function."
  }
  assert {
    condition = {
      for notification in aws_budgets_budget.site.notification :
      notification.threshold => length(coalesce(notification.subscriber_sns_topic_arns, []))
    } == { 100 = 0, 300 = 1 }
    error_message = "The budget calls the function at three times its limit only."
  }
  assert {
    condition     = aws_sns_topic_subscription.off["budget"].endpoint == aws_sns_topic_subscription.off["alarms"].endpoint
    error_message = "The budget calls the function that the alarms call."
  }
}
