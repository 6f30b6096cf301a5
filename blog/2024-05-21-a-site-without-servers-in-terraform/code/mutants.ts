import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Replaces what is found in a file; or appends to a file, which may be new. */
export type Edit =
  | [
      file: string,
      from: string | RegExp,
      to: string | ((found: string) => string),
    ]
  | [file: string, append: string];

export type Variant = {name: string; edits: Edit[]};

/** Makes the edits in a folder, and stops if one finds nothing. */
export function apply(folder: string, {name, edits}: Variant): void {
  for (const [file, from, to] of edits) {
    const path = join(folder, file);
    if (to === undefined) {
      appendFileSync(path, from as string);
      continue;
    }
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to as string);
    if (after === before)
      throw new Error(`“${name}” finds nothing in ${file}.`);
    writeFileSync(path, after);
  }
}

// Redirects. The function refuses odd characters as a second line of defence: variants without it show their own repair.
export const location = (code: string): Edit => [
  'paths.js',
  'origin + to +',
  `${code} +`,
];
export const refuse = (condition: string): Edit => [
  'paths.js',
  'odd.test(path)',
  condition,
];
const decode: Edit = ['paths.js', '= request.uri', '= decodeURI(request.uri)'];

// The bucket's policy.
export const actions = '"s3:GetObject", "s3:ListBucket"';
export const principal = `principals {
      type        = "Service"
      identifiers = ["cloudfront.amazonaws.com"]
    }`;
const bucketAndObjects = String.raw`[aws_s3_bucket.site.arn, "${'${aws_s3_bucket.site.arn}'}/*"]`;
export const denied = (action: string, condition = ''): Edit => [
  'bucket.tf',
  '"read_by_cdn" {\n',
  `$&  statement {
    effect    = "Deny"
    actions   = ["${action}"]
    resources = ${bucketAndObjects}
    principals {
      type        = "*"
      identifiers = ["*"]
    }
${condition}  }

`,
];
export const pages = `
data "aws_iam_policy_document" "pages" {
  statement {
    actions   = ["s3:GetObject"]
    resources = ["${'${aws_s3_bucket.site.arn}'}/*"]
    ${principal}
  }
}
`;

// The certificate.
export const early: Edit = ['cdn.tf', '_validation.site.certificate_arn', '.site.arn'];
export const dependsOn = (name: string): Edit => [
  'cdn.tf',
  '"aws_cloudfront_distribution" "site" {\n',
  `$&  depends_on = [${name}]\n\n`,
];
/** Moves the validation into a module, which returns this. */
export const inModule = (returned: string): Edit[] => [
  [
    'issued/main.tf',
    `variable "arn" { type = string }
variable "fqdns" { type = list(string) }
terraform {
  required_providers {
    aws = { source = "hashicorp/aws" }
  }
}
resource "aws_acm_certificate_validation" "site" {
  certificate_arn         = var.arn
  validation_record_fqdns = var.fqdns
}
output "arn" { value = ${returned} }
`,
  ],
  [
    'certificate.tf',
    /resource "aws_acm_certificate_validation"[^]*?\n\}\n/,
    `module "issued" {
  source    = "./issued"
  providers = { aws = aws.us_east_1 }
  arn       = aws_acm_certificate.site.arn
  fqdns     = [for record in aws_route53_record.proof : record.fqdn]
}
`,
  ],
];

const distribution =
  /resource "aws_cloudfront_distribution" "site" \{\n[^]*?\n\}\n/;

/** Ways to make the three mistakes. */
export const mistakes: Record<
  'redirect' | 'policy' | 'certificate',
  Variant[]
> = {
  redirect: [
    {name: 'The path only, without the origin', edits: [location('to')]},
    {
      name: 'The first two slashes become one',
      edits: [location("to.replace('//', '/')")],
    },
    {
      name: 'Another host is cut off once',
      edits: [location(String.raw`to.replace(/^\/\/[^/]+/, '')`)],
    },
    {
      name: 'The origin for /x, but not for /x.html',
      edits: [location("(to === path + '/' ? origin : '') + to")],
    },
    {
      name: 'Two slashes are refused, in a decoded path',
      edits: [location('to'), refuse("path.startsWith('//')"), decode],
    },
    {
      name: 'All slashes become one, in a decoded path',
      edits: [
        location(String.raw`to.replace(/^[/\\]+/, '/')`),
        refuse('false'),
        decode,
      ],
    },
  ],
  policy: [
    {name: 'No s3:ListBucket', edits: [['bucket.tf', ', "s3:ListBucket"', '']]},
    {
      name: 'The action, but only on the objects',
      edits: [['bucket.tf', /\n *aws_s3_bucket\.site\.arn,/, '']],
    },
    {
      name: 'Deny in place of Allow',
      edits: [
        [
          'bucket.tf',
          /"read_by_cdn" \{\n {2}statement \{\n/,
          '$&    effect = "Deny"\n',
        ],
      ],
    },
    {
      name: 'Another statement denies listing to all',
      edits: [denied('s3:ListBucket')],
    },
    {
      name: 'The grant is to an old identity',
      edits: [
        [
          'bucket.tf',
          principal,
          principal
            .replace('Service', 'AWS')
            .replace(
              'cloudfront.amazonaws.com',
              'arn:aws:iam::cloudfront:user/CloudFront Origin Access Identity E2EXAMPLE',
            ),
        ],
      ],
    },
    {
      name: 'The bucket has another document',
      edits: [
        ['bucket.tf', pages],
        ['bucket.tf', 'document.read_by_cdn.json', 'document.pages.json'],
      ],
    },
    {
      name: 'A second policy resource on the bucket',
      edits: [
        [
          'bucket.tf',
          `${pages}
resource "aws_s3_bucket_policy" "pages" {
  bucket = aws_s3_bucket.site.id
  policy = data.aws_iam_policy_document.pages.json
}
`,
        ],
      ],
    },
  ],
  certificate: [
    {name: 'The ARN of the certificate', edits: [early]},
    {
      name: 'It depends on the certificate',
      edits: [early, dependsOn('aws_acm_certificate.site')],
    },
    {
      name: 'It depends on the DNS record',
      edits: [early, dependsOn('aws_route53_record.proof')],
    },
    {
      name: 'A second distribution does not wait',
      edits: [
        [
          'cdn.tf',
          distribution,
          (found) =>
            `${found}\n${found.replace('" "site" {', '" "www" {').replace('_validation.site.certificate_arn', '.site.arn')}`,
        ],
      ],
    },
    {
      name: 'It waits for another certificate',
      edits: [
        ['cdn.tf', '_validation.site.certificate_arn', '.next.arn'],
        dependsOn('aws_acm_certificate_validation.site'),
        [
          'certificate.tf',
          `
resource "aws_acm_certificate" "next" {
  provider          = aws.us_east_1
  domain_name       = var.host
  validation_method = "DNS"

  lifecycle {
    create_before_destroy = true
  }
}
`,
        ],
      ],
    },
  ],
};

/** Other ways to get them right. */
export const right: typeof mistakes = {
  redirect: [
    {
      name: 'All slashes become one',
      edits: [
        location(String.raw`to.replace(/^[/\\]+/, '/')`),
        refuse('false'),
      ],
    },
    {
      name: 'Two slashes are refused',
      edits: [location('to'), refuse("path.startsWith('//')")],
    },
    {
      name: 'The origin is the request’s host',
      edits: [location("'https://' + request.headers.host.value + to")],
    },
  ],
  policy: [
    {
      name: 'Two statements',
      edits: [
        ['bucket.tf', actions, '"s3:GetObject"'],
        ['bucket.tf', /\n *aws_s3_bucket\.site\.arn,/, ''],
        [
          'bucket.tf',
          '"read_by_cdn" {\n',
          `$&  statement {
    actions   = ["s3:ListBucket"]
    resources = [aws_s3_bucket.site.arn]
    ${principal}
    condition {
      test     = "StringEquals"
      variable = "AWS:SourceArn"
      values   = [aws_cloudfront_distribution.site.arn]
    }
  }

`,
        ],
      ],
    },
    {
      name: 'Requests without TLS are denied',
      edits: [
        denied(
          's3:*',
          `    condition {
      test     = "Bool"
      variable = "aws:SecureTransport"
      values   = ["false"]
    }
`,
        ),
      ],
    },
    {
      name: 's3:List* in place of s3:ListBucket',
      edits: [['bucket.tf', 's3:ListBucket', 's3:List*']],
    },
    {
      name: 'The policy by jsonencode',
      edits: [
        ['bucket.tf', /data "aws_iam_policy_document"[^]*?\n\}\n\n/, ''],
        [
          'bucket.tf',
          'data.aws_iam_policy_document.read_by_cdn.json',
          `jsonencode({
    Version = "2012-10-17"
    Statement = [{
      Effect    = "Allow"
      Action    = [${actions}]
      Resource  = ${bucketAndObjects}
      Principal = { Service = "cloudfront.amazonaws.com" }
      Condition = {
        StringEquals = { "AWS:SourceArn" = aws_cloudfront_distribution.site.arn }
      }
    }]
  })`,
        ],
      ],
    },
  ],
  certificate: [
    {
      name: 'It depends on the validation',
      edits: [early, dependsOn('aws_acm_certificate_validation.site')],
    },
    {
      name: 'It waits through a third resource',
      edits: [
        [
          'cdn.tf',
          'aws_acm_certificate_validation.site.certificate_arn',
          'terraform_data.issued.output',
        ],
        [
          'certificate.tf',
          `
resource "terraform_data" "issued" {
  input = aws_acm_certificate_validation.site.certificate_arn
}
`,
        ],
      ],
    },
    {
      name: 'A module waits',
      edits: [
        ...inModule('aws_acm_certificate_validation.site.certificate_arn'),
        [
          'cdn.tf',
          'aws_acm_certificate_validation.site.certificate_arn',
          'module.issued.arn',
        ],
      ],
    },
    {
      name: 'An imported certificate',
      edits: [
        [
          'certificate.tf',
          /[^]*/,
          `variable "key" {
  type    = string
  default = "key"
}
resource "aws_acm_certificate" "site" {
  provider          = aws.us_east_1
  private_key       = var.key
  certificate_body  = "body"
}
`,
        ],
        early,
      ],
    },
  ],
};
