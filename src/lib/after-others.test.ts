import type {LoadedPlugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {afterOthers} from './after-others';

type Props = Parameters<NonNullable<LoadedPlugin['postBuild']>>[0];

const plugin = (name: string, postBuild?: () => Promise<void>) =>
  ({name, postBuild}) as unknown as LoadedPlugin;

/** As Docusaurus does. */
const run = (plugins: LoadedPlugin[]) =>
  Promise.all(plugins.map(async (each) => each.postBuild?.({} as Props)));

test('what waits comes after all that are listed after it', async () => {
  const events: string[] = [];
  const slow = (name: string, time: number) =>
    plugin(name, async () => {
      await new Promise((resolve) => setTimeout(resolve, time));
      events.push(name);
    });
  const plugins: LoadedPlugin[] = [];
  plugins.push(
    plugin('first', async () => {
      await afterOthers(plugins, 'first');
      events.push('first');
    }),
    slow('second', 20),
    plugin('silent'),
    slow('third', 5),
  );
  await run(plugins);
  expect(events).toEqual(['third', 'second', 'first']);
});

test('where one fails, what waits does not go on', async () => {
  const plugins: LoadedPlugin[] = [];
  let hasGoneOn = false;
  plugins.push(
    plugin('first', async () => {
      await afterOthers(plugins, 'first');
      hasGoneOn = true;
    }),
    plugin('second', () => Promise.reject(new Error('broken'))),
  );
  await expect(run(plugins)).rejects.toThrow('broken');
  expect(hasGoneOn).toBe(false);
});
