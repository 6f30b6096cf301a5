import {cp, mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, expect, test} from '@playwright/test';
import {pageDocument} from '../../../src/build/search-index/page-document';
import {pageOf, type Post} from '../../../src/content/site-pages';
import {writeIndex} from '../../../src/build/search-index/write-index';
import {chromiumFlags} from '../../site/support/chromium';
import {repository} from '../../site/support/docusaurus';
import {fragmentsIn} from '../../site/support/search-index';
import {startStaticHost} from '../../site/support/static-host';
import {needBuild, needChromium} from '../support/stop';
import {pathTo} from '../../site/support/path-to';
import {postsOr} from './settings';

const count = postsOr(5000);
const wordsOfPost = 900;
const port = 4713;
needBuild();
const executablePath = needChromium();

/** Generates numbers between 0 and 1 that are the same on each run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The words of our posts, most frequent first, and as many made-up ones as a large blog has names. */
function allWords(): string[] {
  const uses = new Map<string, number>();
  for (const {content} of fragmentsIn(join(repository, 'build'))) {
    const words = content.toLowerCase().match(/(?<!\p{L})[a-z]{3,}(?!\p{L})/gu);
    for (const word of new Set(words)) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  const own = [...uses].sort(([, a], [, b]) => b - a).map(([word]) => word);
  const next = random(7);
  const syllables = ['ka', 'lo', 'mer', 'tin', 'sur', 've', 'pol', 'dra', 'qui', 'nes', 'fo', 'bi'];
  const made = Array.from({length: 30_000}, () =>
    Array.from(
      {length: 2 + Math.floor(next() * 3)},
      () => syllables[Math.floor(next() * syllables.length)]!,
    ).join(''),
  );
  return [...own, ...made];
}

/** Posts with words as frequent as in real texts: a few are common, most are rare (Zipf). */
function posts(): Map<string, string> {
  const words = allWords();
  const next = random(1);
  const word = () => words[Math.floor(words.length ** next()) - 1]!;
  const text = (length: number) => Array.from({length}, word).join(' ');
  return new Map(
    Array.from({length: count}, (_, at) => {
      const year = 2010 + (at % 15);
      const permalink = `/${year}/01/01/post-${at}/`;
      const sections = Array.from(
        {length: 6},
        (_one, n) =>
          `<h2 id="s${n}">${text(4)}</h2><p>${text(wordsOfPost / 6)}</p><pre><code>${word()}.${word()}(${word()})</code></pre>`,
      );
      const date = new Date(`${year}-01-01T00:00:00.000Z`);
      const page = pageOf(permalink, text(6), {
        description: text(20),
        authors: [{name: 'Web team', key: null, page: null}],
        post: {metadata: {date, tags: [{label: `Tag ${at % 11}`}]}} as Post,
      });
      return [permalink, pageDocument(page, sections.join(''))];
    }),
  );
}

async function sizes(folder: string): Promise<{files: number; total: number; largest: number}> {
  const names = (await readdir(folder, {withFileTypes: true})).filter((entry) => entry.isFile());
  const bytes = await Promise.all(
    names.map(async ({name}) => (await readFile(join(folder, name))).length),
  );
  return {
    files: bytes.length,
    total: bytes.reduce((sum, size) => sum + size, 0),
    largest: Math.max(0, ...bytes),
  };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test(`search in ${count} posts`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  try {
    await cp(join(repository, 'build'), folder, {recursive: true});
    const documents = posts();
    const begun = performance.now();
    await writeIndex(documents, join(folder, 'pagefind'), 'en');
    console.log(`\nindexed ${count} posts in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    for (const part of ['index', 'fragment']) {
      const {files, total, largest} = await sizes(join(folder, 'pagefind', part));
      console.log(`${part}: ${files} files, ${kB(total)} in all, the largest ${kB(largest)}`);
    }
    const host = await startStaticHost(folder, port);
    const browser = await chromium.launch({
      executablePath,
      args: chromiumFlags,
    });
    for (const query of ['terraform', 'daylight cron', 'the']) {
      const context = await browser.newContext({baseURL: `http://127.0.0.1:${port}`});
      const page = await context.newPage();
      let [bytes, requests] = [0, 0];
      context.on('response', (response) => {
        if (response.url().includes('/pagefind/')) {
          requests += 1;
          bytes += Number(response.headers()['content-length'] ?? 0);
        }
      });
      await page.goto(pathTo.search);
      const field = page.getByRole('searchbox');
      const status = page.getByRole('main').getByRole('status');
      const searched = async (text: string) => {
        const from = performance.now();
        await field.fill(text);
        await expect(status).toHaveText(/results?\b/);
        return `${Math.round(performance.now() - from)} ms`;
      };
      const first = await searched(query);
      const said = await status.textContent();
      const loaded = `${kB(bytes)} in ${requests} requests`;
      await field.fill('');
      await expect(status).toHaveText('');
      const again = await searched(`${query} `);
      console.log(`“${query}”: ${said}; first ${first}, ${loaded}; again ${again}`);
      await context.close();
    }
    await browser.close();
    host.close();
    host.closeAllConnections();
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
});
