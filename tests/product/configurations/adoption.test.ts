import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {identity} from '../../../src/site/identity';
import {original} from '../../../src/cli/adopt/original';
import {chromium} from '@playwright/test';
import {chromiumFlags, ensureChromium} from '../../site/support/chromium';
import {ports} from '../../site/support/ports';
import {copyRepository, type Copy} from '../support/copy';
import {startStaticHost} from '../../site/support/static-host';
import {makeTheirs} from '../owners/make';
import {words as wordsOfAddresses} from '../owners/own-files';
import {ownerOf} from '../owners/owners';

// A copy of this repository becomes another company's site, as the README describes, and builds. The weekly workflow
// runs the product's tests in one, which take their expectations from the site that they check.

let copy: Copy;

const run = (script: string, ...args: string[]) =>
  copy.npm('run', '--silent', script, '--', ...args);

const answers = [
  ...['--company', 'Nordlicht', '--url', 'https://www.nordlicht.dev', '--base-url', '/blog/'],
  ...['--website', 'https://www.nordlicht.dev/', '--careers', 'https://www.nordlicht.dev/jobs/'],
  ...['--email', 'engineering@nordlicht.dev', '--accent', '#ffcc00'],
];

/** Replaces all placeholders with words. */
function fillIn(): void {
  for (const path of [
    '.github/SECURITY.md',
    '.github/CODEOWNERS',
    ...readdirSync(join(copy.folder, '.github/ISSUE_TEMPLATE')).map(
      (name) => `.github/ISSUE_TEMPLATE/${name}`,
    ),
    ...readdirSync(join(copy.folder, 'docs')).map((name) => `docs/${name}`),
  ]) {
    const file = join(copy.folder, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\[\[[^\]]+\]\]/g, 'Words.'));
  }
}

// A site is adopted once.
describe.runIf(identity.company === original.company)('another company adopts the site', () => {
  beforeAll(() => {
    copy = copyRepository('adoption');
    copy.commit();
  }, 120_000);

  test('nothing is changed where something would be lost, is not said, or is only tried', async () => {
    writeFileSync(join(copy.folder, 'docs/mine.md'), '# Mine\n');
    const dirty = await run('adopt', ...answers);
    expect(dirty).toMatchObject({code: 1});
    expect(dirty.output).toContain('commit or stash them first');
    expect(dirty.output).toContain('?? docs/mine.md');
    rmSync(join(copy.folder, 'docs/mine.md'));

    const unsaid = await run('adopt', '--company', 'Nordlicht');
    expect(unsaid).toMatchObject({code: 1});
    expect(unsaid.output).toContain('these are missing: --url, --website, --careers, --email.');
    const wrong = await run('adopt', ...answers, '--email', 'nobody');
    expect(wrong.output).toContain("--email is 'nobody': write an e-mail address");
    const tried = await run('adopt', ...answers, '--dry-run');
    expect(tried.code, tried.output).toBe(0);
    expect(tried.output).toContain(`  blog/${original.posts[0]}/`);
    expect(copy.git('status', '--porcelain')).toBe('');

    mkdirSync(join(copy.folder, 'blog/2030-01-01-theirs'));
    writeFileSync(join(copy.folder, 'blog/2030-01-01-theirs/index.md'), '# Theirs\n');
    copy.commit();
    const losing = await run('adopt', ...answers);
    expect(losing).toMatchObject({code: 1});
    expect(losing.output).toContain('2030-01-01-theirs/index.md. Move them elsewhere');
    copy.git('reset', '--quiet', '--hard', 'HEAD^');
  });

  test('it becomes theirs, and says what they have to fill in', async () => {
    const {code, output} = await run(
      'adopt',
      ...answers,
      '--from',
      'https://code.example.com/product.git',
    );
    expect(code, output).toBe(0);
    expect(output).toMatch(
      /#ffcc00 would be hard to read .* in light mode the accent is #[\da-f]{6}, in dark mode #ffcc00/,
    );
    copy.commit();
    const readme = readFileSync(join(copy.folder, 'README.md'), 'utf8');
    expect(readme).toMatch(/^# Nordlicht Engineering\n[^]*?\n\n## Start\n/);
    expect(readme).not.toMatch(/npm run adopt|stock/i);
    const manifest = JSON.parse(readFileSync(join(copy.folder, 'package.json'), 'utf8')) as object;
    expect(manifest).toHaveProperty('config.product', 'https://code.example.com/product.git');
    expect(manifest).not.toHaveProperty('devDependencies.highs');

    const blanks = await run('check-site');
    expect(blanks.code).toBe(1);
    const lines = blanks.output.trim().split('\n').slice(0, -1);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => !/:\d+ {2}fill in: /.test(line))).toEqual([]);
    fillIn();
    const filled = await run('check-site');
    expect(filled.code, filled.output).toBe(0);

    const posts = await run('check-posts');
    expect(posts.code, posts.output).toBe(0);
    expect(posts.output).toContain('1 post checked: nothing found.');
    copy.commit();
  });

  test('they make it theirs without touching the product', async () => {
    await makeTheirs(
      copy.folder,
      ownerOf({
        path: 'of a company',
        'own code': 'slots and pages',
        announcement: 'closeable',
        'colour mode': 'system',
        'hidden bar': 'on scroll',
        details: 'all',
      }),
    );
    const changed = copy.git('status', '--porcelain', '--untracked-files=all');
    expect(changed.trimEnd().split('\n')).toEqual(
      changed
        .trimEnd()
        .split('\n')
        .filter((line) => /^.. src\/(?:site|pages)\//.test(line)),
    );
    copy.commit();
  });

  test('it builds, and says who it is of', async () => {
    const build = await run('build');
    expect(build.code, build.output).toBe(0);
    const front = readFileSync(join(copy.folder, 'build/index.html'), 'utf8');
    expect(front).toContain('Nordlicht Engineering');
    expect(front).toContain('https://www.nordlicht.dev/');
    const authors = `build/${wordsOfAddresses.authors}/index.html`;
    expect(readFileSync(join(copy.folder, authors), 'utf8')).toContain(
      `href=/${wordsOfAddresses.authors}/engineering/`,
    );
    const built = readdirSync(join(copy.folder, 'build'), {recursive: true, encoding: 'utf8'});
    const naming = built.filter((path) => {
      const file = join(copy.folder, 'build', path);
      return (
        path.search(original.words) >= 0 ||
        (statSync(file).isFile() && readFileSync(file, 'latin1').search(original.words) >= 0)
      );
    });
    expect(naming).toEqual([]);
    expect(existsSync(join(copy.folder, 'build/podcast'))).toBe(false);
  });

  test('what they added is there for readers', async () => {
    const port = ports.published + 29;
    const host = await startStaticHost(join(copy.folder, 'build'), port);
    const browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumFlags});
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') {
          complaints.push(message.text());
        }
      });
      const counter = 'https://stats.nordlicht.dev';
      const counted: string[] = [];
      await page.route(`${counter}/**`, async (route) => {
        counted.push(route.request().url());
        await route.fulfill({contentType: 'text/javascript', body: ''});
      });
      await page.goto(`http://localhost:${port}/`);
      await expect.poll(() => counted).toEqual([`${counter}/count.js`]);
      expect(await page.getByRole('note').textContent()).toBe('Welcome to Nordlicht: 1 new.');
      expect(await page.locator('meta[name=theme-of]').getAttribute('content')).toBe('Nordlicht');
      await page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'Handbook'})
        .click();
      const words = page.getByText('Each team of Nordlicht writes it.');
      expect(await words.getAttribute('translate')).toBe('yes');
      await expect.poll(() => page.locator('html').getAttribute('data-greeted')).toBe('/handbook/');
      await page.getByRole('heading', {level: 1, name: 'Handbook'}).waitFor();
      await page.getByRole('note').getByText('security: Keys').waitFor();
      const invitation = page.getByRole('region', {name: 'Invitation'});
      await invitation.getByRole('button').click();
      await invitation.getByText('somebody like you').waitFor();
      expect(await invitation.evaluate((element) => getComputedStyle(element).borderRadius)).toBe(
        '7px',
      );
      expect(
        await page
          .getByRole('contentinfo')
          .getByRole('link', {name: 'RSS feed'})
          .getAttribute('href'),
      ).toBe('/rss.xml');
      await page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'Archive'})
        .click();
      await page.waitForURL(`http://localhost:${port}/${wordsOfAddresses.archive}/`);
      await page.getByRole('main').getByRole('link').first().click();
      const discuss = page.getByRole('region', {name: 'Discuss'}).getByRole('link');
      expect(await discuss.getAttribute('href')).toContain('/?about=https://www.nordlicht.dev/2');
      const tag = page.getByRole('main').locator('a[rel=tag]').first();
      expect(await tag.getAttribute('href')).toMatch(`/${wordsOfAddresses.tags}/`);
      await page.getByRole('link', {name: 'Search'}).click();
      await page.getByRole('searchbox').fill('build');
      await page.getByRole('searchbox').press('Enter');
      await page.waitForURL(`http://localhost:${port}/${wordsOfAddresses.search}/?q=build`);
      for (const usual of ['archive', 'tags', 'authors', 'search']) {
        expect((await page.request.get(`http://localhost:${port}/${usual}/`)).status()).toBe(404);
      }
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      host.close();
    }
  });

  test('done again, it says that it is adopted', async () => {
    const {code, output} = await run('adopt', ...answers);
    expect(code).toBe(1);
    expect(output).toContain('This is the site of Nordlicht already');
    expect(copy.git('status', '--porcelain')).toBe('');
  });
});
