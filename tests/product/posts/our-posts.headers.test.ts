import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {contentSecurityPolicy} from '../../../src/output/hosts/policy';
import {
  caching,
  embedding,
  hashedFolders,
  headersOfAll,
  mediaExtensions,
} from '../../../src/output/hosts/rules';
import {load} from '../../../blog/2024-05-21-a-site-without-servers-in-terraform/code/run-paths';
import {read} from '../../site/support/files';
import {repository} from '../../site/support/docusaurus';
import {folderWith} from '../support/folder';
import {endOf, oddAddresses, type Answer} from '../support/odd-addresses';

const run = promisify(execFile);
const folder = 'blog/2024-05-21-a-site-without-servers-in-terraform/code';

const headers = read(`${folder}/headers.tf`);
const names = [
  ...Object.keys(headersOfAll(contentSecurityPolicy({scripts: [], styles: []}, []))),
  embedding.name,
];

/** Headers that CloudFront has a setting for. */
const switched: Record<string, string> = {'X-Content-Type-Options': 'content_type_options'};

test('CloudFront sends the same headers as other hosts, from headers.json', () => {
  expect(headers).toContain('jsondecode(file(');
  for (const name of names) {
    expect(headers).toContain(switched[name] ?? `"${name}"`);
  }
  expect(headers).not.toMatch(/unsafe-|-src /);
});

test('CloudFront lets others embed the same media as other hosts', () => {
  const [, list = ''] = /media = \[([^\]]*)\]/.exec(read(`${folder}/cdn.tf`)) ?? [];
  expect([...list.matchAll(/"(\w+)"/g)].map(([, extension]) => extension)).toEqual(mediaExtensions);
  expect(headers).toContain(`"${embedding.name}" = "${embedding.media}"`);
});

const text = read(`${folder}/../index.md`).replace(/\s+/g, ' ');

test('the post says how many tests Terraform has', () => {
  const tests = read(`${folder}/site.tftest.hcl`).match(/^run /gm)!.length;
  const number = ['six', 'seven', 'eight'][tests - 6];
  expect(text).toContain(`Our ${number} tests were written for other things`);
});

/** Simulates CloudFront with a bucket of a few objects, whose names are not escaped. */
function cloudFront() {
  const objects = ['index.html', 'legal-notices/index.html', 'legal/index.html', 'card.png'];
  const answer = load('https://site.example');
  return (path: string): Answer => {
    const given = answer(path);
    if (!('uri' in given)) {
      const {statusCode: status} = given;
      return {status, location: 'headers' in given ? given.headers.location.value : undefined};
    }
    try {
      return {status: objects.includes(decodeURIComponent(given.uri.slice(1))) ? 200 : 404};
    } catch {
      return {status: 400};
    }
  };
}

test.each(oddAddresses)('%s ends at %s on CloudFront, as on other hosts', async (asked, ends) => {
  expect(await endOf(asked, cloudFront())).toBe(ends);
});

test('the example has the headers of a build', () => {
  const example = JSON.parse(read(`${folder}/sample/headers.json`)) as Record<string, string>;
  expect(Object.keys(example)).toEqual([...names, caching.name]);
});

/** The arguments of each call of `aws` that a release makes. */
async function callsOfRelease(): Promise<string[][]> {
  const bin = folderWith({
    terraform: '#!/bin/sh\n[ "$1" != output ] || echo bucket\n',
    aws: `#!/bin/sh\nprintf '%s\\0' "$@" >> "$0.log" && echo >> "$0.log"\n`,
  });
  await run('chmod', ['+x', join(bin, 'terraform'), join(bin, 'aws')]);
  await run('bash', [join(repository, folder, 'release.sh'), 'build/'], {
    env: {PATH: `${bin}:${process.env.PATH}`},
  });
  const calls = readFileSync(join(bin, 'aws.log'), 'utf8').trim().split('\n');
  return calls.map((call) => call.split('\0').slice(0, -1));
}

/** Whether `aws s3 sync` includes a file: the last matching filter decides, and `*` also matches slashes. */
function takes(call: string[], file: string): boolean {
  const filters = call.join(' ').matchAll(/--(include|exclude)[ =](\S+)/g);
  return [...filters].reduce((isTaken, [, kind, pattern]) => {
    const parts = pattern!.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
    return new RegExp(`^${parts.join('.*')}$`).test(file) ? kind === 'include' : isTaken;
  }, true);
}

test('a release uploads what pages load, then every page, each to be kept as long as elsewhere, and removes no file that an older page loads', async () => {
  const calls = await callsOfRelease();
  expect(calls.map((call) => call.slice(0, 4))).toEqual(
    ['sync', 'cp', 'sync'].map((verb) => ['s3', verb, 'build', 's3://bucket']),
  );
  expect(calls[0]).toContain(caching.hashed);
  // A page may have its old length and be older.
  expect(calls[1]).toContain('--recursive');
  expect(takes(calls[1]!, 'a/index.html')).toBe(true);
  const kept = (file: string) => {
    const taking = calls.filter((call) => takes(call, file));
    return [...new Set(taking.map((call) => call[call.indexOf('--cache-control') + 1]))];
  };
  const [removing, ...others] = calls.filter((call) => call.includes('--delete'));
  expect(others).toEqual([]);
  for (const file of hashedFolders.map((hashed) => `${hashed}a.0a1b2c.js`)) {
    expect(kept(file)).toEqual([caching.hashed]);
    expect(takes(removing!, file)).toBe(false);
  }
  for (const file of ['index.html', 'a/index.html', 'rss.xml', 'pagefind/pagefind-entry.json']) {
    expect(kept(file)).toEqual([caching.usual]);
  }
  // These are for other hosts.
  for (const file of ['_headers', '_redirects', 'index.html.br', 'assets/js/main.js.gz']) {
    expect(kept(file)).toEqual([]);
  }
});
