import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {broken, correct, last} from './later';
import {links, listed} from './links';
import {apply, mistakes, right, type Variant} from './mutants';
import {load, source} from './run-paths';

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

const segments = [
  ...['', 'a', 'b.js', 'index.html', 'x.html', '.html', '404.html'],
  ...['other.example', '..', '\\', '%5C', '%2f', '%09'],
];
const paths = fc
  .array(fc.constantFrom(...segments), {minLength: 1, maxLength: 5})
  .map((parts) => `/${parts.join('/')}`);

test('no redirect leaves the site, or asks for a listing', () => {
  fc.assert(
    fc.property(paths, (path) => {
      const given = answer(path);
      if ('headers' in given) {
        return new URL(given.headers.location.value, origin).origin === origin;
      }
      return (
        !('uri' in given) || !new URL(origin + given.uri).pathname.endsWith('/')
      );
    }),
    {numRuns: 1000},
  );
});

/** The function with the edits of a variant. */
function variantOf(variant: Variant): typeof answer {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'));
  writeFileSync(join(folder, 'paths.js'), source);
  apply(folder, variant);
  const edited = readFileSync(join(folder, 'paths.js'), 'utf8');
  rmSync(folder, {recursive: true});
  return load(origin, {}, edited);
}

const sample = fc.sample(paths, {numRuns: 5000, seed: 1});

/** Whether a link leads from the site to another, in a browser, which sends `\` as `/`. */
function leaves(respond: typeof answer, path: string): boolean {
  const link = new URL(origin + path);
  let given;
  try {
    given = respond(link.pathname + link.search);
  } catch {
    // An escape that cannot be decoded.
    return false;
  }
  if (!('headers' in given)) return false;
  const {value} = given.headers.location;
  // Two slashes and nothing more are no address.
  return URL.canParse(value, link) && new URL(value, link).origin !== origin;
}

/** With the parts that redirect.mjs has and the others lack. */
const more = fc
  .tuple(
    fc.array(
      fc.constantFrom(
        ...segments,
        ...['OTHER.example', '127.0.0.1', 'blog.example.other.example'],
        ...['%255c', 'blog', 'blog@other.example'],
      ),
      {minLength: 1, maxLength: 5},
    ),
    fc.constantFrom('', '?q=a'),
  )
  .map(([parts, query]) => `/${parts.join('/')}${query}`);

const variants = [...mistakes.redirect, ...broken.redirect, last.redirect];
const finds = (some: string[]) =>
  variants.filter((variant) => {
    const respond = variantOf(variant);
    return some.some((path) => leaves(respond, path));
  });

test('of 5,000 links, some leave the site through as many variants as the post says', () => {
  expect(post).toContain(
    `5,000 random links find ${finds(sample).length} of the ${variants.length} with our first ${segments.length}, and all ${variants.length} with those above`,
  );
  expect(finds(fc.sample(more, {numRuns: 5000, seed: 1}))).toEqual(variants);
});

test('each link has one part, and together they find every variant', () => {
  expect(finds(links)).toEqual(variants);
  const found = finds(listed);
  expect(post).toContain(`On their own they find ${found.length} of the ${variants.length}, as many as version 2 did, and not the last one`);
  expect(found).not.toContain(last.redirect);
  // Without the last two parts, none leaves the site: as with the combinations, which had no such part.
  const before = links.filter((link) => !/^\/blog[@.]/.test(link));
  expect(before).toHaveLength(links.length - 2);
  expect(finds(before)).toEqual(variants.slice(0, -1));
});

test.each([
  {name: 'As it is', edits: []},
  ...right.redirect,
  ...correct.redirect,
])(
  '$name: none of 5,000 links leaves the site',
  (variant) => {
    const respond = variantOf(variant);
    expect(sample.filter((path) => leaves(respond, path))).toEqual([]);
  },
);

const post = readFileSync(new URL('../index.md', import.meta.url), 'utf8');

test('each half-repair of the post lets its link through', () => {
  const links = [
    '///other.example/x',
    '//a//other.example/x',
    '//other.example/x.html',
    '/%5cother.example/x',
    '/%09/other.example/x',
  ];
  for (const [index, link] of links.entries()) {
    const respond = variantOf(mistakes.redirect[index + 1]!);
    expect(leaves(respond, link)).toBe(true);
    expect(leaves(respond, '//other.example/x')).toBe(false);
    expect(post).toContain(`| \`${link}\` |`);
  }
});

test.each([...broken.redirect, last.redirect])('$name: a link leaves the site', (variant) => {
  expect(leaves(variantOf(variant), variant.link!)).toBe(true);
  expect(leaves(answer, variant.link!)).toBe(false);
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
