zone   = "meridiem.example"
host   = "engineering.meridiem.example"
bucket = "meridiem-engineering-site"
moved  = { "/2024/draft/" = "/2024/final/" }
script_hashes = [
  "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
]
