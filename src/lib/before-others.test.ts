import type {LoadedPlugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {afterOthers} from './after-others';
import {beforeOthers} from './before-others';

type Props = Parameters<NonNullable<LoadedPlugin['postBuild']>>[0];

const plugin = (name: string, postBuild?: () => Promise<void>) =>
  ({name, postBuild}) as unknown as LoadedPlugin;

/** As Docusaurus does. */
const run = (plugins: LoadedPlugin[]) =>
  Promise.all(plugins.map(async (each) => each.postBuild?.({} as Props)));

const inAWhile = () => new Promise((resolve) => setTimeout(resolve, 20));

test('those that are listed after it begin when its work is done, and what waits for all comes last', async () => {
  const events: string[] = [];
  const says = (name: string) =>
    plugin(name, async () => {
      events.push(`${name} begins`);
      await inAWhile();
      events.push(`${name} ends`);
    });
  const plugins: LoadedPlugin[] = [];
  plugins.push(
    plugin('last', async () => {
      await afterOthers(plugins, 'last');
      events.push('last');
    }),
    plugin('worker', () =>
      beforeOthers(plugins, 'worker', async () => {
        await inAWhile();
        events.push('the work is done');
      }),
    ),
    plugin('silent'),
    says('reader'),
    says('other'),
  );
  await run(plugins);
  expect(events).toEqual([
    'the work is done',
    'reader begins',
    'other begins',
    'reader ends',
    'other ends',
    'last',
  ]);
});

test('where its work fails, they are not begun', async () => {
  let hasBegun = false;
  const plugins: LoadedPlugin[] = [];
  plugins.push(
    plugin('worker', () =>
      beforeOthers(plugins, 'worker', () => Promise.reject(new Error('broken'))),
    ),
    plugin('reader', () => {
      hasBegun = true;
      return Promise.resolve();
    }),
  );
  await expect(run(plugins)).rejects.toThrow('broken');
  expect(hasBegun).toBe(false);
});
