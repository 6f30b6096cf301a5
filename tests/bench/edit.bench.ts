import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium, test, type Page} from '@playwright/test';
import sharp from 'sharp';
import type {MeasuredFigure} from '../../src/lib/figure-data';
import {digestOf} from '../../src/markdown/figures/read-figure';
import {authors, tags} from '../e2e/published/site';
import {chromiumFlags} from '../support/chromium';
import {repository, startSite} from '../support/docusaurus';
import {needChromium} from '../support/stop';
import {dayBefore, ownPosts, writeCorpus, writeSite} from './corpus';
import {median} from './measure';
import {corpusSizes, runsOr, sites} from './settings';
import {writeStock} from './stock';
import {machine, markdownTable, show} from './tables';

const sizes = corpusSizes();
const runs = runsOr(5);
const executablePath = needChromium();
const port = 4723;
const limit = 60_000;

const base = join(repository, '.cache/bench-edit');

/** The post that is edited, newer than all others: it is the first of the list. */
const newest = ownPosts.at(-1)!.slice(0, 10);
const name = `${dayBefore(newest, -1)}-a-post-that-is-edited`;
const path = `/${name.replace(/^(\d+)-(\d+)-(\d+)-/, '$1/$2/$3/')}/`;

/** A team and a tag that the site has. */
const declared = [`authors: [${authors[0]!.key}]`, `tags: [${tags[0]!.key}]`];

/** A post with everything that is edited here; each edit changes one part and leaves the rest. */
class EditedPost {
  constructor(private readonly blog: string) {}

  private write(file: string, content: string | Buffer): void {
    const whole = join(this.blog, name, file);
    mkdirSync(join(whole, '..'), {recursive: true});
    writeFileSync(whole, content);
  }

  text({title = 'A post that is edited', words = 'Not yet edited.'} = {}): void {
    this.write(
      'index.md',
      [
        '---',
        `title: ${title}`,
        'description: It is changed again and again, to measure how long a browser waits for what changed.',
        ...declared,
        '---',
        '',
        'It is changed again and again.',
        '',
        '<!-- truncate -->',
        '',
        '## The part that is edited',
        '',
        words,
        '',
        '```ts file=code/a.ts',
        '```',
        '',
        '```chart file=data/a.json',
        'A line that is drawn by the build.',
        '```',
        '',
        '![A square of one colour](./a.png)',
        '',
      ].join('\n'),
    );
  }

  listing(words: string): void {
    this.write('code/a.ts', `export const words = '${words}';\n`);
  }

  figure(words: string): void {
    const figure: MeasuredFigure = {
      title: 'A line',
      description: 'A line that goes up, and means nothing.',
      kind: 'line',
      x: {label: 'Time'},
      y: {label: words},
      series: [
        {
          name: 'line',
          points: [
            [1, 1],
            [2, 2],
          ],
        },
      ],
      measured: {command: 'npm run bench:edit', date: '2026-11-20', machine: 'any'},
    };
    const kept = {...figure, measured: {...figure.measured, digest: digestOf(figure)}};
    this.write('data/a.json', JSON.stringify(kept));
  }

  async picture(width: number): Promise<void> {
    const square = {width, height: 40, channels: 3, background: '#48c'} as const;
    this.write('a.png', await sharp({create: square}).png().toBuffer());
  }

  async all(): Promise<void> {
    this.text();
    this.listing('not yet edited');
    this.figure('not yet edited');
    await this.picture(300);
  }
}

const newPost = (number: number) => `${dayBefore(newest, -2)}-a-new-post-${number}`;

function addPost(blog: string, number: number): void {
  const folder = join(blog, newPost(number));
  mkdirSync(folder);
  const lines = ['---', `title: A new post, number ${number}`, ...declared];
  lines.push('---', '', 'New.', '', '<!-- truncate -->', '', 'Words.', '');
  writeFileSync(join(folder, 'index.md'), lines.join('\n'));
}

type Edit = {
  /** The page that the browser has open. */
  at: string;
  /** Whether only this site notices the edit. */
  isOwn?: boolean;
  save: (number: number) => Promise<void> | void;
  /** The content to expect on the page afterwards: a text, or the width of the picture. */
  shows: (number: number) => string | {width: number} | {without: string};
};

function editsOf(blog: string): Record<string, Edit> {
  const post = new EditedPost(blog);
  /** Words for an edit that no other edit has left on the page. */
  const words = (what: string) => (number: number) =>
    `Edited the ${what} for time number ${number}.`;
  const [inText, inListing, onAxis] = [words('text'), words('listing'), words('chart')];
  return {
    'a word of the text': {
      at: path,
      save: (number) => {
        post.text({words: inText(number)});
      },
      shows: inText,
    },
    'a title': {
      at: path,
      save: (number) => {
        post.text({title: `A post that is edited, ${number}`});
      },
      shows: (number) => `A post that is edited, ${number}`,
    },
    'a file that is listed': {
      at: path,
      isOwn: true,
      save: (number) => {
        post.listing(inListing(number));
      },
      shows: inListing,
    },
    'the data of a chart': {
      at: path,
      isOwn: true,
      save: (number) => {
        post.figure(onAxis(number));
      },
      shows: onAxis,
    },
    'a picture': {
      at: path,
      isOwn: true,
      save: (number) => post.picture(300 + number),
      shows: (number) => ({width: 300 + number}),
    },
    'a new post, seen in the list': {
      at: '/',
      save: (number) => {
        addPost(blog, number);
      },
      shows: (number) => `A new post, number ${number}`,
    },
    'a removed post, seen in the list': {
      at: '/',
      save: (number) => {
        rmSync(join(blog, newPost(number)), {recursive: true});
      },
      shows: (number) => ({without: `A new post, number ${number}`}),
    },
  };
}

/** Waits until the page shows the edit, checking once per frame; survives a reload of the page. */
async function shown(page: Page, what: ReturnType<Edit['shows']>): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const main = document.querySelector('main');
      if (!main) {
        return false;
      }
      if (typeof wanted === 'string') {
        return main.textContent.includes(wanted);
      }
      return 'width' in wanted
        ? main.querySelector(`img[width="${wanted.width}"]`) !== null
        : !main.textContent.includes(wanted.without);
    },
    what,
    {polling: 'raf', timeout: limit},
  );
}

const megabytesOf = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], {encoding: 'utf8'})) / 1024;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

async function measure(siteDir: string, own: boolean): Promise<Record<string, string>> {
  const blog = join(siteDir, 'blog');
  await new EditedPost(blog).all();
  const result: Record<string, string> = {};
  const began = performance.now();
  const server = await startSite(siteDir, port);
  const browser = await chromium.launch({executablePath, args: chromiumFlags});
  try {
    const page = await browser.newPage({baseURL: `http://127.0.0.1:${port}`});
    page.setDefaultTimeout(300_000);
    await page.goto(path);
    await shown(page, 'Not yet edited.');
    const started = performance.now() - began;
    for (const [kind, {at, isOwn, save, shows}] of Object.entries(editsOf(blog))) {
      if (isOwn && !own) {
        result[kind] = 'not noticed';
        continue;
      }
      if (new URL(page.url()).pathname !== at) {
        await page.goto(at);
        await shown(page, at === path ? 'The part that is edited' : 'is edited');
        await page.waitForTimeout(2000);
      }
      const times: number[] = [];
      for (let number = 1; number <= runs; number++) {
        const from = performance.now();
        await save(number);
        try {
          await shown(page, shows(number));
        } catch {
          break;
        }
        times.push(performance.now() - from);
        // Lets the server finish: it reads and checks posts after an edit is shown.
        await page.waitForTimeout(Math.max(5000, times[0]! / 2));
      }
      result[kind] =
        times.length === runs
          ? `${seconds(median(times))} / ${seconds(Math.max(...times))}`
          : `not in ${limit / 1000} s`;
      console.log(`${siteDir.slice(base.length + 1)}  ${kind}: ${result[kind]}`);
    }
    result['nothing: from the start to a first page'] = show(started / 1000);
    console.log(
      `${siteDir.slice(base.length + 1)}  memory of the server: ${megabytesOf(server.pid).toFixed(0)} MB`,
    );
  } finally {
    await browser.close();
    await server.stop();
  }
  return result;
}

test('an edit, from the file saved to the browser', async () => {
  const columns: Array<[string, Record<string, string>]> = [];
  rmSync(base, {recursive: true, force: true});
  for (const count of sizes) {
    for (const kind of sites) {
      const folder = join(base, `${kind}-${count}`);
      if (kind === 'stock') {
        const blog = join(base, `blog-${count}`);
        writeCorpus(blog, count);
        writeStock(folder, blog);
      } else {
        writeSite(folder, count);
      }
      const title = `${count.toLocaleString('en')} posts`;
      columns.push([
        sites.length === 1 ? title : `${kind}, ${title}`,
        await measure(folder, kind === 'site'),
      ]);
    }
  }
  const rows = Object.keys(columns[0]![1]);
  const table = markdownTable([
    ['What is saved', ...columns.map(([title]) => title)],
    ...rows.map((row) => [row, ...columns.map(([, cells]) => cells[row] ?? '')]),
  ]);
  const many = runs === 1 ? 'one run' : `median / longest of ${runs}`;
  const day = new Date().toISOString().slice(0, 10);
  console.log(`\nIn seconds, ${many}, on ${machine()}, ${day}:\n\n${table}\n`);
});
