import {execFile} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {repository} from '../support/docusaurus';
import {page, posts} from './pages';

const run = async (...options: string[]) => {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/cli/report-posts/run.ts', ...options],
    {cwd: repository, maxBuffer: 64 * 1024 * 1024},
  );
  return stdout;
};

const post = posts[0]!;
const [, year, month, day, slug] = /^\/(\d+)\/(\d+)\/(\d+)\/(.*)\/$/.exec(post.path)!;
const source = `blog/${year}-${month}-${day}-${slug}`;

describe('the report of a post', () => {
  let told: string;
  beforeAll(async () => {
    told = await run(source, '--preview', 'https://example.com/artifact');
  }, 60_000);

  test('tells what its page tells', () => {
    expect(told).toContain(post.$('h1').text());
    expect(told).toContain(post.path);
    expect(told).toContain(post.$('header time').text());
    for (const link of post.$('header a[href]').toArray()) {
      expect(told).toContain(post.$(link).text());
    }
    for (const heading of post.$('#__blog-post-container h2[aria-label]').toArray()) {
      expect(told).toContain(post.$(heading).attr('aria-label'));
    }
    expect(told).not.toContain('Read next');
    expect(told).not.toContain('/edit/');
  });

  test('sets its weights beside what is allowed, and says where its card and the preview are', () => {
    expect(told).toMatch(/HTML \d+\.\d kB of 14\.\d kB/);
    expect(told).toMatch(/scripts \d+\.\d kB of 9\d\.0 kB/);
    expect(told).toContain(`site${post.path}card.png`);
    expect(told).toContain('https://example.com/artifact');
  });
});

test('a post that there is not is refused, with what to do', {timeout: 60_000}, async () => {
  await expect(run('blog/2020-01-01-nothing')).rejects.toThrow(
    /There is no post blog\/2020-01-01-nothing: name a post or a folder of blog\//,
  );
});

describe('the packed preview', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  beforeAll(async () => {
    await run(source, '--pack', folder);
  }, 120_000);
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  const htmlFiles = () =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.html'),
    );

  test('begins with the report, which shows the card', () => {
    const $ = load(readFileSync(join(folder, 'START-HERE.html'), 'utf8'));
    const card = $('img').attr('src')!;
    expect(card).toBe(`site${post.path}card.png`);
    expect(existsSync(join(folder, card))).toBe(true);
    expect($('a').first().attr('href')).toBe(`site${post.path}index.html`);
  });

  test('has every page of the site, without a script that a folder cannot give', () => {
    const files = htmlFiles();
    expect(files.length).toBeGreaterThan(posts.length);
    for (const file of files) {
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/<script/);
    }
  });

  test('leads to files that are there, from the folder that it lies in', () => {
    const lost = htmlFiles().flatMap((file) => {
      const path = join(folder, file);
      const $ = load(readFileSync(path, 'utf8'));
      const addresses = $('[href], [src]')
        .toArray()
        .map((element) => $(element).attr('href') ?? $(element).attr('src')!)
        .filter((address) => !/^(?:https?|mailto|data):/.test(address));
      return (
        addresses
          .filter((address) => {
            const url = new URL(address, pathToFileURL(path));
            return !fileURLToPath(url).startsWith(folder) || !existsSync(fileURLToPath(url));
          })
          // Files for programs, which nobody opens in a preview.
          .filter((address) => !/\.(?:md|xml|json)$/.test(address))
          // The not-found page of another language has no address either.
          .filter((address) => !address.endsWith('/404/'))
          .map((address) => `${file}: ${address}`)
      );
    });
    expect(lost).toEqual([]);
  });

  test('has the words and the styles of the site', () => {
    const packed = load(readFileSync(join(folder, 'site', post.path, 'index.html'), 'utf8'));
    expect(packed('h1').text()).toBe(post.$('h1').text());
    // The styles are in the page itself, and refer to files relative to where it is.
    const fonts = [
      ...packed('style')
        .text()
        .matchAll(/url\(["']?([^"')]+\.woff2)/g),
    ].map(([, font]) => join(folder, 'site', post.path, font!));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !existsSync(font))).toEqual([]);
    expect(page('/').$('title').text()).toBe(
      load(readFileSync(join(folder, 'site/index.html'), 'utf8'))('title').text(),
    );
  });
});
