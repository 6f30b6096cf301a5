import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {original} from '../../../src/cli/adopt/original';
import {inBrowser} from '../support/in-browser';
import {cloneRepository, copyRepository, type Copy} from '../support/copy';
import {filesIn, writeFiles} from '../support/folder';
import {writeOwnFiles} from '../owners/write-own-files';
import {routes as theirRoutes} from '../fixtures/owners/own-code/src/site/routes';
import {flagsOf, ownerOf} from '../owners/owners';

// A company clones the product, adopts it, as the README describes, makes it its own, builds and upgrades it.

let product: Copy;
let copy: Copy;

const read = ({folder}: Copy, path: string) => readFileSync(join(folder, path), 'utf8');

const run = (script: string, ...args: string[]) =>
  copy.npm('run', '--silent', script, '--', ...args);

const owner = ownerOf({
  path: 'of a company',
  'own code': 'slots and pages',
  announcement: 'closeable',
  'colour mode': 'system',
  'hidden bar': 'on scroll',
  details: 'all',
});

/** What adds a package without touching those that are installed, which the copies share. */
const install = ['install', '--package-lock-only', '--save-exact'];

const answers = flagsOf({...owner.answers, accent: '#ffcc00'});

/** Replaces all placeholders with words. */
function fillIn(): void {
  const places = ['SECURITY.md', 'CODEOWNERS', 'ISSUE_TEMPLATE'].map((name) => `.github/${name}`);
  for (const path of copy
    .git('grep', '-lF', '[[', 'docs', ...places)
    .trim()
    .split('\n')) {
    const file = join(copy.folder, path);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\[\[[^\]]+\]\]/g, 'Words.'));
  }
}

/** Code that both change, each at its own end. */
const shared = 'src/lib/day.ts';

describe('another company adopts the site', () => {
  beforeAll(() => {
    product = copyRepository('product');
    copy = cloneRepository(`file://${product.folder}`, 'adoption');
    copy.git('config', 'user.name', 'Nordlicht');
    copy.git('config', 'user.email', 'engineering@nordlicht.dev');
  }, 120_000);

  test('nothing is changed where something would be lost, is not given, or is only tried', async () => {
    writeFiles(copy.folder, {'docs/mine.md': '# Mine\n'});
    const dirty = await run('adopt', ...answers);
    expect(dirty).toMatchObject({code: 1});
    expect(dirty.output).toContain('commit or stash them first');
    expect(dirty.output).toContain('?? docs/mine.md');
    writeFiles(copy.folder, {'docs/mine.md': null});

    const unsaid = await run('adopt', '--company', 'Nordlicht');
    expect(unsaid).toMatchObject({code: 1});
    expect(unsaid.output).toContain('these are missing: --url, --website, --careers, --email.');
    const tried = await run('adopt', ...answers, '--dry-run');
    expect(tried.code, tried.output).toBe(0);
    expect(tried.output).toContain(`  blog/${original.posts[0]}/`);
    expect(copy.git('status', '--porcelain')).toBe('');

    writeFiles(copy.folder, {'blog/2030-01-01-theirs/index.md': '# Theirs\n'});
    copy.commit();
    const losing = await run('adopt', ...answers);
    expect(losing).toMatchObject({code: 1});
    expect(losing.output).toContain('2030-01-01-theirs/index.md. Move them elsewhere');
    copy.git('reset', '--quiet', '--hard', 'HEAD^');
  });

  test('it becomes theirs, and says what they have to fill in', async () => {
    const from = `file://${product.folder}`;
    const {code, output} = await run('adopt', ...answers, '--from', from);
    expect(code, output).toBe(0);
    expect(output).toMatch(
      /#ffcc00 would be hard to read .* in light mode the accent is #[\da-f]{6}, in dark mode #ffcc00/,
    );
    copy.commit();
    const readme = read(copy, 'README.md');
    expect(readme).toMatch(/^# Nordlicht Engineering\n[^]*?\n\n## Start\n/);
    expect(readme).not.toMatch(/npm run adopt|stock/i);
    const manifest = JSON.parse(read(copy, 'package.json')) as object;
    expect(manifest).toHaveProperty('config.product', from);
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
    await writeOwnFiles(copy.folder, owner);
    const changed = copy
      .git('status', '--porcelain', '--untracked-files=all')
      .trimEnd()
      .split('\n');
    expect(changed.filter((line) => !/^.. src\/(?:site|pages)\//.test(line))).toEqual([]);
    copy.commit();
  });

  test('it builds, and says who it is of', async () => {
    const build = await run('build');
    expect(build.code, build.output).toBe(0);
    const front = read(copy, 'build/index.html');
    expect(front).toContain('Nordlicht Engineering');
    expect(front).toContain('https://www.nordlicht.dev/');
    const naming = filesIn(join(copy.folder, 'build')).filter((path) => {
      const text = readFileSync(join(copy.folder, 'build', path), 'latin1');
      return `${path} ${text}`.search(original.words) >= 0;
    });
    expect(naming).toEqual([]);
  });

  test('what they added is there for readers', () =>
    inBrowser(join(copy.folder, 'build'), async (origin, browser) => {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') {
          complaints.push(message.text());
        }
      });
      await page.route('https://*.nordlicht.dev/**', (route) =>
        route.fulfill({contentType: 'text/javascript', body: ''}),
      );
      const inBar = (name: string) =>
        page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name});
      await page.goto(`${origin}/`);
      expect(await page.getByRole('note').textContent()).toBe('Welcome to Nordlicht: 1 new.');
      expect(await page.locator('meta[name=theme-of]').getAttribute('content')).toBe('Nordlicht');
      await inBar('Handbook').click();
      const words = page.getByText('Each team of Nordlicht writes it');
      expect(await words.getAttribute('translate')).toBe('yes');
      await page.locator('html[data-greeted="/handbook/"]').waitFor();
      await page.getByRole('heading', {level: 1, name: 'Handbook'}).waitFor();
      await page.getByRole('note').getByText('security: Keys').waitFor();
      const invitation = page.getByRole('region', {name: 'Invitation'});
      await invitation.getByRole('button').click();
      await invitation.getByText('somebody like you').waitFor();
      const radius = await invitation.evaluate((element) => getComputedStyle(element).borderRadius);
      expect(radius).toBe('7px');
      await inBar('Archive').click();
      await page.waitForURL(`${origin}/${theirRoutes.archive}/`);
      await page.getByRole('main').getByRole('link').first().click();
      const discuss = page.getByRole('region', {name: 'Discuss'}).getByRole('link');
      expect(await discuss.getAttribute('href')).toContain('/?about=https://www.nordlicht.dev/2');
      for (const usual of ['archive', 'tags', 'authors', 'search']) {
        expect((await page.request.get(`${origin}/${usual}/`)).status()).toBe(404);
      }
      expect(complaints).toEqual([]);
    }));

  test('done again, it says that it is adopted', async () => {
    const {code, output} = await run('adopt', ...answers);
    expect(code).toBe(1);
    expect(output).toContain('This is the site of Nordlicht already');
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  test('the product’s main branch comes with its packages, and what is the company’s stays', async () => {
    writeFiles(copy.folder, {
      '.github/workflows/links.yml': null,
      [shared]: `${read(copy, shared)}// Nordlicht's\n`,
    });
    expect(await copy.npm(...install, 'dequal@2.0.3')).toMatchObject({code: 0});
    copy.commit();
    expect(await product.npm(...install, 'clsx@2.1.0')).toMatchObject({code: 0});
    writeFiles(product.folder, {
      [shared]: `// The product's\n${read(product, shared)}`,
      '.github/workflows/links.yml': `# Better\n${read(product, '.github/workflows/links.yml')}`,
      '.github/pull_request_template.md': null,
      'src/lib/new.ts': 'export const answer = 42;\n',
      'src/lib/new.test.ts': 'Does not compile\n',
      'tests/product/new.ts': 'Does not compile\n',
      'blog/authors.yml': 'Not YAML: [\n',
    });
    product.commit();
    const {code, output} = await run('upgrade');
    expect(code, output).toBe(0);
    const version = product.git('rev-parse', '--short', 'HEAD').trim();
    expect(output).toContain(`Next: git merge upgrade-to-${version} && npm ci.`);
    expect(copy.git('status', '--porcelain')).toBe('');
    copy.git('merge', '--quiet', '--ff-only', `upgrade-to-${version}`);

    expect(copy.git('diff', '--name-status', '--no-renames', 'HEAD^1').trim().split('\n')).toEqual([
      'D\t.github/pull_request_template.md',
      'M\tpackage-lock.json',
      'M\tpackage.json',
      `M\t${shared}`,
      'A\tsrc/lib/new.ts',
    ]);
    expect(read(copy, shared)).toMatch(/^\/\/ The product's\n[^]*\n\/\/ Nordlicht's\n$/);
    const {dependencies} = JSON.parse(read(copy, 'package.json')) as {dependencies: object};
    expect(dependencies).toMatchObject({clsx: '2.1.0', dequal: '2.0.3'});
    const {packages} = JSON.parse(read(copy, 'package-lock.json')) as {packages: object};
    expect(packages).toHaveProperty(['node_modules/clsx', 'version'], '2.1.0');
    expect((await run('upgrade')).output).toContain(`up to date: it has ${version}.`);
  });
});
