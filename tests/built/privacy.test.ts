import {expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {repository} from '../support/docusaurus';
import {ownPath, pages, published, read} from './pages';

const loading = [
  'script[src]',
  'img[src]',
  'iframe[src]',
  'source[src]',
  'audio[src]',
  'video[src]',
  'embed[src]',
  'object[data]',
  ...[
    'stylesheet',
    'preload',
    'prefetch',
    'modulepreload',
    'preconnect',
    'dns-prefetch',
    'icon',
    'manifest',
  ].map((rel) => `link[rel~="${rel}"]`),
].join();

/** The other origins that pages may load from. */
const services = (identity.services ?? []).map(({origin}) => origin);

test.each(pages)(
  '$path makes the browser load nothing from an origin that is not named',
  ({path, $}) => {
    const loaded = $(loading)
      .toArray()
      .map((element) => {
        const {src, href, data} = $(element).attr() ?? {};
        return src ?? href ?? data!;
      });
    expect(loaded.length).toBeGreaterThan(2);
    expect(
      loaded.filter(
        (address) =>
          !address.startsWith('data:') &&
          !ownPath(address, path) &&
          !services.some((origin) => address.startsWith(`${origin}/`)),
      ),
    ).toEqual([]);
  },
);

test('styles load nothing from another origin', () => {
  const styles = published.filter((file) => file.endsWith('.css')).map(read);
  expect(styles.join('\n')).not.toMatch(/(?:url\(|@import)\s*['"]?(?:https?:)?\/\//);
});

test('no file tells where it was built, and none has a source map', () => {
  // Only at the start of a path: if the repository is at `/src`, `@site/src/` reveals nothing.
  const place = new RegExp(`(?<![\\w.@-])${repository.replace(/\W/g, '\\$&')}/|sourceMappingURL=`);
  expect(place.test(`"${repository}/blog/"`)).toBe(true);
  const texts = published.filter((file) => /\.(?:html|js|css|xml|json|txt)$/.test(file));
  expect(texts.filter((file) => place.test(read(file)))).toEqual([]);
});
