SITE=https://… DISTRIBUTION=E… bash drill.sh
