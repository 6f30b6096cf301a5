set -e
export AWS_DEFAULT_REGION=us-east-1
fail() { echo "Failed after $SECONDS s: $1"; exit 1; }
is_enabled() {
  aws cloudfront get-distribution-config --id "$DISTRIBUTION" \
    --query DistributionConfig.Enabled --output json
}
test "$(is_enabled)" = true || fail "the site is not on"
aws cloudfront wait distribution-deployed --id "$DISTRIBUTION"
curl -sfo /dev/null "$SITE" || fail "the site does not answer"
SECONDS=0
curl -Zso /dev/null "$SITE/?[1-2000]" || fail "requests failed"
echo "Requests sent in $SECONDS s"
SECONDS=0
until test "$(is_enabled)" = false; do
  test $SECONDS -lt "${PATIENCE:-1800}" || fail "the site is still on"
  sleep 5
done
echo "Turned off after $SECONDS s"
aws cloudfront wait distribution-deployed --id "$DISTRIBUTION" ||
  fail "not off everywhere"
! curl -sfo /dev/null "$SITE" || fail "the site still answers"
echo "Off everywhere after $SECONDS s"
