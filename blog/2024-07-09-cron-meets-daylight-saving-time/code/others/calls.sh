#!/usr/bin/env bash
# Checks the syntax of the post's crontab line, units and CronJob; the units need once-a-date.sh
# installed. Needs Debian 12 with cron and systemd, node and npm: ./calls.sh > calls.txt
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
echo "cron $(dpkg-query --show --showformat '${Version}' cron)"
# A user's crontab has no column for the user.
sed 's/ root / /' nightly.cron > "$scratch/nightly.cron"
crontab -n "$scratch/nightly.cron" 2>&1 | sed 's/^/   /'
echo "systemd $(dpkg-query --show --showformat '${Version}' systemd)"
cp nightly.{service,timer} "$scratch"
install -m 755 once-a-date.sh "$scratch"
sed -i "s|/usr/local/bin/once|$scratch/once|" "$scratch/nightly.service"
systemd-analyze verify "$scratch"/nightly.{service,timer} 2>&1 | sed 's/^/   /'
echo '   units verified'
npm install --silent --prefix "$scratch" kubernetes-models@5.1.0 typescript@5.9.3 yaml@2.9.1 > /dev/null
cp nightly.yaml "$scratch"
cd "$scratch"
echo 'kubernetes-models 5.1.0'
# The compiler compares each field's name and type with the API; a wrong name must fail.
check() {
  node -p "'import type {ICronJob} from \'kubernetes-models/batch/v1\'; export default ' + JSON.stringify(require('yaml').parse(require('fs').readFileSync(0, 'utf8'))) + ' satisfies ICronJob;'" > job.ts
  if npx tsc --noEmit --skipLibCheck --strict --module nodenext job.ts > tsc.log; then echo valid; else grep -oE '"[A-Za-z]+"'"' does not exist.*" tsc.log; fi
}
echo "   nightly.yaml: $(check < nightly.yaml)"
echo "   with a misspelt field: $(sed s/timeZone:/timezone:/ nightly.yaml | check)"
