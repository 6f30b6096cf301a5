#!/usr/bin/env bash
# Rings the alarm once, for a test: the state lasts until the next evaluation.
aws cloudwatch set-alarm-state --region us-east-1 --alarm-name flood \
  --state-value ALARM --state-reason "A test of the way to the inbox"
