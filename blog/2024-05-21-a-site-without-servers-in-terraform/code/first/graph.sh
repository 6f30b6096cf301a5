terraform graph | grep 'distribution.site" -> "aws_acm_'
