import {expect, test} from 'vitest';
import {contentSecurityPolicy} from '../../src/plugins/headers/policy';
import {embedding, headersOfAll} from '../../src/plugins/headers/rules';
import {read} from '../architecture/files';

const headers = read('blog/2024-05-21-a-site-without-servers-in-terraform/code/headers.tf');
const policy = contentSecurityPolicy({scripts: [], styles: []});

/** Those that CloudFront writes by itself where it is told to. */
const switched: Record<string, string> = {'X-Content-Type-Options': 'content_type_options'};

// The Terraform still has a policy of its own, with 'unsafe-inline' for styles. Once it takes its headers from
// build-hosts/headers.json, this passes, and `.fails` goes.
test.fails('CloudFront is told the same headers as other hosts, by headers.json', () => {
  expect(headers).toContain('jsondecode(file(');
  for (const name of [...Object.keys(headersOfAll(policy)), embedding.name]) {
    expect(headers).toContain(switched[name] ?? `"${name}"`);
  }
  expect(headers).not.toMatch(/unsafe-|-src /);
});
