npx knip --config blog/2024-11-05-how-we-write-at-meridiem/code/knip.ts --no-config-hints
