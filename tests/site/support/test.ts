import {test as base, expect, type Page} from '@playwright/test';
import {identity} from '../../../src/site/identity';
import {siteScriptHasCome} from './use-page';

/** The other origins that pages may load from, of which the browser finds none: see the configuration. */
const services = (identity.services ?? []).map(({origin}) => origin);
const isOfService = (url: string) => services.some((origin) => url.startsWith(`${origin}/`));

export type Options = {
  /**
   * Problems a test causes on purpose; any other fails it. At most one pattern, with alternatives:
   * Playwright takes a list whose second element is an object for `[value, options]`.
   */
  expectedProblems: [] | [RegExp];
};

/**
 * Makes a page wait, when it is opened, until its script reacts to what a reader does. A test that does not wait for its
 * load sees it earlier.
 */
function waitForSiteScript(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const untilItRuns = async (
    opened: ReturnType<typeof goto>,
    {waitUntil}: {waitUntil?: string},
  ) => {
    const response = await opened;
    if (waitUntil === undefined) {
      await siteScriptHasCome(page);
    }
    return response;
  };
  page.goto = (url, options = {}) => untilItRuns(goto(url, options), options);
  page.reload = (options = {}) => untilItRuns(reload(options), options);
}

/**
 * Playwright's test, with a page that watches itself: a console error or warning (a hydration
 * mismatch is one), an uncaught exception, a failed request, a status of 400 or more, or a request
 * to another origin fails the test, unless `expectedProblems` declares it.
 */
export const test = base.extend<Options>({
  expectedProblems: [[], {option: true}],
  page: async ({page, baseURL, expectedProblems}, use) => {
    waitForSiteScript(page);
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
    await use(page);
    expect(
      problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem))),
      'problems the page had',
    ).toEqual([]);
    // A request that the test answers may still be pending, for example for a link that has come into view.
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },
});

export {expect};
