import {expect, test} from 'vitest';
import {identity} from '../../site/identity';
import type {Identity} from '../../settings/schema';
import {drawings} from './drawings';
import {leftOvers} from './left-over';
import {original} from './original';

const adopted: Identity = {
  ...identity,
  company: 'Nordlicht',
  url: 'https://engineering.nordlicht.dev',
  links: {
    website: 'https://test.com/',
    careers: 'https://example.dev/jobs/',
    email: 'engineering@nordlicht.dev',
  },
  podcast: null,
};

const found = (files: Record<string, string>, site = adopted) =>
  leftOvers(
    new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
    site,
  ).map(({file, line, severity, message}) => `${file}:${line} ${severity} ${message}`);

test('a site of one company has nothing left of another', () => {
  expect(
    found({'blog/a/index.md': 'Words of [[ nobody', 'src/a.ts': 'const a = b[[0][0]];'}),
  ).toEqual([]);
});

test('the name is found with its line, in text, code and names of files', () => {
  const name = original.company;
  expect(
    found({'docs/legal.md': `One\ntwo ${name}’s`, 'src/a.ts': `// ${name.toLowerCase()}`}),
  ).toEqual([
    `docs/legal.md:2 error says “${name}”: write your company's, or remove it`,
    `src/a.ts:1 error says “${name.toLowerCase()}”: write your company's, or remove it`,
  ]);
  expect(found({[`static/${name}.png`]: '\0'})).toEqual([
    `static/${name}.png:undefined error has the name in its own: rename or remove it`,
  ]);
});

test('the notice of the licence may stay', () => {
  expect(found({LICENSE: `Copyright (c) ${original.company}`})).toEqual([]);
});

test('what is to be filled in is named with its line, also over two', () => {
  expect(found({'docs/legal-notices.md': 'One\n\n[[Name and\naddress]]'})).toEqual([
    'docs/legal-notices.md:3 error is to be filled in: Name and address',
  ]);
});

test('what only a site with a podcast shows, no other has to fill in', () => {
  const files = {'docs/legal-notices.md': ':::when{podcast}\n\n[[Who]]\n\n:::\n\n[[What]]\n'};
  const podcast = {title: 'Talks', description: 'Talks.', category: 'Technology', explicit: false};
  const what = 'docs/legal-notices.md:7 error is to be filled in: What';
  expect(found(files)).toEqual([what]);
  expect(found(files, {...adopted, podcast})).toEqual([
    'docs/legal-notices.md:3 error is to be filled in: Who',
    what,
  ]);
});

test('domains that nobody can own are found in the identity, and no others', () => {
  const site = {
    ...adopted,
    url: 'https://blog.example',
    links: {...adopted.links, email: 'a@example.com'},
  };
  const source = "a\nurl: 'https://blog.example',\nemail: 'a@example.com',";
  expect(found({'src/site/identity.ts': source}, site)).toEqual([
    'src/site/identity.ts:2 error `url` is https://blog.example, a domain that is reserved for examples: write your own',
    'src/site/identity.ts:3 error `email` is a@example.com, a domain that is reserved for examples: write your own',
  ]);
});

test('a drawing that stands in for one may stay, and is told', () => {
  expect(found({'static/img/logo.svg': '<svg>\n<!-- Drawn by npm run adopt: … -->'})).toEqual([
    'static/img/logo.svg:2 warning is the plain drawing that npm run adopt made: put your own here',
  ]);
});

test('the icon that stands in for one is told, though it is no text', async () => {
  const file = 'static/favicon.ico';
  const drawn = (await drawings(adopted.colours))[file] as Buffer;
  expect(leftOvers(new Map([[file, drawn]]), adopted)).toEqual([
    {
      file,
      severity: 'warning',
      message: 'is the plain drawing that npm run adopt made: put your own here',
    },
  ]);
});
