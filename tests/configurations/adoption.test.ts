import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {identity} from '../../src/site/identity';
import {original} from '../../src/cli/adopt/original';
import {chromium} from '@playwright/test';
import {files} from '../architecture/files';
import {chromiumFlags, ensureChromium} from '../support/chromium';
import {copyRepository, portsOfCopies, type Copy} from '../support/copy';
import {repository} from '../support/docusaurus';
import {startStaticHost} from '../support/static-host';
import {counter, extendSite, growSite, words as wordsOfAddresses} from './owners-site';

// A copy of this repository becomes another company's site, as the README describes, and passes the product's
// tests, which take their expectations from the site that they check.

let copy: Copy;

const run = (script: string, ...args: string[]) =>
  copy.npm('run', '--silent', script, '--', ...args);

/** Runs a program from the packages, which must succeed. */
async function passes(...args: string[]): Promise<void> {
  const {code, output} = await copy.npm('exec', '--', ...args);
  expect(code, output).toBe(0);
}

const vitest = (...args: string[]) =>
  passes('vitest', 'run', '--config', 'tests/vitest.config.mts', ...args);

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
    copy = copyRepository('adoption', {SITE_BASE_URL: '/'});
    // A post added after src/cli/adopt/original.ts was written, with its own picture.
    mkdirSync(join(copy.folder, 'blog/2030-01-01-a-later-post'), {recursive: true});
    writeFileSync(
      join(copy.folder, 'blog/2030-01-01-a-later-post/index.md'),
      '---\nimage: /img/later.png\n---\n',
    );
    writeFileSync(join(copy.folder, 'static/img/later.png'), '');
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
    const nowhere = await run('adopt', ...answers, '--from', './nowhere.git');
    expect(nowhere).toMatchObject({code: 1});
    expect(nowhere.output).toContain('--from ./nowhere.git: Git cannot read a repository there');
    const tried = await run('adopt', ...answers, '--dry-run');
    expect(tried.code, tried.output).toBe(0);
    expect(tried.output).toMatch(/^Kept, .*\n {2}blog\/2030-01-01-a-later-post\/$/m);
    expect(tried.output).toContain(`  blog/${original.posts[0]}/`);
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  test('it becomes theirs, and says what they have to fill in', async () => {
    const {code, output} = await run('adopt', ...answers, '--all-posts');
    expect(code, output).toBe(0);
    expect(output).toMatch(
      /#ffcc00 would be hard to read .* by day the accent is #[\da-f]{6}, by night #ffcc00/,
    );
    copy.commit();
    const readme = readFileSync(join(copy.folder, 'README.md'), 'utf8');
    expect(readme).toMatch(/^# Nordlicht Engineering\n[^]*?\n\n## Start\n/);
    expect(readme).not.toMatch(/npm run adopt|stock/i);

    const blanks = await run('check-site');
    expect(blanks.code).toBe(1);
    const errors = blanks.output.split('\n').filter((line) => line.includes('  error  '));
    expect(errors.length).toBeGreaterThan(5);
    expect(errors.filter((line) => !/:\d+ {2}error {2}is to be filled in: /.test(line))).toEqual(
      [],
    );
    fillIn();
    const filled = await run('check-site');
    expect(filled.code, filled.output).toBe(0);

    const posts = await run('check-posts');
    expect(posts.code, posts.output).toBe(0);
    expect(posts.output).toContain('1 post checked: nothing found.');
    for (const gone of ['blog/2030-01-01-a-later-post', 'static/img/later.png']) {
      expect(existsSync(join(copy.folder, gone)), gone).toBe(false);
    }
    copy.commit();
  });

  test('it passes the checks', async () => {
    // Those that adopting can make fail; the code stays as the repository's own checks find it.
    await passes('knip');
    await passes('tsc', '-p', 'tests/posts');
    await passes('prettier', '--check', '*.{json,md}', '.github', 'blog', 'docs', 'src/site');
  });

  test('they make it theirs without touching the product', async () => {
    extendSite(copy.folder);
    const changed = copy.git('status', '--porcelain', '--untracked-files=all');
    expect(changed.trimEnd().split('\n')).toEqual(
      changed
        .trimEnd()
        .split('\n')
        .filter((line) => /^.. src\/(?:site|pages)\//.test(line)),
    );
    await passes('tsc');
    copy.commit();
  });

  test('it builds, and says who it is of', async () => {
    const built = await run('build');
    expect(built.code, built.output).toBe(0);
    const front = readFileSync(join(copy.folder, 'build/index.html'), 'utf8');
    expect(front).toContain('Nordlicht Engineering');
    expect(front).toContain('https://www.nordlicht.dev/');
    const authors = `build/${wordsOfAddresses.authors}/index.html`;
    expect(readFileSync(join(copy.folder, authors), 'utf8')).toContain(
      `href=/${wordsOfAddresses.authors}/engineering/`,
    );
    expect(front.toLowerCase()).not.toContain(original.company.toLowerCase());
    expect(existsSync(join(copy.folder, 'build/podcast'))).toBe(false);
  });

  test('what they added is there for readers', async () => {
    const port = portsOfCopies.adoption + 9;
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
      const counted: string[] = [];
      await page.route(`${counter}/**`, async (route) => {
        counted.push(route.request().url());
        await route.fulfill(
          route.request().url().endsWith('.js')
            ? {
                contentType: 'text/javascript',
                body: `fetch('${counter}/hit?site=' + document.currentScript.dataset.site)`,
              }
            : {headers: {'access-control-allow-origin': '*'}},
        );
      });
      await page.goto(`http://localhost:${port}/`);
      await expect.poll(() => counted).toEqual([`${counter}/count.js`, `${counter}/hit?site=blog`]);
      expect(await page.getByRole('note').textContent()).toBe('Welcome to Nordlicht: 1 new.');
      expect(await page.locator('meta[name=theme-of]').getAttribute('content')).toBe('Nordlicht');
      await page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'Handbook'})
        .click();
      const words = page.getByText('Each team of Nordlicht writes it.');
      expect(await words.getAttribute('translate')).toBe('yes');
      await expect.poll(() => page.locator('html').getAttribute('data-greeted')).toBe('/handbook/');
      const invitation = page.getByRole('region', {name: 'Invitation'});
      await invitation.getByRole('button').click();
      await invitation.getByText('somebody like you').waitFor();
      expect(await invitation.evaluate((element) => getComputedStyle(element).borderRadius)).toBe(
        '7px',
      );
      expect(
        await page.getByRole('contentinfo').getByRole('link', {name: 'Feed'}).getAttribute('href'),
      ).toBe('/rss.xml');
      await page
        .getByRole('navigation', {name: 'Main'})
        .getByRole('link', {name: 'Every post'})
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

      const refusing = await browser.newPage();
      await refusing.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
      });
      const asked: string[] = [];
      refusing.on('request', (request) => {
        asked.push(request.url());
      });
      await refusing.goto(`http://localhost:${port}/`, {waitUntil: 'networkidle'});
      expect(asked.filter((url) => url.startsWith(counter))).toEqual([]);
    } finally {
      await browser.close();
      host.close();
    }
  });

  test('it passes the tests of the repository', async () => {
    await vitest(
      '--project=unit',
      ...['check-posts', 'imports', 'repository', 'workflows'].map(
        (name) => `tests/architecture/${name}.test.ts`,
      ),
    );
    // Other tests write sites based on it.
    await passes(
      'tsx',
      '--eval',
      "require('./tests/support/unpublished-site.ts').writeUnpublishedSite('x')",
    );
  });

  test('it passes the tests of what is published', async () => {
    await vitest('--project', 'built');
  });

  // Only the tests of a site's content, on one screen each; running all of them takes minutes.
  test('it passes the tests in browsers', {timeout: 900_000}, async () => {
    await passes(
      ...['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
      ...['--project=published desktop', '--project=published mobile'],
      ...[
        '--grep-invert',
        'the (?:hash|query) |is a page that does not exist|' +
          'published mobile \\S*(?:accessibility|early-input|every-page)\\.|published desktop \\S*policy\\.',
      ],
      ...['accessibility', 'documents', 'early-input', 'every-page', 'faults-address', 'lists'],
      ...['meddling', 'mobile-sidebar', 'policy', 'not-found', 'sidebars'],
    );
  });

  test('it passes the tests of what is published with a series, a person among its authors and a second language', async () => {
    growSite(copy.folder);
    copy.commit();
    const built = await run('build');
    expect(built.code, built.output).toBe(0);
    await vitest('--project', 'built');
  });

  test('done again, it has nothing to remove', async () => {
    const {code, output} = await run('adopt', ...answers);
    expect(code, output).toBe(0);
    expect(output).toContain('This is the site of Nordlicht already');
    expect(output).toContain(`There is nothing of ${original.company} to remove.`);
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  test('done again after a merge, it removes what has come back, and nothing of theirs', async () => {
    // A folder of theirs that has the name of one of the original's.
    const owners = original.posts[2];
    const packages = ['package.json', 'package-lock.json'];
    const back = files.filter(
      (path) =>
        /^blog\/\d|^static\/|^\.github\/readme-|(?:^|[/.])our-posts[/.]|^src\/pages\/podcast\.md$/.test(
          path,
        ) && !path.startsWith(`blog/${owners}/`),
    );
    expect(back.length).toBeGreaterThan(100);
    for (const path of [...back, ...packages]) {
      mkdirSync(dirname(join(copy.folder, path)), {recursive: true});
      cpSync(join(repository, path), join(copy.folder, path));
    }
    // What the owner has made, in places where the original has something.
    const own = {
      [`blog/${owners}/index.md`]:
        '---\ntitle: Our clocks\nauthors: [engineering]\n---\n\nWords.\n',
      'blog/2030-01-01-ours/index.md': '---\ntitle: Ours\nauthors: [web]\n---\n\nWords.\n',
      'static/podcast/ours.mp3': 'Sound',
      'static/img/ours.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    };
    for (const [path, text] of Object.entries(own)) {
      mkdirSync(dirname(join(copy.folder, path)), {recursive: true});
      writeFileSync(join(copy.folder, path), text);
    }
    const before = copy.git('rev-parse', 'HEAD').trim();

    const dirty = await run('adopt');
    expect(dirty.code).toBe(1);
    expect(dirty.output).toContain('commit or stash them first');
    copy.commit();
    const tried = await run('adopt', '--dry-run');
    expect(tried.code, tried.output).toBe(0);
    expect(tried.output).toMatch(
      new RegExp(`^Would be removed:\\n(?: {2}.*\\n)*? {2}blog/${original.posts[0]}/`, 'm'),
    );
    expect(copy.git('status', '--porcelain')).toBe('');

    const {code, output} = await run('adopt');
    expect(code, output).toBe(0);
    expect(output).toMatch(
      new RegExp(`^Removed:\\n(?: {2}.*\\n)*? {2}blog/${original.posts[0]}/`, 'm'),
    );
    expect(output).toMatch(/^Written:\n.*static\/img\/logo\.svg$/ms);
    copy.commit();
    const changed = copy.git('diff', '--name-status', '--no-renames', before, 'HEAD');
    expect(changed.trim().split('\n').sort()).toEqual(
      Object.keys(own)
        .map((path) => `A\t${path}`)
        .sort(),
    );
    const again = await run('adopt');
    expect(again.output).toContain(`There is nothing of ${original.company} to remove.`);
    expect(copy.git('status', '--porcelain')).toBe('');
  });
});
