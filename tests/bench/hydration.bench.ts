import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from '@playwright/test';
import {anyPost, posts} from '../e2e/published/site';
import {repository} from '../support/docusaurus';
import {launchPuppeteer} from '../support/puppeteer';
import {needBuild, needChromium} from '../support/stop';
import {startHttp2Host} from './http2-host';
import {
  clickToHeading,
  firstMenu,
  largestPaint,
  laterMenu,
  launch,
  load,
  medians,
  type Measures,
} from './measure';
import {restedClick} from './rested-click';
import {runsOr} from './settings';
import {buildStock} from './stock';
import {print} from './tables';

// `npm run bench:hydration`: what hydrating a post costs and buys, on one site in three ways, beside a stock one.

const runs = runsOr(9);

needBuild();
needChromium();

/** A copy of the built site, whose pages are hydrated as soon as they are painted. */
function hydratedAtOnce(): string {
  const folder = join(repository, '.cache/bench-hydration');
  rmSync(folder, {recursive: true, force: true});
  cpSync(join(repository, 'build'), folder, {recursive: true});
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replace('"atOnce":false', '"atOnce":true'));
  }
  return folder;
}

test('what hydration costs', async () => {
  const folders = {
    'stock site': await buildStock(),
    'hydrated at once': hydratedAtOnce(),
    'hydrated when used': join(repository, 'build'),
  };
  const browser = await launch();
  const unwatched = await launchPuppeteer();
  const samples: Record<string, Measures[]> = {};
  const servers = [];
  const origins: Array<[name: string, origin: string]> = [];
  for (const [index, [name, folder]] of Object.entries(folders).entries()) {
    servers.push(await startHttp2Host(folder, 4741 + index));
    origins.push([name, `https://127.0.0.1:${String(4741 + index)}`]);
  }
  // Alternates between the sites, so that other load on the machine affects all.
  for (let run = 0; run < runs; run++) {
    for (const [name, origin] of origins) {
      const url = origin + anyPost.path;
      (samples[name] ??= []).push({
        ...(await largestPaint(browser, url)),
        ...(await load(browser, url)),
        ...(await clickToHeading(browser, origin, [posts[0]!.path, posts.at(4)!.path])),
        ...(await restedClick(unwatched, origin, posts.at(4)!.path)),
        ...(await firstMenu(browser, url)),
        ...(await laterMenu(browser, url)),
      });
      (samples[`${name}, scripts off`] ??= []).push(await load(browser, url, false));
    }
    console.log(`Run ${String(run + 1)} of ${String(runs)} is done.`);
  }
  await browser.close();
  await unwatched.close();
  for (const server of servers) {
    server.close();
  }
  const columns = [...Object.keys(folders), 'hydrated when used, scripts off'];
  const all = columns.map((name) => medians(samples[name]!));
  const names = [...new Set(all.flatMap((measures) => Object.keys(measures)))];
  const cell = (name: string, value: number | undefined) =>
    value === undefined ? '' : value.toFixed(name.endsWith('kB') ? 1 : 0);
  const table = [
    ['A post, hydrated', ...columns],
    ...names.map((name) => [name, ...all.map((measures) => cell(name, measures[name]))]),
  ];
  await print(runs, [table]);
});
