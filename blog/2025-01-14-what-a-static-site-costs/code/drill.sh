# #region drill
set -e
export AWS_DEFAULT_REGION=us-east-1
is_enabled() {
  aws cloudfront get-distribution-config --id "$DISTRIBUTION" \
    --query DistributionConfig.Enabled --output json
}
test "$(is_enabled)" = true
SECONDS=0
curl -so /dev/null "$SITE/?[1-2000]"
until test "$(is_enabled)" = false; do sleep 5; done
echo "Turned off after $SECONDS s"
aws cloudfront wait distribution-deployed --id "$DISTRIBUTION"
! curl -sfo /dev/null "$SITE" && echo "Off everywhere after $SECONDS s"
# #endregion
