"""Asks the C library for 02:00 of each date from 2016 to 2025 in each zone, as systemd does
before it looks for the minutes of 02,03:30. Where that hour is missing and the answer is
earlier, or later than 03:30, prints it, and also what 03:00 is: python3 missing.py > missing.txt
"""

import datetime
import os
import time
import zoneinfo


def answer(date: datetime.date, hour: int) -> str:
    """What the clock reads at the instant that the C library makes of an hour, after midnight."""
    for asked in 0, hour:
        instant = time.mktime((date.year, date.month, date.day, asked, 0, 0, 0, 0, -1))
    return time.strftime("%F %H:%M", time.localtime(instant))


start = datetime.date(2016, 1, 1)
dates = [start + datetime.timedelta(n) for n in range(3653)]
between = 0
others = []
for zone in sorted(zoneinfo.available_timezones()):
    if not zone.startswith(("Africa/", "America/", "Antarctica/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/", "Pacific/")):
        continue
    os.environ["TZ"] = zone
    time.tzset()
    for date in dates:
        got = answer(date, 2)
        # A search that begins at a missing midnight goes on from the first time that exists.
        if got == f"{date} 02:00" or answer(date, 0) != f"{date} 00:00":
            continue
        if f"{date} 02:00" < got <= f"{date} 03:30":
            between += 1
        else:
            others.append(f"{zone} {date}: 02:00 becomes {got[11:]}, and 03:00 {answer(date, 3)[11:]}")
print(f"missing 02:00 becomes a time until 03:30 {between} times, another one {len(others)} times")
for line in others:
    print(f"   {line}")
