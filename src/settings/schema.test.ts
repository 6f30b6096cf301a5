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
  test('accepts the identity of this site, and returns it', () => {
    expect(checkIdentity(identity)).toEqual(identity);
  });

  test.each([
    ['no announcement', 'announcement', null],
    ['an announcement', 'announcement', announcement],
    ['a path to be served under', 'baseUrl', '/blog/'],
    ['a path of several parts', 'baseUrl', '/a/b/'],
    ['a port', 'url', 'https://localhost:3000'],
    ['no picture for the dark mode', 'logo.srcDark', undefined],
    ['no edit link', 'links.edit', undefined],
  ])('accepts %s', (_what, path, value) => {
    expect(() => checkIdentity(withField(path, value))).not.toThrow();
  });

  // A field, a value that someone might write by mistake, and the remedy that the message must give.
  test.each([
    ['company', undefined, "write the company's name"],
    ['company', ' ', "write the company's name"],
    ['title', '', "write the site's name"],
    ['tagline', 3, 'write one sentence'],
    ['url', 'engineering.example.com', "write the site's address, such as 'https://"],
    ['url', 'http://engineering.example.com', "write the site's address, such as 'https://"],
    ['url', 'https://engineering.example.com/', 'write scheme and host only'],
    ['url', 'https://example.com/blog', 'a path goes into baseUrl'],
    ['url', undefined, "write the site's address"],
    ['baseUrl', 'blog', 'begin and end it with a slash'],
    ['baseUrl', '/blog', 'begin and end it with a slash'],
    ['baseUrl', undefined, "write '/' or a path"],
    ['locales', undefined, 'write one language at least'],
    ['locales', [], 'write {code, label, htmlLang}'],
    ['locales', [...identity.locales, ...identity.locales], 'a code is there twice'],
    ['locales.0', 'en', 'write {code, label, htmlLang}'],
    ['locales.0.code', 'English', "write a BCP 47 tag such as 'de'"],
    ['locales.0.label', '', "write the language's own name"],
    ['locales.0.feedLabel', '', 'what the footer calls the feed'],
    ['locales.0.announcement', true, 'write null for no announcement'],
    ['locales.0.htmlLang', 'de_DE', "write a BCP 47 tag such as 'de'"],
    ['favicon', '', "write the icon's path"],
    ['logo', undefined, 'write {src, alt}'],
    ['logo', {src: 'img/logo.svg'}, "write '' where text beside it says the same"],
    ['logo.src', '', "write the file's path below static/"],
    ['logo.srcDark', '', 'or leave the field out'],
    ['copyrightYear', '2025', 'write a year as a number'],
    ['copyrightYear', 25, 'write a year as a number'],
    ['copyrightYear', 20255, 'write a year as a number'],
    ['links', undefined, 'write {website, careers, email}'],
    ['links.website', 'www.example.com', "write the company's address"],
    ['links.careers', 'javascript:alert(1)', 'write the address of the open positions'],
    ['links.email', 'engineering', 'write an e-mail address'],
    ['links.edit', 'https://example.com/edit', 'end it with a slash'],
    ['links.edit', 'edit/', 'or leave it out'],
    ['announcement', undefined, 'write null for no announcement'],
    ['announcement', 'Hello', 'write null for no announcement'],
    ['announcement.id', '', 'change it with every new announcement'],
    ['announcement.content', '', 'write the announcement as one line of HTML'],
    ['announcement.backgroundColor', 'blue', 'write a CSS hex colour'],
    ['announcement.textColor', '#fff', 'write a CSS hex colour'],
    ['announcement.isCloseable', 'yes', 'write true or false'],
  ])('says which field is wrong and what to write: %s %j', (path, value, remedy) => {
    const check = () => checkIdentity(withField(path, value));
    expect(check).toThrow('src/site/identity.ts cannot be used');
    expect(check).toThrow(`\`${path}`);
    expect(check).toThrow(remedy);
  });

  test.each(['slogan', 'links.forum', 'logo.width', 'announcement.colour'])(
    'refuses a field it does not know: %s',
    (path) => {
      const check = () => checkIdentity(withField(path, 'x'));
      expect(check).toThrow(`\`${path.split('.').at(-1)}\``);
      expect(check).toThrow('remove it, or correct its spelling');
    },
  );

  test('names every mistake at once', () => {
    const check = () => checkIdentity({...identity, company: '', favicon: ''});
    expect(check).toThrow('`company`');
    expect(check).toThrow('`favicon`');
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

  test.each([undefined, null, 'identity', []])('refuses what is no identity: %j', (candidate) => {
    expect(() => checkIdentity(candidate)).toThrow('src/site/identity.ts cannot be used');
  });
});
