export AWS_REGION=us-east-1 AWS_DEFAULT_REGION=us-east-1
DISTRIBUTION=E… EMAIL=you@…

topic=$(aws sns create-topic --name flood --query TopicArn --output text)
aws sns subscribe --topic-arn "$topic" --protocol email \
  --notification-endpoint "$EMAIL"

alarm() {
  aws cloudwatch put-metric-alarm --alarm-name "flood-$1" \
    --namespace AWS/CloudFront --metric-name "$1" --statistic Sum \
    --dimensions "Name=DistributionId,Value=$DISTRIBUTION" \
      Name=Region,Value=Global \
    --period 300 --evaluation-periods 1 --threshold "$2" \
    --comparison-operator GreaterThanThreshold \
    --treat-missing-data notBreaching --alarm-actions "$topic"
}
alarm BytesDownloaded 1000000000
alarm Requests 100000
