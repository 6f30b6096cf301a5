import {describe, expect, test} from 'vitest';
import {identity} from '../site/identity';
import {checkIdentity} from './schema';

const announcement = {
  id: 'first',
  content: 'A <b>line</b>',
  backgroundColor: '#1d2433',
  textColor: '#ffffff',
  isCloseable: true,
};

/** The identity with the value at a path, such as `links.email`, replaced. */
function withField(path: string, value: unknown): unknown {
  const copy = structuredClone({...identity, announcement}) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop()!;
  const place = names.reduce((object, name) => object[name] as Record<string, unknown>, copy);
  if (value === undefined) {
    Reflect.deleteProperty(place, last);
  } else {
    place[last] = value;
  }
  return copy;
}

describe('checkIdentity', () => {
  test.each([
    ['no announcement', 'announcement', null],
    ['an announcement', 'announcement', announcement],
    ['a path to be served under', 'baseUrl', '/blog/'],
    ['a port', 'url', 'https://localhost:3000'],
    ['no edit link', 'links.edit', undefined],
    ['a part of the colour mode', 'colourMode', {defaultMode: 'dark'}],
  ])('accepts %s', (_what, path, value) => {
    expect(() => checkIdentity(withField(path, value))).not.toThrow();
  });

  // A field, a value that someone might write by mistake, and the remedy that the message must give.
  test.each([
    ['company', undefined, "write the company's name"],
    ['url', 'engineering.example.com', "write the site's address, such as 'https://"],
    ['url', 'https://example.com/blog', 'a path goes into baseUrl'],
    ['baseUrl', '/blog', 'begin and end it with a slash'],
    ['locales', [], 'expected object, received undefined'],
    ['locales', [...identity.locales, ...identity.locales], 'a code is there twice'],
    ['locales.0.code', 'English', "write a BCP 47 tag such as 'de'"],
    ['logo', {src: 'img/logo.svg'}, "write '' where text beside it says the same"],
    ['links.website', 'www.example.com', "write the company's address"],
    ['links.email', 'engineering', 'write an e-mail address'],
    ['links.edit', 'https://example.com/edit', 'end it with a slash'],
    ['announcement.id', '', 'change it with every new announcement'],
    ['announcement.backgroundColor', 'blue', 'write a CSS hex colour'],
    ['links', {...identity.links, forum: 'x'}, '`forum`: remove it, or correct its spelling'],
  ])('says which field is wrong and what to write: %s %j', (path, value, remedy) => {
    const check = () => checkIdentity(withField(path, value));
    expect(check).toThrow('src/site/identity.ts cannot be used');
    expect(check).toThrow(`\`${path}`);
    expect(check).toThrow(remedy);
  });

  test('names line, field and value, and what to write', () => {
    const source = `export const identity = {
  url: 'https://blog.dev',
  // day: {surface: '#ffffff'}
  colours: {
    day: {paper: '#ffffff', surface: 'eef6f6'},
    night: {
      surface: 'blue',
    },
  },
  links: {
    website: 'https://acme.dev',
  },
};`;
    const {colours, links} = identity;
    const check = () =>
      checkIdentity(
        {
          ...identity,
          colours: {
            day: {...colours.day, surface: 'eef6f6'},
            night: {...colours.night, surface: 'blue'},
          },
          links: {...links, email: undefined},
        },
        source,
      );
    for (const message of [
      "src/site/identity.ts:5: `colours.day.surface` is 'eef6f6': begin it with #, as in '#eef6f6'",
      "src/site/identity.ts:7: `colours.night.surface` is 'blue': write a CSS hex colour of six digits, such as",
      'src/site/identity.ts:10: `links.email` is missing: write an e-mail address',
    ]) {
      expect(check).toThrow(message);
    }
  });
});
