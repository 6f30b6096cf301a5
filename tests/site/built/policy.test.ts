import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {CspEvaluator} from 'csp_evaluator/dist/evaluator.js';
import {Severity} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';
import {expect, test} from 'vitest';
import {identity} from '../../../src/site/identity';
import {repository} from '../support/docusaurus';
import {
  embedded,
  ownPath,
  owned,
  pages,
  problemOf,
  published,
  read,
  translated,
  type Page,
} from '../support/pages';
import {stylesIn} from './parts-of-page';
import {at, base} from '../support/path-to';

/** The other origins that pages may load from. */
const services = (identity.services ?? []).map(({origin}) => origin);

const hostFile = (name: string) => readFileSync(join(repository, 'build-hosts', name), 'utf8');

const headers = JSON.parse(hostFile('headers.json')) as Record<string, string>;
const policy = headers['Content-Security-Policy']!;

/** The policy without what the owner has named. */
const own = services.reduce((rest, origin) => rest.replaceAll(` ${origin}`, ''), policy);

const metaOf = ({$}: Page) => $('meta[http-equiv="Content-Security-Policy"]').attr('content')!;

const directives = (text: string) =>
  new Map(
    text.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name!, sources];
    }),
  );

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The problems that Google's evaluator finds. */
const faults = (text: string) =>
  new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({severity}) => severity < Severity.INFO)
    .map(({directive, description}) => `${directive}: ${description}`);

test('the policy has no fault that an evaluator knows', () => {
  expect(faults("default-src 'self'; script-src 'unsafe-inline'")).not.toEqual([]);
  expect(faults(policy)).toEqual([]);
});

test('the policy allows only prefetching by default, and no inline code or text as code', () => {
  const known = directives(policy);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
    expect(known.get(name), name).toEqual(["'none'"]);
  }
  // With 'none', Firefox would prefetch nothing, and report each attempt in the console.
  expect(known.get('default-src')).toEqual(["'self'"]);
  for (const kind of ['script', 'style', 'img', 'font', 'media', 'connect', 'frame', 'worker']) {
    expect(known.has(`${kind}-src`), kind).toBe(true);
  }
  expect(known.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(own).not.toMatch(/'unsafe-|https?:|\*/);
});

test('the policy names each service for what it is used for, and nobody else', () => {
  const used = (identity.services ?? []).flatMap(({origin, uses}) =>
    uses
      // Its script comes by the site's own, and needs no origin.
      .filter((use) => use !== 'script')
      .map((use) => `${use === 'image' ? 'img' : use}-src ${origin}`),
  );
  for (const text of [policy, metaOf(pages[0]!)]) {
    const named = [...directives(text)].flatMap(([name, sources]) =>
      sources.filter((source) => source.includes('://')).map((origin) => `${name} ${origin}`),
    );
    expect(named.sort()).toEqual(used.sort());
  }
});

test('the policy names the styles that pages share, and those of no single page', () => {
  const styles = new Set([...pages.map(({html}) => html), ...translated].flatMap(stylesIn));
  expect(styles.size).toBeLessThanOrEqual(5 * identity.locales.length);
  expect(new Set(directives(own).get('style-src'))).toEqual(
    new Set(["'self'", ...[...styles].map(hash)]),
  );
});

// The texts of a further language may use other elements, and have other styles.
test.runIf(identity.locales.length === 1)(
  'the policy is as short as the host with the least room for it demands',
  () => {
    expect(own.length).toBeLessThanOrEqual(1783);
  },
);

test.each(pages)(
  '$path has what its scripts and styles need, in its own policy and in that of all',
  (page) => {
    const {$} = page;
    const own = metaOf(page);
    const ofPage = directives(own);
    const ofAll = directives(policy);
    const scripts = $('script:not([src])')
      .toArray()
      .filter((script) => !$(script).attr('type')?.endsWith('json'))
      .map((script) => hash($(script).text()));
    expect(scripts.length).toBeGreaterThan(2);
    const styles = stylesIn(page.html).map(hash);
    expect(ofPage.get('style-src')).toEqual(expect.arrayContaining(styles));
    expect(ofAll.get('style-src')).toEqual(expect.arrayContaining(styles));
    expect(ofPage.get('script-src')).toEqual(expect.arrayContaining(scripts));
    expect(ofAll.get('script-src')).toEqual(expect.arrayContaining(scripts));
    expect(faults(own)).toEqual([]);
  },
);

test.each(pages)('$path has its policy before all that it applies to', ({$}) => {
  const before = $('meta[http-equiv="Content-Security-Policy"]').prevAll();
  expect(before.toArray().map(({name}) => name)).toEqual(['meta']);
  expect(before.attr('charset')).toBeDefined();
});

test.each(pages)(
  '$path loads nothing from an origin that is not named, nor connects to one',
  ({path, $}) => {
    const loaded = $('[src], link[href]:not([rel=canonical], [rel=alternate])')
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href')!)
      .filter((address) => !address.startsWith('data:') && !ownPath(address, path));
    expect(
      loaded.filter((address) => !services.some((origin) => address.startsWith(`${origin}/`))),
    ).toEqual([]);
  },
);

const headersIn = (text: string, pattern: RegExp): Record<string, string> =>
  Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name!, value!]));

test('all hosts send the same headers', () => {
  const nginx = headersIn(hostFile('nginx-server.conf'), /^ *add_header (\S+) "(.*)" always;$/gm);
  const netlify = headersIn(read('_headers').split('\n\n')[0]!, /^ {2}([\w-]+): (.*)$/gm);
  // nginx sets these per file.
  expect(nginx).toEqual({
    ...headers,
    'Cross-Origin-Resource-Policy': '$site_embedding',
    'Cache-Control': '$site_caching',
  });
  // These hosts make browsers revalidate pages by default; embedding is set per file.
  expect({
    ...netlify,
    'Cross-Origin-Resource-Policy': headers['Cross-Origin-Resource-Policy'],
    'Cache-Control': headers['Cache-Control'],
  }).toEqual(headers);
});

test('_headers and _redirects stay within what Cloudflare Pages reads', () => {
  const lines = read('_headers').split('\n');
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  const redirects = read('_redirects').split('\n').filter(Boolean);
  // The last lines are the not-found pages of further languages, and below a path that of the site.
  const notFound = identity.locales.length - (base === '/' ? 1 : 0);
  redirects.splice(redirects.length - notFound);
  expect(redirects.length).toBeLessThanOrEqual(2000);
  for (const line of redirects) {
    const [, to, code] = line.split(' ');
    expect(code).toBe('301');
    expect(problemOf(to!, at('/'))).toBeNull();
  }
});

test('Cloudflare Pages and Netlify let other sites embed feeds and what they name', () => {
  /** The rules of _headers, each with the paths that it applies to. */
  const rules = read('_headers')
    .split('\n\n')
    .map((rule) => {
      const [pattern, ...lines] = rule.trim().split('\n');
      const parts = pattern!.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
      return {paths: new RegExp(`^${parts.join('.*')}$`), lines};
    });
  // Both hosts join the values of several matching rules.
  const headerOf = (path: string) =>
    rules
      .filter(({paths}) => paths.test(path))
      .flatMap(({lines}) => lines.map((line) => line.trim().split(': ')))
      .filter(([name]) => name === 'Cross-Origin-Resource-Policy')
      .map(([, value]) => value)
      .join(', ');
  for (const path of embedded) {
    expect({path, policy: headerOf(path)}).toEqual({path, policy: 'cross-origin'});
  }
  for (const path of owned) {
    expect(headerOf(path)).not.toContain('cross-origin');
  }
});

const texts = published.filter((file) => /\.(?:html|css|js|json|xml|txt|md|svg)$/.test(file));

test('each text is there compressed as well, whole', () => {
  expect(texts.length).toBeGreaterThan(50);
  for (const file of texts) {
    const content = readFileSync(join(repository, 'build', file));
    const compressed = (ending: string) => readFileSync(join(repository, 'build', file + ending));
    expect(brotliDecompressSync(compressed('.br')).equals(content), file).toBe(true);
    expect(gunzipSync(compressed('.gz')).equals(content), file).toBe(true);
  }
});
