import {join} from 'node:path';
import {test} from '@playwright/test';
import {anyPost, posts} from '../../site/support/site';
import {repository} from '../../site/support/docusaurus';
import {needBuild} from '../support/need-build';
import {startHttp2Host} from './http2-host';
import {launch, ofPage, ofUse, ofWayOn} from './measure';
import {ofNextPage} from './next-page';
import {buildPeer, peerAddress, peerName} from './peer';
import {buildStock} from './stock';
import {medians, print, type Measures} from './tables';

const runs = Number(process.env.BENCH_RUNS ?? 5);
needBuild();

test('a reader’s page', async () => {
  const builds = [await buildStock(), await buildPeer(), join(repository, 'build')];
  const servers = builds.map((built, site) => startHttp2Host(built, 4711 + site));
  const browser = await launch();
  const pages = new Map<string, Measures[]>();
  for (const name of ['a post', 'the list']) {
    const samples: Measures[][] = builds.map(() => []);
    for (let run = 0; run < runs; run++) {
      // Alternates between the sites, so that other load on the machine affects all.
      for (const [site, ofSite] of samples.entries()) {
        const origin = `https://127.0.0.1:${4711 + site}`;
        const isPeer = site === 1;
        const addressOf = (post: typeof anyPost) => (isPeer ? peerAddress(post) : post.path);
        const isPost = name === 'a post';
        const url = origin + (isPost ? addressOf(anyPost) : '/');
        ofSite.push({
          ...(await ofPage(browser, url)),
          ...(isPost && (await ofWayOn(browser, origin, addressOf(posts[4]!)))),
          ...(isPost && (await ofNextPage(builds[site]!, 4721 + site, addressOf(posts[4]!)))),
          ...(isPost && !isPeer && (await ofUse(browser, url))),
        });
      }
    }
    pages.set(name, samples.map(medians));
  }
  await browser.close();
  for (const server of servers) {
    server.close();
  }
  print(runs, ['stock Docusaurus', peerName, 'this site'], pages);
});
