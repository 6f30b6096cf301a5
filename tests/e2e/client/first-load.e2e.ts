import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {repository} from '../../support/docusaurus';
import {holdBack} from '../hold-back';
import {isLive, open} from '../live';
import {expect, test} from '../test';
import {pathTo} from '../../support/path-to';
import {heading, main, mainScript, pageScripts, siteScripts} from '../published/page';
import {posts} from '../published/site';
import {use} from '../../support/use-page';

/** A post without a recording, whose player would be loaded after the first render. */
const silent = posts.find(
  ({path}) =>
    !readFileSync(join(repository, 'build', path, 'index.html'), 'utf8').includes('<audio'),
)!;

const paths = ['/', posts[0]!.path, pathTo.archive, pathTo.tags, '/legal-notices/', pathTo.search];

/** The appearance of each element, for comparing two states of the same page. */
const looks = (page: Page) =>
  page.evaluate(() => {
    // What `use` shows is drawn from a file, which comes when it will; its box is that of the drawing around it.
    const elements = [...document.querySelectorAll<HTMLElement>('#__docusaurus :not(use)')].filter(
      (element) => {
        const {height} = element.getBoundingClientRect();
        return element.checkVisibility() && height > 0;
      },
    );
    return elements.map((element) => {
      const style = getComputedStyle(element);
      const {x, y, width, height} = element.getBoundingClientRect();
      const numbers = [x, y + scrollY, width, height].map(Math.round);
      const name = `${element.tagName} ${element.className} ${element.textContent.slice(0, 20)}`;
      // The browser does not use a font that is too late for the first paint, so it was never seen.
      const font = style.font.replace(/"Site (?:Text|Title)", /, '');
      return `${name}: ${[...numbers, style.color, style.backgroundColor, font].join(' ')}`;
    });
  });

for (const path of paths) {
  test(
    `${path} is painted before it asks for a script or a style sheet`,
    {tag: '@desktop'},
    async ({page}) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (['script', 'stylesheet'].includes(request.resourceType())) {
          asked.push(request.url());
        }
      });
      await open(page, path);
      expect(asked.length).toBeGreaterThan(2);
      const [paint, first] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        Math.min(
          ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({name}) => /\.(?:js|css)$/.test(name))
            .map(({startTime}) => startTime),
        ),
      ]);
      expect(first).toBeGreaterThanOrEqual(paint);
    },
  );

  test(`${path} looks the same with its own styles as with the whole sheet`, async ({page}) => {
    const styles = await holdBack(page, /\.css$/);
    // A font may come between the two looks, or not; without any, both are of the fonts that stand in for them.
    await holdBack(page, /\.woff2$/);
    // To the page, the scripts seem to run, so that no notice of their absence shifts the layout.
    await page.route(siteScripts, (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'docusaurus.prefetch = () => {};'}),
    );
    const sheet = page.waitForResponse(/\.css$/);
    await page.goto(path, {waitUntil: 'commit'});
    await expect(heading(page)).toBeVisible();
    await page.waitForFunction(() => document.readyState !== 'loading');
    const before = await looks(page);
    await use(page);
    styles.release();
    await sheet;
    await page.waitForFunction(() => document.styleSheets.length > 1);
    expect(before.length).toBeGreaterThan(30);
    expect(await looks(page)).toEqual(before);
  });
}

test(
  'a page asks at once for all scripts that its first render needs',
  {tag: '@desktop'},
  async ({page}) => {
    const own: string[] = [];
    page.on('request', (request) => {
      if (pageScripts.test(request.url()) && request.resourceType() === 'script') {
        own.push(request.url());
      }
    });
    const siteCode = await holdBack(page, mainScript);
    await page.goto(silent.path, {waitUntil: 'commit'});
    await use(page);
    // The sidebar's list is one of them; the post's data is in the page.
    await expect.poll(() => own.length).toBeGreaterThan(0);
    await siteCode.holdsSome();
    // The main script has not run, so the page's list has asked for all that is there.
    const listed = await page.evaluate(() => [...document.scripts].map(({src}) => src));
    siteCode.release();
    await isLive(page);
    // The listener for a search is loaded when the browser is idle.
    const later = () => own.filter((url) => !listed.includes(url));
    await expect.poll(() => later().length).toBeGreaterThan(0);
    const [late, ...others] = later();
    expect(await (await page.request.get(late!)).text()).toContain('theme-search');
    expect(others).toEqual([]);
  },
);

test('a page opened in the background becomes live', {tag: '@desktop'}, async ({page}) => {
  await page.addInitScript(() => {
    // A page in the background paints nothing.
    globalThis.PerformanceObserver = class extends PerformanceObserver {
      override observe(): void {
        // It has nothing to report.
      }
    };
  });
  await open(page, '/');
  await expect(main(page)).toBeVisible();
});

test('nothing changes colour by itself while a page loads', {tag: '@desktop'}, async ({page}) => {
  await page.addInitScript(() => {
    const transitions: string[] = [];
    Object.assign(globalThis, {transitions});
    addEventListener('transitionrun', ({propertyName, target}) => {
      transitions.push(`${propertyName} of ${(target as Element).outerHTML.slice(0, 80)}`);
    });
  });
  await open(page, posts[0]!.path);
  await page.waitForTimeout(500);
  expect(
    await page.evaluate(() => (globalThis as unknown as {transitions: string[]}).transitions),
  ).toEqual([]);
});
