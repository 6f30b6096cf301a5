// Written after the checks had been committed, by an author who knew them and aimed at what they do not try, and all
// before any was run. None was changed or left out for what a check said of it.
import {
  inModule,
  actions,
  dependsOn,
  denied,
  early,
  location,
  type mistakes,
  pages,
  principal,
  refuse,
  type Edit,
  type Variant,
} from './mutants';

const found = 'const to = moved[path] || canonical(path);';
const validated = 'aws_acm_certificate_validation.site.certificate_arn';

const listing = (condition: string): Edit[] => [
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
${condition}  }

`,
  ],
];

const lookup = (domain: string, statuses: string) => `
data "aws_acm_certificate" "site" {
  provider    = aws.us_east_1
  domain      = ${domain}
  statuses    = [${statuses}]
  most_recent = true
}
`;

/** Ten more ways to make each mistake. The redirects have a link that leaves the site. */
export const broken: Record<
  keyof typeof mistakes,
  (Variant & {link?: string})[]
> = {
  redirect: [
    {
      name: 'An old folder is cut off',
      link: '/blog//other.example/x',
      edits: [
        [
          'paths.js',
          found,
          `const old = path.startsWith('/blog/');
  const to = moved[path] || canonical(old ? path.slice(5) : path);`,
        ],
        location("(old ? '' : origin) + to"),
      ],
    },
    {
      name: 'Capitals become small',
      link: '//OTHER.example/x',
      edits: [
        [
          'paths.js',
          '  // #region redirect',
          `  if (/[A-Z]/.test(path)) {
    return {statusCode: 301, headers: {location: {value: path.toLowerCase()}}};
  }
$&`,
        ],
      ],
    },
    {
      name: 'Relative: the first slash is cut off',
      link: '///other.example/x',
      edits: [location('to.slice(1)')],
    },
    {
      name: 'Slashes become one after a sign that is no colon',
      link: '//other.example/x',
      edits: [location(String.raw`to.replace(/([^:]\/)\/+/g, '$1')`)],
    },
    {
      name: 'Other hosts are refused, but not those that begin like ours',
      link: '//blog.example.other.example/x',
      edits: [
        location('to'),
        refuse(
          "path.startsWith('//') && !path.startsWith('//' + origin.slice(8))",
        ),
      ],
    },
    {
      name: 'Slashes before a letter are refused',
      link: '//127.0.0.1/x',
      edits: [
        location('to'),
        refuse(String.raw`odd.test(path) || /^\/\/+[a-z]/i.test(path)`),
      ],
    },
    {
      name: 'Slashes become one, then it decodes',
      link: '/%2fother.example/x',
      edits: [
        location('to'),
        [
          'paths.js',
          '= request.uri',
          String.raw`= decodeURIComponent(request.uri.replace(/\/+/g, '/'))`,
        ],
      ],
    },
    {
      name: 'It decodes twice, after the path was checked',
      link: '/%255cother.example/x',
      edits: [
        [
          'paths.js',
          found,
          `const twice = decodeURIComponent(decodeURIComponent(path));
  const page = twice.replace(/^\\/+/, '/');
  const to = moved[page] || canonical(page);`,
        ],
        location('to'),
      ],
    },
    {
      name: 'The slash after the origin is lost',
      link: '/@other.example/x',
      edits: [location('origin + to.slice(1)')],
    },
    {
      name: 'The origin only where there is no query',
      link: '//other.example/x?q=a',
      edits: [location("(query ? '' : origin) + to")],
    },
  ],
  policy: [
    {
      name: 'StringNotEquals in the condition',
      edits: [['bucket.tf', '"StringEquals"', '"StringNotEquals"']],
    },
    {
      name: 'AWS:SourceAccount has the distribution’s ARN',
      edits: [['bucket.tf', '"AWS:SourceArn"', '"AWS:SourceAccount"']],
    },
    {
      name: 'Listing only with a prefix',
      edits: listing(`    condition {
      test     = "StringLike"
      variable = "s3:prefix"
      values   = ["assets/*"]
    }
`),
    },
    {
      name: 'A Deny to all but our own account',
      edits: [
        denied(
          's3:*',
          `    condition {
      test     = "StringNotEquals"
      variable = "aws:PrincipalAccount"
      values   = ["123456789012"]
    }
`,
        ),
      ],
    },
    {
      name: 'The bucket only, not its objects',
      edits: [['bucket.tf', /\n *"\$\{aws_s3_bucket\.site\.arn\}\/\*",/, '']],
    },
    {
      name: 'The resources are another bucket’s',
      edits: [
        [
          'bucket.tf',
          /aws_s3_bucket\.site\.arn,\n *"\$\{aws_s3_bucket\.site\.arn\}\/\*"/,
          (text) => text.replaceAll('.site.', '.logs.'),
        ],
        [
          'bucket.tf',
          '\nresource "aws_s3_bucket" "logs" {\n  bucket = "${var.bucket}-logs"\n}\n',
        ],
      ],
    },
    {
      name: 'The distribution does not sign its requests',
      edits: [['cdn.tf', '"always"', '"never"']],
    },
    {
      name: 'No default_root_object',
      edits: [['cdn.tf', / +default_root_object.*\n/, '']],
    },
    {
      name: 's3:ListObjects, which is no action',
      edits: [['bucket.tf', 's3:ListBucket', 's3:ListObjects']],
    },
    {
      name: 'Another document overrides the statement',
      edits: [
        ['bucket.tf', pages.replace('statement {', '$&\n    sid = "read"')],
        [
          'bucket.tf',
          '"read_by_cdn" {\n  statement {\n',
          `"read_by_cdn" {
  override_policy_documents = [data.aws_iam_policy_document.pages.json]

  statement {
    sid = "read"
`,
        ],
      ],
    },
  ],
  certificate: [
    {
      name: 'A local has the certificate’s ARN',
      edits: [
        ['cdn.tf', validated, 'local.certificate'],
        [
          'certificate.tf',
          '\nlocals {\n  certificate = aws_acm_certificate.site.arn\n}\n',
        ],
      ],
    },
    {
      name: 'A third resource passes it on',
      edits: [
        ['cdn.tf', validated, 'terraform_data.arn.output'],
        [
          'certificate.tf',
          '\nresource "terraform_data" "arn" {\n  input = aws_acm_certificate.site.arn\n}\n',
        ],
      ],
    },
    {
      name: 'A module validates, but returns what it was given',
      edits: [
        ...inModule('var.arn'),
        ['cdn.tf', validated, 'module.issued.arn'],
      ],
    },
    {
      name: 'It is looked up by the resource’s name, issued or not',
      edits: [
        ['cdn.tf', validated, 'data.aws_acm_certificate.site.arn'],
        [
          'certificate.tf',
          lookup(
            'aws_acm_certificate.site.domain_name',
            '"ISSUED", "PENDING_VALIDATION"',
          ),
        ],
      ],
    },
    {
      name: 'It is looked up by the host, issued or not',
      edits: [
        ['cdn.tf', validated, 'data.aws_acm_certificate.site.arn'],
        [
          'certificate.tf',
          lookup('var.host', '"ISSUED", "PENDING_VALIDATION"'),
        ],
      ],
    },
    {
      name: 'A variable switches the validation off',
      edits: [
        [
          'certificate.tf',
          '"aws_acm_certificate_validation" "site" {\n',
          '$&  count           = var.validates ? 1 : 0\n',
        ],
        [
          'certificate.tf',
          '\nvariable "validates" {\n  type    = bool\n  default = false\n}\n',
        ],
        [
          'cdn.tf',
          validated,
          'try(aws_acm_certificate_validation.site[0].certificate_arn, aws_acm_certificate.site.arn)',
        ],
      ],
    },
    {
      name: 'The DNS record of the site waits in its place',
      edits: [
        early,
        [
          'cdn.tf',
          '"aws_route53_record" "site" {\n',
          '$&  depends_on = [aws_acm_certificate_validation.site]\n\n',
        ],
      ],
    },
    {
      name: 'A pause of a minute in place of the validation',
      edits: [
        [
          'certificate.tf',
          /resource "aws_acm_certificate_validation"[^]*?\n\}\n/,
          `resource "terraform_data" "pause" {
  input = aws_acm_certificate.site.arn
  provisioner "local-exec" {
    command = "sleep 60"
  }
}
`,
        ],
        ['cdn.tf', validated, 'terraform_data.pause.output'],
      ],
    },
    {
      name: 'Two certificates by for_each, one of them validated',
      edits: [
        [
          'certificate.tf',
          /domain_name +=.*/,
          'for_each          = toset([var.host, "next.${var.host}"])\n  domain_name       = each.key',
        ],
        [
          'certificate.tf',
          'aws_acm_certificate.site.domain_validation_options',
          'aws_acm_certificate.site[var.host].domain_validation_options',
        ],
        [
          'certificate.tf',
          'aws_acm_certificate.site.arn',
          'aws_acm_certificate.site[var.host].arn',
        ],
        [
          'cdn.tf',
          validated,
          'aws_acm_certificate.site["next.${var.host}"].arn',
        ],
        dependsOn('aws_acm_certificate_validation.site'),
      ],
    },
    {
      name: 'A precondition in place of waiting',
      edits: [
        early,
        [
          'cdn.tf',
          '"aws_cloudfront_distribution" "site" {\n',
          `$&  lifecycle {
    precondition {
      condition     = aws_acm_certificate.site.status == "ISSUED"
      error_message = "Apply again later."
    }
  }

`,
        ],
      ],
    },
  ],
};

/** Five more ways to get each right. */
export const correct: Record<keyof typeof mistakes, Variant[]> = {
  redirect: [
    {
      name: 'The origin is written out',
      edits: [location("'https://blog.example' + to")],
    },
    {
      name: 'A status of 308',
      edits: [
        ['paths.js', 'statusCode: 301', 'statusCode: 308'],
        ['paths.js', 'Moved Permanently', 'Permanent Redirect'],
      ],
    },
    {
      name: 'Pages without their slash are served, not redirected',
      edits: [
        ['paths.js', 'to !== path', 'moved[path]'],
        [
          'paths.js',
          /if \(path\.endsWith\('\/'\)\) \{\n.*/,
          String.raw`if (!/\.\w+$/.test(path)) {
    request.uri = path.replace(/\/?$/, '/index.html');`,
        ],
      ],
    },
    {
      name: 'Addresses end without a slash',
      edits: [
        [
          'paths.js',
          "path.endsWith('/') || isFile ? path : path + '/'",
          "path === '/' || isFile || !path.endsWith('/') ? path : path.slice(0, -1)",
        ],
        [
          'paths.js',
          /if \(path\.endsWith\('\/'\)\) \{\n.*/,
          String.raw`if (!/\.\w+$/.test(path)) {
    request.uri = path.replace(/\/?$/, '/index.html');`,
        ],
      ],
    },
    {
      name: 'The origin, and slashes become one',
      edits: [location(String.raw`origin + to.replace(/\/+/g, '/')`)],
    },
  ],
  policy: [
    {
      name: 'One more action',
      edits: [['bucket.tf', actions, `"s3:GetObjectVersion", ${actions}`]],
    },
    {
      name: 'AWS:SourceAccount in place of AWS:SourceArn',
      edits: [
        ['bucket.tf', '"AWS:SourceArn"', '"AWS:SourceAccount"'],
        [
          'bucket.tf',
          '[aws_cloudfront_distribution.site.arn]',
          '["123456789012"]',
        ],
      ],
    },
    {
      name: 'The document is made from another',
      edits: [
        ['bucket.tf', '"read_by_cdn" {', '"base" {'],
        [
          'bucket.tf',
          `
data "aws_iam_policy_document" "read_by_cdn" {
  source_policy_documents = [data.aws_iam_policy_document.base.json]
}
`,
        ],
      ],
    },
    {
      name: 'The bucket’s ARN is written out',
      edits: [
        [
          'bucket.tf',
          /aws_s3_bucket\.site\.arn,\n *"\$\{aws_s3_bucket\.site\.arn\}\/\*"/,
          '"arn:aws:s3:::${var.bucket}", "arn:aws:s3:::${var.bucket}/*"',
        ],
      ],
    },
    {
      name: 'ArnLike in the condition',
      edits: [['bucket.tf', '"StringEquals"', '"ArnLike"']],
    },
  ],
  certificate: [
    {
      name: 'A local has the validation’s ARN',
      edits: [
        ['cdn.tf', validated, 'local.certificate'],
        [
          'certificate.tf',
          `\nlocals {\n  certificate = ${validated}\n}\n`,
        ],
      ],
    },
    {
      name: 'Validated by e-mail',
      edits: [
        ['certificate.tf', '"DNS"', '"EMAIL"'],
        ['certificate.tf', /resource "aws_route53_record"[^]*?\n\}\n\n/, ''],
        ['certificate.tf', / +validation_record_fqdns[^]*?\n {2}\]\n/, ''],
      ],
    },
    {
      name: 'Two certificates, each with its validation',
      edits: [
        ['cdn.tf', '_validation.site.', '_validation.next.'],
        [
          'certificate.tf',
          `
resource "aws_acm_certificate" "next" {
  provider          = aws.us_east_1
  domain_name       = var.host
  validation_method = "EMAIL"
}

resource "aws_acm_certificate_validation" "next" {
  provider        = aws.us_east_1
  certificate_arn = aws_acm_certificate.next.arn
}
`,
        ],
      ],
    },
    {
      name: 'An issued one is looked up',
      edits: [
        ['certificate.tf', /[^]*/, lookup('var.host', '"ISSUED"')],
        ['cdn.tf', validated, 'data.aws_acm_certificate.site.arn'],
      ],
    },
    {
      name: 'CloudFront’s own certificate and name',
      edits: [
        ['certificate.tf', /[^]*/, '# None.\n'],
        ['cdn.tf', / +aliases .*\n/, ''],
        [
          'cdn.tf',
          /viewer_certificate \{[^]*?\n {2}\}/,
          'viewer_certificate {\n    cloudfront_default_certificate = true\n  }',
        ],
      ],
    },
  ],
};

/** Found by two readers of the third checks. The policy's then lowercased a condition's value with its key. */
export const last: Record<'redirect' | 'policy', Variant & {link?: string}> = {
  redirect: {
    name: 'An old folder is cut off, behind the origin',
    link: '/blog@other.example/x',
    edits: [
      [
        'paths.js',
        found,
        String.raw`const to = moved[path] || canonical(path.replace(/^\/blog/, ''));`,
      ],
    ],
  },
  policy: {
    name: 'The distribution’s ARN in lower case',
    edits: [
      [
        'bucket.tf',
        '[aws_cloudfront_distribution.site.arn]',
        '[lower(aws_cloudfront_distribution.site.arn)]',
      ],
    ],
  },
};
