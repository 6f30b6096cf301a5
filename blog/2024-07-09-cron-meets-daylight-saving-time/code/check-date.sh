#!/bin/sh
# check-date.sh DIRECTORY
# Fails unless once-a-date.sh has noted a success on this local date.
[ "$(cat "$1/last")" = "$(date +%F)" ]
