import {join} from 'node:path';
import {test} from '@playwright/test';
import {anyPost, posts, tags} from '../../site/support/site';
import {repository} from '../../site/support/docusaurus';
import {needBuild, needChromium} from '../support/stop';
import {pathTo} from '../../site/support/path-to';
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
  pressContents,
  startOfClient,
  type Measures,
} from './measure';
import {buildPeer, peerAddress, peerName, peerTag} from './peer';
import {pagesOf, runsOr, withPeer} from './settings';
import {buildStock} from './stock';
import {print, type Table} from './tables';

const runs = runsOr(5);

const sites = ['stock', ...(withPeer ? (['peer'] as const) : []), 'ours'] as const;
type Site = (typeof sites)[number];
const ports: Record<Site, number> = {stock: 4711, ours: 4712, peer: 4713};

// A tag that no post has yet has no page.
const tag = tags.find(({key}) => posts.some((one) => one.tags.includes(key)))!;

/** The paths of each page: on Docusaurus' sites and on the peer's, which has no legal pages. */
const all = {
  'a post': [anyPost.path, peerAddress(anyPost)],
  'the list': ['/', '/'],
  'a tag': [`${pathTo.tags}${tag.key}/`, peerTag(tag.name)],
  'the archive': [pathTo.archive, '/archive/'],
  'a legal page': ['/legal-notices/', undefined],
} as const;
type Title = keyof typeof all;
const titles = pagesOf(Object.keys(all) as Title[]);

const pathOf = (title: Title, site: Site) => all[title][site === 'peer' ? 1 : 0];
const postOf = (post: (typeof posts)[number], site: Site) =>
  site === 'peer' ? peerAddress(post) : post.path;

needBuild();
needChromium();

type Sites = Partial<Record<Site, Measures>>;

/** The table of PERFORMANCE.md: one row per measure, with the values of the others before that of this site. */
function tableOf(pages: Map<Title, Sites>): Table {
  const names = [...new Set([...pages.values()].flatMap(({ours}) => Object.keys(ours!)))];
  const cell = (name: string, measured: Sites) => {
    const digits = name === 'layout shift' ? 4 : name.endsWith('kB') ? 1 : 0;
    const values = sites.map((site) => measured[site]?.[name]?.toFixed(digits) ?? '–');
    return name in measured.ours! ? `${values.slice(0, -1).join(', ')} → ${values.at(-1)!}` : '';
  };
  return [
    [`Stock site${withPeer ? `, ${peerName}` : ''} → this one`, ...pages.keys()],
    ...names.map((name) => [name, ...[...pages.values()].map((sites) => cell(name, sites))]),
  ];
}

test('a reader’s page', async () => {
  const built = join(repository, 'build');
  const servers = [
    await startHttp2Host(await buildStock(), ports.stock),
    ...(withPeer ? [await startHttp2Host(await buildPeer(built), ports.peer)] : []),
    await startHttp2Host(built, ports.ours),
  ];
  const browser = await launch();
  const pages = new Map<Title, Sites>();
  for (const title of titles) {
    const samples: Partial<Record<Site, Measures[]>> = {};
    // Alternates between the sites, so that other load on the machine affects all.
    for (let run = 0; run < runs; run++) {
      for (const site of sites) {
        const path = pathOf(title, site);
        if (path === undefined) {
          continue;
        }
        const origin = `https://127.0.0.1:${ports[site]}`;
        const next = postOf(posts[4]!, site);
        (samples[site] ??= []).push({
          ...(await lighthouseRun(origin + path)),
          ...(await largestPaint(browser, origin + path)),
          ...(await load(browser, origin + path)),
          ...(title === 'a post' && {
            ...(await clickToHeading(browser, origin, next)),
            // The peer has neither switch nor menu.
            ...(site !== 'peer' && {
              ...(await firstToggle(browser, origin + path)),
              ...(await firstMenu(browser, origin + path)),
              ...(await laterMenu(browser, origin + path)),
              ...(await pressContents(browser, origin + path)),
              ...(await startOfClient(browser, origin + path)),
            }),
          }),
        });
      }
    }
    pages.set(
      title,
      Object.fromEntries(Object.entries(samples).map(([site, each]) => [site, medians(each)])),
    );
    console.log(`${title} is measured.`);
  }
  await browser.close();
  for (const server of servers) {
    server.close();
  }
  await print(runs, [tableOf(pages)]);
});
