import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser} from '@playwright/test';
import {load} from 'cheerio';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {filledIn} from '../../../src/cli/adopt/filled-in';
import {chromiumFlags, ensureChromium} from '../../site/support/chromium';
import {buildSite, type BuildResult} from '../../site/support/docusaurus';
import {startStaticHost} from '../../site/support/static-host';
import {beginSiteOf} from '../support/begin-site';
import {filesIn} from '../support/unpublished-site';
import {identity} from '../../../src/site/identity';
import {routes} from '../../../src/site/routes';

// A site follows what its identity switches on: this one has no podcast, though files of one are there, and services
// of other origins, among them a counter.

const services = [
  {
    origin: 'https://stats.example.com',
    purpose: 'counts visits',
    uses: ['connect', 'image'],
    script: {
      path: '/count.js',
      attributes: {'data-site': 'blog'},
      globals: {_settings: [['disableCookies']]},
    },
    counts: true,
  },
  {origin: 'https://talk.example.com', purpose: 'shows comments', uses: ['frame']},
];

/** Files of a podcast that the site does not have. */
const leftOfPodcast = {
  'blog/2024-03-01-heard/index.md': `---
title: What was heard
description: A post that once had a recording, and that readers may read without it.
authors: [team]
tags: [common]
episode:
  title: An episode
  number: 1
  description: Words.
  date: 2024-03-01
  guid: urn:uuid:12faa848-9f20-46b3-811f-ca00cda438c5
---

A few words.

<!-- truncate -->

::episode

A few more.
`,
  'static/podcast/heard.mp3': 'Sound',
  'static/podcast/heard.vtt': 'WEBVTT\n',
  [`src/pages/${routes.podcast}.md`]: '# Podcast\n\n::episodes\n\n## Follow it\n\n::podcast-feed\n',
};

const {site, write} = beginSiteOf(
  'switches',
  `title: 'A Blog', podcast: null, locales: [own.locales[0]], services: ${JSON.stringify(services)}`,
);
let result: BuildResult;
beforeAll(async () => {
  for (const [path, text] of Object.entries(leftOfPodcast)) {
    write(path, text);
  }
  // As the owner of a site without a podcast writes them.
  for (const name of ['legal', 'legal-notices']) {
    const text = readFileSync(`src/cli/adopt/texts/${name}.md`, 'utf8');
    write(`docs/${name}.md`, filledIn(text, identity, '2026-01-31'));
  }
  write('blog/tags.yml', 'common:\n  label: Common\n');
  write('blog/authors.yml', 'team:\n  name: The team\n  page: true\n');
  result = await buildSite(site, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', SITE_BASE_URL: '/'});
}, 600_000);

const read = (path: string) => readFileSync(join(site, path), 'utf8');

test('it is built, and its editors are told of what nobody hears', () => {
  expect(result.ok, result.output).toBe(true);
  expect(result.output).toMatch(/2024-03-01-heard\/index\.md:\d+: This site has no podcast/);
  const main = load(read('build/2024/03/01/heard/index.html'))('main');
  expect(main.text()).toContain('A few more.');
  expect(main.find('audio')).toHaveLength(0);
});

test('no file of it names a podcast, or is of one', () => {
  const named = ['build', 'build-hosts'].flatMap((folder) =>
    filesIn(join(site, folder)).filter(
      (file) =>
        /podcast|episode|heard\.(?:mp3|vtt)/i.test(file) ||
        // What is compressed is there as it is, too.
        (!/\.(?:br|gz|png|ico|woff2|pagefind|pf_\w+)$/.test(file) &&
          /podcast|episode/i.test(read(join(folder, file)))),
    ),
  );
  expect(named).toEqual([]);
});

const [counter] = services.map(({origin}) => origin);

test.each(['build/index.html', 'build-hosts/headers.json'])(
  'the policy in %s names each service for what it is used for, and nobody else',
  (file) => {
    const [policy] = /default-src 'self'; script-src[^"`\n]*/.exec(read(file))!;
    const named = policy
      .split(/; ?/)
      .map((directive) => directive.split(' '))
      .flatMap(([name, ...sources]) => {
        const remote = sources.filter((source) => /^https?:|\*|^\w+\./.test(source));
        return remote.length > 0 ? [[name, ...remote]] : [];
      });
    expect(named).toEqual([
      ['img-src', counter],
      ['connect-src', counter],
      ['frame-src', 'https://talk.example.com'],
    ]);
  },
);

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({executablePath: ensureChromium(), args: chromiumFlags});
  });
  afterAll(() => browser.close());

  /** What the counter and others are asked while a reader opens the front page and goes on to the archive. */
  async function visit(wish?: 'doNotTrack' | 'globalPrivacyControl') {
    const host = await startStaticHost(join(site, 'build'), 0);
    const own = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    const refused: string[] = [];
    page.on('console', (message) => {
      refused.push(...(message.type() === 'error' ? [message.text()] : []));
    });
    await page.route(
      ({origin}) => origin !== own,
      async (route) => {
        const url = route.request().url();
        asked.push(url);
        await route.fulfill(
          url.endsWith('.js')
            ? {
                contentType: 'text/javascript',
                // As counters do: with an attribute and a variable of the page, by request and by picture.
                body: `const {site} = document.currentScript.dataset;
const hit = () => fetch('${counter!}/hit?' + [site, location.pathname, window._settings]);
const push = history.pushState.bind(history);
history.pushState = (...args) => { push(...args); hit(); };
hit();
new Image().src = '${counter!}/pixel.gif';
new Image().src = 'https://elsewhere.example/pixel.gif';`,
              }
            : {headers: {'access-control-allow-origin': '*'}},
        );
      },
    );
    if (wish) {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, name, {value: name === 'doNotTrack' ? '1' : true});
      }, wish);
    }
    await page.goto(`${own}/`, {waitUntil: 'networkidle'});
    // Every site has a link to its archive, whatever its owner calls it.
    await page.locator('a[href="/archive/"]:visible').first().click();
    await page.getByRole('heading', {level: 1, name: 'Archive'}).waitFor();
    await page.waitForLoadState('networkidle');
    const cookies = await context.cookies();
    await context.close();
    host.close();
    return {asked, refused, cookies};
  }

  test('a counter counts the pages that a reader opens, and reaches nobody else', async () => {
    const {asked, refused, cookies} = await visit();
    const ofDocument = (path: string) => [
      `${counter!}/count.js`,
      `${counter!}/hit?blog,${path},disableCookies`,
      `${counter!}/pixel.gif`,
    ];
    expect(asked).toEqual([...ofDocument('/'), ...ofDocument('/archive/')]);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatch(
      /https:\/\/elsewhere\.example\/pixel\.gif.*Content Security Policy/s,
    );
    expect(cookies).toEqual([]);
  });

  test('a page that is rendered ahead is not counted before it is opened', async () => {
    const host = await startStaticHost(join(site, 'build'), 0);
    const page = await browser.newPage();
    const asked: string[] = [];
    await page.route(`${counter!}/**`, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({contentType: 'text/javascript', body: ''});
    });
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', {value: true});
    });
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`, {
      waitUntil: 'networkidle',
    });
    expect(asked).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expect.poll(() => asked).toEqual([`${counter!}/count.js`]);
    await page.close();
    host.close();
  });

  test('a reader who does not want it is not counted, nor is the counter fetched', async () => {
    for (const wish of ['doNotTrack', 'globalPrivacyControl'] as const) {
      expect(await visit(wish), wish).toEqual({asked: [], refused: [], cookies: []});
    }
  });
});
