import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {test} from '@playwright/test';
import {posts, tags} from '../e2e/published/site';
import {repository} from '../support/docusaurus';
import {startHttp2Host} from './http2-host';
import {
  clickToHeading,
  firstMenu,
  firstToggle,
  launch,
  lighthouseRun,
  load,
  median,
  type Measures,
} from './measure';
import {buildStock} from './stock';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const ports = {stock: 4711, ours: 4712};

const post = posts.find(({path}) => path.includes('rostering'))?.path ?? posts[0]!.path;
const all = {
  'a post': post,
  'the list': '/',
  'a tag': `/tags/${tags[0]!.key}/`,
  'the archive': '/archive/',
  'a legal page': '/legal-notices/',
};
const wanted = process.env.BENCH_PAGES?.split(',') ?? Object.keys(all);

function medians(samples: Measures[]): Measures {
  return Object.fromEntries(
    Object.keys(samples[0]!).map((name) => [name, median(samples.map((sample) => sample[name]!))]),
  );
}

function print(title: string, {stock, ours}: Record<keyof typeof ports, Measures>): void {
  const rows = Object.keys(ours).map((name) => {
    const [theirs, own] = [stock[name]!, ours[name]!];
    const digits = name === 'layout shift' ? 4 : name.endsWith('kB') ? 1 : 0;
    const ratio = theirs === 0 ? '' : (own / theirs).toFixed(2);
    return [name, theirs.toFixed(digits), own.toFixed(digits), ratio];
  });
  const table = [[title, 'stock', 'this site', 'ratio'], ...rows];
  console.log(
    `\n${table.map(([name, ...cells]) => name!.padEnd(42) + cells.map((cell) => cell.padStart(11)).join('')).join('\n')}`,
  );
}

test('a reader’s page', async () => {
  if (!existsSync(join(repository, 'build/index.html'))) {
    throw new Error('There is no build/ to measure: run `npm run build` first.');
  }
  const servers = [
    await startHttp2Host(await buildStock(), ports.stock),
    await startHttp2Host(join(repository, 'build'), ports.ours),
  ];
  const browser = await launch();
  for (const [title, path] of Object.entries(all).filter(([name]) => wanted.includes(name))) {
    const samples: Record<keyof typeof ports, Measures[]> = {stock: [], ours: []};
    // Turn by turn, so that what else the machine does meets both.
    for (let run = 0; run < runs; run++) {
      for (const site of ['stock', 'ours'] as const) {
        const origin = `https://127.0.0.1:${ports[site]}`;
        samples[site].push({
          ...(await lighthouseRun(origin + path)),
          ...(await load(browser, origin + path)),
          ...(title === 'a post' && {
            ...(await clickToHeading(browser, origin, posts[0]!.path)),
            ...(await firstToggle(browser, origin + path)),
            ...(await firstMenu(browser, origin + path)),
          }),
        });
      }
    }
    print(title, {stock: medians(samples.stock), ours: medians(samples.ours)});
  }
  await browser.close();
  for (const server of servers) {
    server.close();
  }
});
