import {cp, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, expect, test} from '@playwright/test';
import {pageDocument} from '../../../src/build/search-index/page-document';
import {pageOf, type Post} from '../../../src/content/site-pages';
import {writeIndex} from '../../../src/build/search-index/write-index';
import {chromiumFlags} from '../../site/support/chromium';
import {repository} from '../../site/support/docusaurus';
import {fragmentsIn} from '../../site/support/search-index';
import {startStaticHost, stopHost} from '../../site/support/static-host';
import {needBuild, needChromium} from '../support/stop';
import {pathTo} from '../../site/support/path-to';
import {numbersOf} from './settings';

const [count] = numbersOf('BENCH_POSTS', [5000]) as [number];
const port = 4713;
needBuild();
const executablePath = needChromium();

/** Generates numbers between 0 and 1 that are the same on each run (Park and Miller). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
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
  const syllable = () => syllables[Math.floor(next() * syllables.length)]!;
  const made = Array.from({length: 30_000}, () =>
    Array.from({length: 2 + Math.floor(next() * 3)}, syllable).join(''),
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
          `<h2 id="s${n}">${text(4)}</h2><p>${text(150)}</p><pre><code>${word()}.${word()}(${word()})</code></pre>`,
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

test(`search in ${count} posts`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  await cp(join(repository, 'build'), folder, {recursive: true});
  await writeIndex(posts(), join(folder, 'pagefind'), 'en');
  const host = await startStaticHost(folder, port);
  const browser = await chromium.launch({executablePath, args: chromiumFlags});
  // A rare word, and one that all posts have.
  for (const query of ['terraform', 'the']) {
    const page = await browser.newPage();
    let [bytes, requests] = [0, 0];
    page.on('response', (response) => {
      if (response.url().includes('/pagefind/')) {
        requests += 1;
        bytes += Number(response.headers()['content-length'] ?? 0);
      }
    });
    await page.goto(`http://127.0.0.1:${port}${pathTo.search}`);
    const status = page.getByRole('main').getByRole('status');
    const from = performance.now();
    await page.getByRole('searchbox').fill(query);
    await expect(status).toHaveText(/results?\b/);
    const ms = Math.round(performance.now() - from);
    const kB = (bytes / 1000).toFixed(1);
    console.log(
      `“${query}”: ${await status.textContent()}; ${ms} ms, ${kB} kB in ${requests} requests`,
    );
  }
  await browser.close();
  await stopHost(host);
  await rm(folder, {recursive: true});
});
