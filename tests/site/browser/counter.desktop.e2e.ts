import {identity} from '../../../src/site/identity';
import {at, pathTo} from '../support/path-to';
import {expect, test} from '../support/test';

const counter = identity.services?.find(({counts, script}) => counts && script);
const address = `${counter?.origin}${counter?.script?.path}`;

test.skip(counter === undefined, 'The site has no counter.');

let asked: string[];

test.beforeEach(async ({page}) => {
  asked = [];
  await page.route(address, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'var received = Object.fromEntries([...document.currentScript.attributes].map(({name, value}) => [name, value]));',
    });
  });
});

test('a counter comes with each document, its attributes and its variables', async ({page}) => {
  for (const [before, path] of [at('/'), pathTo.archive].entries()) {
    await page.goto(path);
    await expect.poll(() => asked.length).toBe(before + 1);
  }
  const {attributes = {}, globals = {}} = counter!.script!;
  await expect.poll(() => page.evaluate('globalThis.received')).toMatchObject(attributes);
  for (const [name, value] of Object.entries(globals)) {
    expect(await page.evaluate(`globalThis[${JSON.stringify(name)}]`)).toEqual(value);
  }
});

test('a page that is rendered ahead is not counted before it is opened', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', {value: true});
  });
  await page.goto(at('/'));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => asked).toEqual([address]);
});

for (const [name, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`a reader whose browser says ${name} is not counted`, async ({page}) => {
    await page.addInitScript(
      (wish) => {
        Object.defineProperty(navigator, wish.name, {value: wish.value});
      },
      {name, value},
    );
    await page.goto(at('/'));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
}
