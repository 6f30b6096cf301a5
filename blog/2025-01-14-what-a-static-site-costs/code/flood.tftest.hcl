mock_provider "aws" {
  mock_data "aws_caller_identity" {
    defaults = { account_id = "123456789012" }
  }
}
mock_provider "aws" {
  alias = "us_east_1"
}
variables {
  distribution = "EXAMPLE"
  email        = "engineering@meridiem.example"
  expected     = 3.98
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
}
