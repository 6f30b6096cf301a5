import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from 'vitest';
import {page, pages, published, read} from './pages';

/** Bytes on the wire: brotli, as a content network sends it. */
const weigh = (text: string) =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;

test.each(pages)('the HTML of $path weighs at most 14 kB', ({html}) => {
  expect(weigh(html)).toBeLessThanOrEqual(14_000);
});

test('the style sheet weighs at most 17 kB, and there is one', () => {
  const styles = published.filter((file) => file.endsWith('.css'));
  expect(styles).toHaveLength(1);
  expect(weigh(read(styles[0]!))).toBeLessThanOrEqual(17_000);
});

test('the scripts that every page runs weigh at most 97 kB', () => {
  const {$} = page('/');
  const scripts = $('script[src]')
    .toArray()
    .map((element) => $(element).attr('src')!.slice(1));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.reduce((sum, file) => sum + weigh(read(file)), 0)).toBeLessThanOrEqual(97_000);
});

test('no script sent to readers colours code or holds a post that is not asked for', () => {
  const main = published.find((file) => file.startsWith('assets/js/main.'))!;
  expect(read(main)).not.toContain('tokenizePlaceholders');
  const archive = published.filter(
    (file) => file.endsWith('.js') && read(file).includes('"archive":{'),
  );
  expect(archive).toHaveLength(1);
  for (const file of archive) {
    expect(weigh(read(file))).toBeLessThan(5_000);
  }
});
