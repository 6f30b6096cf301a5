import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {beforeAll, expect, test} from 'vitest';
import {checkPosts} from '../../src/check/check-posts';
import {buildSite, type BuildResult} from '../support/docusaurus';
import {leftOfPodcast, services, writeSwitchesSite} from '../support/switches-site';
import {filesIn} from '../support/unpublished-site';

// A site follows what its identity switches on: this one has no podcast, though files of one are there, and services
// of other origins.

let site: string;
let result: BuildResult;
beforeAll(async () => {
  site = writeSwitchesSite('switches');
  result = await buildSite(site, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', SITE_BASE_URL: '/'});
}, 600_000);

const read = (path: string) => readFileSync(join(site, path), 'utf8');

test('it is built, and its editors are told of what nobody hears', async () => {
  expect(result.ok, result.output).toBe(true);
  expect(result.output).toMatch(/2024-03-01-heard\/index\.md:\d+: This site has no podcast/);
  const {findings} = await checkPosts(site, {hasPodcast: false});
  const told = findings.filter(({rule}) => rule === 'episode');
  expect(new Set(told.map(({severity}) => severity))).toEqual(new Set(['warning']));
  const left = Object.keys(leftOfPodcast).filter((path) => /episode\.txt$|^static/.test(path));
  expect(told.map(({file}) => file).sort()).toEqual(left.sort());
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

test('a post that had an episode is there without it', () => {
  const main = load(read('build/2024/03/01/heard/index.html'))('main');
  expect(main.text()).toContain('A few more.');
  expect(main.find('audio')).toHaveLength(0);
});

test('its legal pages name the services, and do not promise that there are none', () => {
  const text = (page: string) =>
    load(read(`build/${page}/index.html`))('main')
      .text()
      .replace(/\s+/g, ' ');
  for (const {origin, purpose} of services) {
    expect(text('legal-notices')).toContain(`${origin} ${purpose}`);
  }
  expect(text('legal-notices')).toContain('if your browser asks not to be tracked');
  expect(text('legal-notices')).not.toMatch(/no analytics|comments\. Pages|downloads/);
  expect(text('legal')).toContain('the services that the legal notices list');
  expect(text('legal')).not.toMatch(/no analytics|load nothing/);
});
