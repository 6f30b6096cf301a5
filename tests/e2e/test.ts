import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test as base, expect, type Page} from '@playwright/test';
import type {ClientFiles} from '../../src/lib/contracts';
import {identity} from '../../src/site/identity';
import {repository} from '../support/docusaurus';

/** The other origins that pages may load from, of which the browser finds none: see the configuration. */
const services = (identity.services ?? []).map(({origin}) => origin);
const isOfService = (url: string) => services.some((origin) => url.startsWith(`${origin}/`));

export type Options = {
  /**
   * Problems a test causes on purpose; any other fails it. At most one pattern, with alternatives:
   * Playwright takes a list whose second element is an object for `[value, options]`.
   */
  expectedProblems: [] | [RegExp];
  /** Whether pages get on without Docusaurus' client, because its scripts never come. */
  withoutClient: boolean;
};

/** The classes whose rules the build of the site under test removed as unused. */
function droppedClasses(project: string): Set<string> {
  const site = project.split(' ')[0]!;
  const folder = ['published', 'client'].includes(site) ? '' : `tests/fixtures/${site}`;
  const file = join(repository, folder, '.docusaurus/dropped-classes.json');
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
}

/** Records every class that an element of the page ever has. */
async function watchClasses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const met = new Set<string>();
    Object.assign(globalThis, {classesMet: met});
    const note = (element: Element) => {
      element.classList.forEach((name) => met.add(name));
    };
    new MutationObserver((records) => {
      for (const {target, addedNodes} of records) {
        for (const node of [target, ...addedNodes]) {
          if (node instanceof Element) {
            note(node);
            node.querySelectorAll('[class]').forEach(note);
          }
        }
      }
    }).observe(document, {subtree: true, childList: true, attributeFilter: ['class']});
  });
}

async function classesMet(page: Page): Promise<string[]> {
  try {
    return await page.evaluate(() => [
      ...((globalThis as {classesMet?: Set<string>}).classesMet ?? []),
    ]);
  } catch {
    // The test has left the page unable to run scripts.
    return [];
  }
}

/** Keeps the scripts of Docusaurus' client from a page, which is told of none. */
async function keepClientAway(page: Page): Promise<void> {
  await page.route('**/client.json', async (route) => {
    const response = await route.fetch();
    const files = (await response.json()) as ClientFiles;
    await route.fulfill({response, json: {...files, scripts: []}});
  });
}

/**
 * Playwright's test, with a page that watches itself: a console error or warning (a hydration
 * mismatch is one), an uncaught exception, a failed request, a status of 400 or more, or a request
 * to another origin fails the test, unless `expectedProblems` declares it. So does a class whose rules
 * the build has removed from the styles.
 */
export const test = base.extend<Options>({
  expectedProblems: [[], {option: true}],
  withoutClient: [false, {option: true}],
  page: async (
    {page, baseURL, expectedProblems, javaScriptEnabled, withoutClient},
    use,
    {project},
  ) => {
    if (withoutClient) {
      await keepClientAway(page);
    }
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isOfService(message.location().url)) {
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The browser aborts pending requests when it leaves a page.
      if (reason !== 'net::ERR_ABORTED' && !isOfService(request.url())) {
        problems.push(`failed request: ${request.url()} ${reason}`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        problems.push(`status ${response.status()}: ${response.url()}`);
      }
    });
    page.on('request', (request) => {
      const {origin, protocol} = new URL(request.url());
      if (
        protocol.startsWith('http') &&
        origin !== new URL(baseURL!).origin &&
        !services.includes(origin)
      ) {
        problems.push(`request to another origin: ${request.url()}`);
      }
    });
    if (javaScriptEnabled) {
      await watchClasses(page);
    }
    await use(page);
    if (javaScriptEnabled) {
      const dropped = droppedClasses(project.name);
      const bare = (await classesMet(page)).filter((name) => dropped.has(name));
      expect(bare, 'classes without their rules: see src/build/first-load/styles.ts').toEqual([]);
    }
    expect(
      problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem))),
      'problems the page had',
    ).toEqual([]);
    // A request that the test answers may still be pending, for example for a link that has come into view.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
});

export {expect};
