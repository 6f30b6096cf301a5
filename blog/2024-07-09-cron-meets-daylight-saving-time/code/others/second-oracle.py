"""Compares what instantsOf and resolve find with Python's zoneinfo, which reads the
same database with other code: npx tsx second-oracle.ts | python3 second-oracle.py
Needs Debian's package tzdata; where its version is not that of Node, rules can differ."""

import sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

with open("/usr/share/zoneinfo/tzdata.zi") as data:
    version = data.readline().split()[-1]
EPOCH = datetime(1970, 1, 1)
SECOND = timedelta(seconds=1)


def instant(wall, zone, fold):
    moment = (EPOCH + wall * SECOND).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return (moment.astimezone(timezone.utc).replace(tzinfo=None) - EPOCH) // SECOND


def reads(at, zone):
    utc = (EPOCH + at * SECOND).replace(tzinfo=timezone.utc)
    return (utc.astimezone(ZoneInfo(zone)).replace(tzinfo=None) - EPOCH) // SECOND


count, years, wrong = 0, {}, 0
for line in sys.stdin:
    zone, *numbers = line.split()
    wall, resolved, *found = map(int, numbers)
    both = {instant(wall, zone, fold) for fold in (0, 1)}
    due = sorted(at for at in both if reads(at, zone) == wall)
    count += 1
    if due != found or instant(wall, zone, 0) != resolved:
        wrong += 1
        years.setdefault(zone, set()).add((EPOCH + wall * SECOND).year)
print(f"tzdata {version}: {count} local times, {wrong} with another answer")
for zone, all_years in years.items():
    print(f"   {zone}, {min(all_years)} to {max(all_years)}")
