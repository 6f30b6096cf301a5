# #region drill
export AWS_DEFAULT_REGION=us-east-1
aws cloudwatch set-alarm-state --alarm-name flood-Requests \
  --state-value ALARM --state-reason drill
sleep 30
time aws cloudfront wait distribution-deployed --id "$DISTRIBUTION"
# #endregion
