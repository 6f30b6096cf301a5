import {expect, test} from 'vitest';
import type {Handed, Output, Props} from './output';
import pipeline from './pipeline';

const later = () => new Promise((resolve) => setTimeout(resolve));

/** Runs the steps of plugins, as Docusaurus does once it has rendered the pages. */
const run = async (...plugins: Output[]) => {
  const props = {plugins} as unknown as Props & {content: unknown};
  await pipeline().postBuild!(props);
};

const events: string[] = [];
const step = (name: string, reads: Handed[], writes: Handed[]): Output => ({
  name,
  step: {
    reads,
    writes,
    async run() {
      events.push(`${name} begins`);
      await later();
      events.push(`${name} ends`);
    },
  },
});

test('a step begins when what it reads is written, side by side with others, in whatever order they are given', async () => {
  events.length = 0;
  await run(
    step('hosts', ['feeds', 'sitemap'], ['files for hosts']),
    step('feeds', ['texts'], ['feeds']),
    step('sitemap', ['pages with heads'], ['sitemap']),
    step('pass', [], ['texts', 'pages with heads']),
    {name: 'one without a step'},
  );
  expect(events).toEqual([
    ...['pass begins', 'pass ends'],
    ...['feeds begins', 'sitemap begins', 'feeds ends', 'sitemap ends'],
    ...['hosts begins', 'hosts ends'],
  ]);
});

test('a step that fails is named, and what reads what it writes does not begin', async () => {
  events.length = 0;
  const fails = step('feeds', [], ['feeds']);
  fails.step!.run = () => later().then(() => Promise.reject(new Error('No article.')));
  await expect(run(step('hosts', ['feeds'], ['files for hosts']), fails)).rejects.toThrow(
    'The step "feeds" of the build failed. No article.',
  );
  expect(events).toEqual([]);
});

test.each([
  [
    'that write the same',
    [step('one', [], ['feeds']), step('other', [], ['feeds'])],
    /The steps "one" and "other" of the build write the same: give/,
  ],
  [
    'that wait for each other',
    [step('one', ['cards'], ['feeds']), step('other', ['feeds'], ['cards']), step('third', [], [])],
    /The steps "one", "other" of the build wait for each other: correct/,
  ],
])('steps %s are refused, with what to do', async (_what, steps, message) => {
  await expect(run(...steps)).rejects.toThrow(message);
});
