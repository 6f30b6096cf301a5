#!/usr/bin/env bash
# Asks three schedulers for the runs of 02:30 in Paris on the two nights, in
# UTC. Needs Debian 12 with the packages systemd, golang-go,
# golang-github-robfig-cron-dev, default-jdk-headless and libquartz2-java.
set -euo pipefail
cd "$(dirname "$0")"
export TZ=UTC GO111MODULE=off GOPATH=/usr/share/gocode
version() { dpkg-query --show --showformat '${Version}' "$1"; }
# As systemd reads an instant.
plain() { local at=${1/T/ }; echo "${at%Z} UTC"; }
noons=(2024-03-30T12:00:00Z 2024-10-26T12:00:00Z)
# Of the three runs after a noon, those before the next noon.
of_the_nights() {
  awk '{ print "   " $0 } END { if (!NR) print "   no run" }' \
    < <(grep -E '^2024-(03-31|10-27)' || true)
}
echo "systemd $(version systemd)"
for noon in "${noons[@]}"; do
  systemd-analyze calendar --base-time "$(plain "$noon")" --iterations 3 \
    '*-*-* 02:30:00 Europe/Paris'
done | sed -nE 's/.*(20..-..-.. ..:..):00 UTC/\1/p' | of_the_nights
echo "robfig/cron $(version golang-github-robfig-cron-dev)"
go run robfig.go '30 2 * * *' "${noons[@]}" | of_the_nights
echo "Quartz $(version libquartz2-java)"
quartz() {
  java -cp /usr/share/java/quartz2.jar:/usr/share/java/slf4j-api.jar Quartz.java "$@"
}
quartz '0 30 2 * * ?' "${noons[@]}" | of_the_nights
