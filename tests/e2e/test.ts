import {test as base, expect} from '@playwright/test';

type Options = {
  /**
   * Problems a test causes on purpose; any other fails it. At most one pattern, with alternatives:
   * Playwright takes a list whose second element is an object for `[value, options]`.
   */
  expectedProblems: [] | [RegExp];
};

/**
 * Playwright's test, with a page that watches itself: a console error or warning (a hydration
 * mismatch is one), an uncaught exception, a failed request, a status of 400 or more, or a request
 * to another origin fails the test, unless it says in `expectedProblems` that it causes it.
 */
export const test = base.extend<Options>({
  expectedProblems: [[], {option: true}],
  page: async ({page, baseURL, expectedProblems}, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The browser gives up what it was still fetching when a page is left.
      if (reason !== 'net::ERR_ABORTED') {
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
      if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin) {
        problems.push(`request to another origin: ${request.url()}`);
      }
    });
    await use(page);
    expect(
      problems.filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem))),
      'problems the page had',
    ).toEqual([]);
  },
});

export {expect};
