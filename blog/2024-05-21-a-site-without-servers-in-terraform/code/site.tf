terraform {
  required_version = ">= 1.11"
  required_providers {
    aws = {
      source  = "hashicorp/aws"
      version = "~> 5.100"
    }
  }
}

variable "zone" {
  description = "Name of the hosted zone, which exists already."
  type        = string
}

variable "host" {
  description = "Name of the site, in that zone."
  type        = string
}

variable "bucket" {
  description = "Name of the bucket, unique in all of S3."
  type        = string
}

provider "aws" {
  region = "eu-west-3"
}

provider "aws" {
  alias  = "us_east_1"
  region = "us-east-1"
}

data "aws_route53_zone" "site" {
  name = var.zone
}
