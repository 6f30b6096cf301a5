zone    = "meridiem.example"
host    = "engineering.meridiem.example"
bucket  = "meridiem-engineering-site"
moved   = { "/2024/draft/" = "/2024/final/" }
headers = "sample/headers.json"
