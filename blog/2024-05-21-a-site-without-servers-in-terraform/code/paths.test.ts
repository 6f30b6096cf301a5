import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {load, mistaken, source} from './run-paths';

const origin = 'https://blog.example';
const answer = load(origin, {'/old': '/new/', '/old/': '/new/'});

const locationOf = (path: string) => {
  const given = answer(path);
  return 'headers' in given ? given.headers.location.value : null;
};

test.each([
  ['/x', '/x/'],
  ['/x/y', '/x/y/'],
  ['/x/index.html', '/x/'],
  ['/x.html', '/x/'],
  ['/old', '/new/'],
  ['/old/', '/new/'],
  ['/x?q=a%20b&q=c?', '/x/?q=a%20b&q=c?'],
  ['/x.html?q=a', '/x/?q=a'],
  ['/old?q=a', '/new/?q=a'],
  ['/x?', '/x/'],
])('%s is redirected to %s', (path, to) => {
  expect(locationOf(path)).toBe(origin + to);
});

test.each([
  ['/', '/index.html'],
  ['/x/', '/x/index.html'],
  ['/404.html', '/404.html'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/main.0a1b2c.js', '/main.0a1b2c.js'],
])('%s is the object %s', (path, object) => {
  expect(answer(path)).toMatchObject({uri: object});
});

test.each([
  ...['/\\other.example/x', '/%5cother.example/x.html', '/x/..'],
  ...['/%2Fother.example', '/x%00', '/%09/other.example', '/.git/a'],
])('%s is not found', (path) => {
  expect(answer(path)).toMatchObject({statusCode: 404});
});

const segment = fc.constantFrom(
  ...['', 'a', 'b.js', 'index.html', 'x.html', '.html', '404.html'],
  ...['other.example', '..', '\\', '%5C', '%2f', '%09'],
);
const paths = fc
  .array(segment, {minLength: 1, maxLength: 5})
  .map((segments) => `/${segments.join('/')}`);

type Answering = typeof answer;

/** A path that leaves the site, or asks for a listing, if there is one among a thousand. */
const escapeFrom = (respond: Answering) =>
  fc.check(
    fc.property(paths, (path) => {
      const given = respond(path);
      if ('headers' in given) {
        const to = new URL(given.headers.location.value, origin);
        return to.origin === origin;
      }
      return (
        !('uri' in given) ||
        !new URL(origin + given.uri).pathname.endsWith('/')
      );
    }),
    {numRuns: 1000},
  ).counterexample;

test('no redirect leaves the site, or asks for a listing', () => {
  expect(escapeFrom(answer)).toBeNull();
});

test('without the fix, some do, and with collapsed slashes none, whatever is odd', () => {
  const sample = fc.sample(paths, {numRuns: 1000, seed: 1});
  const leaving = (respond: Answering) =>
    sample.filter((path) => {
      const given = respond(path);
      if (!('headers' in given)) return false;
      const {value} = given.headers.location;
      // Two slashes and nothing more are no address.
      return URL.canParse(value, origin) && new URL(value, origin).origin !== origin;
    }).length;
  const text = readFileSync(new URL('../index.md', import.meta.url), 'utf8');
  expect(leaving(answer)).toBe(0);
  expect(mistaken).not.toBe(source);
  expect(text).toContain(`None leaves the site; with the mistake, ${leaving(load(origin, {}, mistaken))} do.`);
  expect(escapeFrom(load(origin, {}, mistaken))).not.toBeNull();
  const collapsed = source.replace('origin + to +', String.raw`to.replace(/^[/\\]+/, '/') +`);
  expect(collapsed).not.toBe(source);
  expect(escapeFrom(load('', {}, collapsed))).toBeNull();
  const unguarded = collapsed.replace('odd.test(path)', 'false');
  expect(unguarded).not.toBe(collapsed);
  expect(leaving(load('', {}, unguarded))).toBe(0);
});

test('a redirect leads to an address that settles', () => {
  fc.assert(
    fc.property(paths, (path) => {
      let at: string | null = path;
      for (let hops = 0; hops < 10; hops += 1) {
        const to = locationOf(at);
        if (to === null) {
          return true;
        }
        at = to.slice(origin.length);
      }
      return false;
    }),
  );
});
