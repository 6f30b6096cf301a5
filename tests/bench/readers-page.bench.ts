import {join} from 'node:path';
import {test} from '@playwright/test';
import {anyPost, posts, tags} from '../e2e/published/site';
import {repository} from '../support/docusaurus';
import {needBuild, needChromium} from '../support/stop';
import {pathTo} from '../support/path-to';
import {startHttp2Host} from './http2-host';
import {
  clickToHeading,
  firstMenu,
  firstToggle,
  largestPaint,
  laterMenu,
  launch,
  lighthouseRun,
  load,
  medians,
  type Measures,
} from './measure';
import {pagesOf, runsOr} from './settings';
import {buildStock} from './stock';
import {machine, markdownTable} from './tables';

const runs = runsOr(5);
const ports = {stock: 4711, ours: 4712};

const post = anyPost.path;
// A tag that no post has yet has no page.
const tag = tags.find(({key}) => posts.some((one) => one.tags.includes(key)))!;
const all = {
  'a post': post,
  'the list': '/',
  'a tag': `${pathTo.tags}${tag.key}/`,
  'the archive': pathTo.archive,
  'a legal page': '/legal-notices/',
};
type Title = keyof typeof all;
const titles = pagesOf(Object.keys(all) as Title[]);
needBuild();
needChromium();

type Pair = Record<keyof typeof ports, Measures>;

/** The table of PERFORMANCE.md: one row per measure, with the stock site's value before that of this site. */
function tableOf(pages: Map<Title, Pair>): string {
  const names = [...new Set([...pages.values()].flatMap(({ours}) => Object.keys(ours)))];
  const cell = (name: string, {stock, ours}: Pair) => {
    const digits = name === 'layout shift' ? 4 : name.endsWith('kB') ? 1 : 0;
    return name in ours
      ? [stock, ours].map((measures) => measures[name]!.toFixed(digits)).join(' → ')
      : '';
  };
  return markdownTable([
    ['Stock site → this one', ...pages.keys()],
    ...names.map((name) => [name, ...[...pages.values()].map((pair) => cell(name, pair))]),
  ]);
}

test('a reader’s page', async () => {
  const servers = [
    await startHttp2Host(await buildStock(), ports.stock),
    await startHttp2Host(join(repository, 'build'), ports.ours),
  ];
  const browser = await launch();
  const pages = new Map<Title, Pair>();
  for (const title of titles) {
    const path = all[title];
    const samples: Record<keyof typeof ports, Measures[]> = {stock: [], ours: []};
    // Alternates between the sites, so that other load on the machine affects both.
    for (let run = 0; run < runs; run++) {
      for (const site of ['stock', 'ours'] as const) {
        const origin = `https://127.0.0.1:${ports[site]}`;
        samples[site].push({
          ...(await lighthouseRun(origin + path)),
          ...(await largestPaint(browser, origin + path)),
          ...(await load(browser, origin + path)),
          ...(title === 'a post' && {
            ...(await clickToHeading(browser, origin, [posts[0]!.path, posts[4]!.path])),
            ...(await firstToggle(browser, origin + path)),
            ...(await firstMenu(browser, origin + path)),
            ...(await laterMenu(browser, origin + path)),
          }),
        });
      }
    }
    pages.set(title, {stock: medians(samples.stock), ours: medians(samples.ours)});
    console.log(`${title} is measured.`);
  }
  await browser.close();
  for (const server of servers) {
    server.close();
  }
  const many = runs === 1 ? 'One run' : `Median of ${runs}`;
  const day = new Date().toISOString().slice(0, 10);
  console.log(`\n${many}, on ${machine()}, ${day}:\n\n${tableOf(pages)}\n`);
});
