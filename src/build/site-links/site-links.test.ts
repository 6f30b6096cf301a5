import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {Props} from '../pipeline';
import siteLinks from './index';

const page = '<!doctype html><title>A</title><h1 id=top>A</h1>';

/** Runs the step on a site with the pages `BASE` and `BASE/archive/`; returns what it stops at. */
async function stopsAt(
  themeConfig: Partial<ThemeConfig>,
  {baseUrl = '/', sources = {}}: {baseUrl?: string; sources?: Record<string, string>} = {},
): Promise<string[]> {
  const siteDir = mkdtempSync(join(tmpdir(), 'site-links-'));
  for (const [path, text] of Object.entries({
    'build/index.html': page,
    'build/archive/index.html': page,
    'build/rss.xml': '<rss/>',
    ...sources,
  })) {
    mkdirSync(dirname(join(siteDir, path)), {recursive: true});
    writeFileSync(join(siteDir, path), text);
  }
  const {postBuild} = siteLinks({
    siteDir,
    baseUrl,
    siteConfig: {themeConfig},
    i18n: {locales: ['en', 'de'], currentLocale: 'en'},
  } as unknown as LoadContext);
  const route = (path: string) => ({path, component: '', exact: true});
  const routes = [
    {path: '*', component: ''},
    {path: baseUrl, component: '', routes: [route(baseUrl), route(`${baseUrl}archive/`)]},
  ];
  try {
    await postBuild!({outDir: join(siteDir, 'build'), routes} as Props & {content: unknown});
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

const navbar = (...items: NavbarItem[]): Partial<ThemeConfig> => ({navbar: {items}});

test.each([
  ['/archive', undefined],
  ['archive/', undefined],
  ['/archive/?q=1#top', undefined],
  ['https://elsewhere.example/nowhere/', undefined],
  ['mailto:a@elsewhere.example', undefined],
  ['#top', undefined],
  ['pathname:///rss.xml', undefined],
  ['/de/anything/', undefined],
  ['/nowhere/', /^src\/site\/navigation\.ts: the link to \/nowhere\/ leads to no page/],
  ['/rss.xml', /leads to no page .* the address of a file begins with pathname:\/\/\//],
  ['pathname:///nothing.pdf', /the link to \/nothing\.pdf leads to no file of this site/],
  ['/archive/#bottom', /leads to a page that has nothing of the id bottom/],
])('an item of the navbar leads to %s', async (to, fault) => {
  const expected = fault === undefined ? [] : [expect.stringMatching(fault)];
  expect(await stopsAt(navbar({label: 'A', to}))).toEqual(expected);
  expect(await stopsAt(navbar({label: 'A', items: [{label: 'B', href: to}]}))).toEqual(expected);
});

test.each([
  ['/archive/', undefined],
  ['/rss.xml', undefined],
  ['/nowhere/', /leads to no page or file of this site/],
  ['archive/', /in HTML, addresses of this site begin with \/\./],
])('HTML leads to %s', async (href, fault) => {
  const html = `<a href="${href}">A</a>`;
  const at = async (where: Partial<ThemeConfig>) => (await stopsAt(where))[0];
  const found = [
    await at({footer: {links: [{title: 'A', items: [{html}]}]}}),
    await at({announcementBar: {content: html}}),
    await at({footer: {copyright: html}}),
  ];
  if (fault === undefined) {
    expect(found).toEqual([undefined, undefined, undefined]);
    return;
  }
  for (const message of found) {
    expect(message).toMatch(fault);
  }
  expect(found[0]).toMatch(/^src\/site\/navigation\.ts: the link/);
  expect(found[1]).toMatch(/^src\/site\/identity\.ts: `announcement`: the link/);
  expect(found[2]).toMatch(/^src\/site\/identity\.ts: `colophon`: the link/);
});

test('below a path, items need not name it, and HTML without it leads to the rest of the host', async () => {
  const site = {baseUrl: '/blog/'};
  expect(
    await stopsAt(navbar({label: 'A', to: '/archive/'}, {label: 'B', to: '/blog/archive/'}), site),
  ).toEqual([]);
  expect(await stopsAt(navbar({label: 'A', to: '/nowhere/'}), site)).toHaveLength(1);
  const announced = (href: string) =>
    stopsAt({announcementBar: {content: `<a href=${href}>A</a>`}}, site);
  expect(await announced('/blog/archive/')).toEqual([]);
  expect(await announced('/jobs/')).toEqual([]);
  expect(await announced('/blog/nowhere/')).toHaveLength(1);
});

test('a link is named once, by its line', async () => {
  const item = {label: 'A', to: '/nowhere/'};
  expect(
    await stopsAt(
      {...navbar(item), footer: {links: [item]}},
      {
        sources: {'src/site/navigation.ts': "\n\n{label: 'A', to: '/nowhere/'}"},
      },
    ),
  ).toEqual([expect.stringMatching(/^src\/site\/navigation\.ts:3: the link to \/nowhere\//)]);
});
