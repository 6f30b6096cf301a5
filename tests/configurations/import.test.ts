import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {Receipt} from '../../src/cli/import/receipt';
import {readers} from '../../src/cli/import/readers';
import {importSources} from '../corpora/import-sources';
import {copyRepository, portsOfCopies, type Copy} from '../support/copy';
import {ensureNginx, missing, startNginx} from '../support/nginx';

// Blogs of eight programs are imported into one site, which builds, loses nothing silently, and answers at every
// former address.

const require = createRequire(import.meta.url);

let copy: Copy;
const sources = mkdtempSync(join(tmpdir(), 'import-sources-'));
const receipts = new Map<string, Receipt>();

const run = (script: string, ...args: string[]) =>
  copy.npm('run', '--silent', script, '--', ...args);

const importFrom = (kind: string, from: string, ...args: string[]) =>
  run('import', from, '--json', join(sources, `${kind}.receipt.json`), ...args);

beforeAll(() => {
  copy = copyRepository('import', {SITE_BASE_URL: '/'});
  for (const {kind, files} of importSources) {
    for (const [path, content] of Object.entries(files)) {
      const file = join(sources, kind, path);
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
  }
}, 120_000);

afterAll(() => {
  rmSync(sources, {recursive: true});
});

describe.each(importSources.filter(({kind}) => kind in readers))(
  '$kind',
  ({kind, file, posts, addresses, told}) => {
    const from = join(sources, kind, file ?? '');

    test('is only read where nothing is to be written', async () => {
      const tried = await importFrom(kind, from, '--dry-run');
      expect(tried.code, tried.output).toBe(0);
      expect(copy.git('status', '--porcelain')).toBe('');
    });

    test('is recognised, written, and told in a receipt', async () => {
      const {code, output} = await importFrom(kind, from);
      expect(code, output).toBe(0);
      const receipt = JSON.parse(
        readFileSync(join(sources, `${kind}.receipt.json`), 'utf8'),
      ) as Receipt;
      receipts.set(kind, receipt);
      expect(receipt.kind).toBe(kind);
      expect(receipt.posts).toHaveLength(posts);
      for (const post of receipt.posts) {
        expect(existsSync(join(copy.folder, post.to)), post.to).toBe(true);
        expect(post.lostWords, post.to).toEqual({count: 0, first: []});
        expect(post.after.codeBlocks, post.to).toBeGreaterThanOrEqual(post.before.codeBlocks);
        expect(post.after.pictures, post.to).toBeGreaterThanOrEqual(post.before.pictures);
      }
      const froms = receipt.addresses.map((address) => address.from.replace(/\/$/, ''));
      expect(froms).toEqual(
        expect.arrayContaining(addresses.map((address) => address.replace(/\/$/, ''))),
      );
      for (const words of told) {
        expect(output).toMatch(words);
      }
      copy.commit();
    });

    test('done again, changes nothing', async () => {
      const again = await importFrom(kind, from);
      expect(again.code, again.output).toBe(0);
      expect(copy.git('status', '--porcelain')).toBe('');
    });
  },
);

test('the blog that create-docusaurus begins is imported whole', async () => {
  const begun = spawnSync(
    process.execPath,
    [
      join(dirname(require.resolve('create-docusaurus/package.json')), 'bin/index.js'),
      ...['starter', 'classic', '--javascript', '--skip-install'],
    ],
    {cwd: sources, encoding: 'utf8'},
  );
  expect(begun.status, begun.stdout + begun.stderr).toBe(0);
  const sitemap = join(sources, 'sitemap.xml');
  const published = ['/blog/welcome', '/blog/tags/facebook', '/markdown-page'];
  writeFileSync(
    sitemap,
    published.map((path) => `<loc>https://old.example.com${path}</loc>`).join(''),
  );
  const {code, output} = await importFrom(
    'starter',
    join(sources, 'starter'),
    '--published',
    sitemap,
  );
  expect(code, output).toBe(0);
  expect(output).toContain('/markdown-page');
  const receipt = JSON.parse(
    readFileSync(join(sources, 'starter.receipt.json'), 'utf8'),
  ) as Receipt;
  receipts.set('starter', receipt);
  expect(receipt.posts.map(({from}) => from)).toEqual([
    'blog/2019-05-28-first-blog-post.mdx',
    'blog/2019-05-29-long-blog-post.mdx',
    'blog/2021-08-01-mdx-blog-post.mdx',
    'blog/2021-08-26-welcome/index.mdx',
  ]);
  expect(receipt.posts.map(({before}) => before)).toEqual(receipt.posts.map(({after}) => after));
  copy.commit();
});

test('a folder without posts of its kind is refused', async () => {
  mkdirSync(join(sources, 'empty'));
  writeFileSync(join(sources, 'empty/hugo.toml'), 'baseURL = "https://old.example.com/"\n');
  const {code, output} = await importFrom('empty', join(sources, 'empty'));
  expect(code, output).toBe(1);
  expect(output).toMatch(/There is no post in .*empty as a blog of hugo has them/);
});

test('the posts pass the check, and what it finds in them are warnings until somebody edits them', async () => {
  const checked = await run('check-posts');
  expect(checked.code, checked.output).toBe(0);
});

test('the site builds, and every former address leads to a page', async () => {
  const built = await run('build');
  expect(built.code, built.output).toBe(0);
  const nginx = ensureNginx();
  if (nginx === null) {
    console.warn(missing);
    return;
  }
  const port = portsOfCopies.import + 9;
  const stop = await startNginx(nginx, port, {
    root: join(copy.folder, 'build'),
    include: join(copy.folder, 'build-hosts/nginx-server.conf'),
  });
  try {
    const answers = await Promise.all(
      [...receipts.values()].flatMap(({addresses}) =>
        addresses.map(async ({from}) => {
          const first = await fetch(`http://127.0.0.1:${port}${encodeURI(from)}`, {
            redirect: 'manual',
          });
          const last = await fetch(`http://127.0.0.1:${port}${encodeURI(from)}`);
          return `${from}: ${first.status} ${last.status}`;
        }),
      ),
    );
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter((answer) => !/: (?:200|301|308) 200$/.test(answer))).toEqual([]);
  } finally {
    await stop();
  }
});
