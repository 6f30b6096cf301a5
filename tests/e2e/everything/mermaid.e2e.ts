import type {Locator, Page} from '@playwright/test';
import {open} from '../live';
import {expect, test} from '../test';

const path = '/mermaid/';
const sequence = (page: Page) => page.getByRole('img', {name: 'A run'});
const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test(
  'a sequence is drawn: who takes part side by side, what they say one below the other',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, path);
    const [clock, scheduler, job] = await Promise.all(
      ['Clock of a place far away', 'Scheduler', 'Job'].map((name) =>
        boxOf(sequence(page).getByText(name, {exact: true})),
      ),
    );
    expect(clock!.x + clock!.width).toBeLessThan(scheduler!.x);
    expect(scheduler!.x + scheduler!.width).toBeLessThan(job!.x);
    const [asked, run, done] = await Promise.all(
      ['it is 02:30', 'run', 'done'].map((said) =>
        boxOf(sequence(page).getByText(said, {exact: true})),
      ),
    );
    expect(asked!.y).toBeLessThan(run!.y);
    expect(run!.y).toBeLessThan(done!.y);
  },
);

test(
  'names fit into their frames, which are measured in another font',
  {tag: '@desktop'},
  async ({page}) => {
    await open(page, path);
    const frames = sequence(page).locator('g > path');
    for (const [index, name] of ['Clock of a place far away', 'Scheduler'].entries()) {
      const words = await boxOf(sequence(page).getByText(name, {exact: true}));
      const frame = await boxOf(frames.nth(index));
      const [before, after] = [words.x - frame.x, frame.x + frame.width - (words.x + words.width)];
      expect(before).toBeGreaterThan(2);
      expect(after).toBeGreaterThan(2);
      expect(Math.abs(before - after)).toBeLessThan(2);
    }
  },
);

for (const scheme of ['light', 'dark'] as const) {
  test(`diagrams are in the colours of the page: ${scheme}`, {tag: '@desktop'}, async ({page}) => {
    await page.emulateMedia({colorScheme: scheme});
    await open(page, path);
    const fill = await sequence(page)
      .getByText('run', {exact: true})
      .evaluate((node) => getComputedStyle(node).fill);
    const ink = await page
      .getByRole('main')
      .evaluate((node) => getComputedStyle(node).getPropertyValue('--site-text'));
    const resolved = await page.evaluate((colour) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = colour;
      return getComputedStyle(probe).color;
    }, ink);
    expect(fill).toBe(resolved);
  });
}

test('they do not widen the page, and are named and described', async ({page}) => {
  await open(page, path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const drawn = nodes.map(({name, description}) => [
    String(name?.value),
    String(description?.value),
  ]);
  expect(drawn).toContainEqual(['A run', 'The clock tells the scheduler, which runs the job.']);
  expect(drawn).toContainEqual(['A choice', 'What begins is tried again until it is done.']);
});

test('a flowchart to the right runs downwards on a phone', async ({page, isMobile}) => {
  await open(page, path);
  const choice = page.getByRole('img', {name: 'A choice'});
  const begin = await boxOf(choice.getByText('Begin', {exact: true}));
  const end = await boxOf(choice.getByText('End', {exact: true}));
  expect(isMobile ? begin.y + begin.height < end.y : begin.x + begin.width < end.x).toBe(true);
});
