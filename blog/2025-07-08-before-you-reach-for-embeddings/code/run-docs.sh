#!/usr/bin/env bash
# Ranks two documentations by words and by the vectors that their npm packages hold, and writes ../data/docs.json.
# Installs the packages outside of the project, where they take 830 MB, and reckons for some minutes.
set -euo pipefail
cd "$(dirname "$0")"
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
npm install --prefix "$temporary" --ignore-scripts --no-audit --no-fund \
  recker@1.0.56 @siemens/element-mcp@51.1.0-v.2.0.3
npx tsx run-docs.ts "$temporary"
