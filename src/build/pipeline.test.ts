import type {LoadedPlugin, Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {inPipeline, pipeline} from './pipeline';

type Props = Parameters<NonNullable<LoadedPlugin['postBuild']>>[0];

const run = async (plugins: Plugin[]) => {
  // As Docusaurus runs them.
  await Promise.all(
    inPipeline(plugins).map(async ({postBuild}) => postBuild?.({} as Props & {content: unknown})),
  );
};

const later = () => new Promise((resolve) => setTimeout(resolve));

test('rows run one after another, the steps of one side by side, in whatever order they are given', async () => {
  const events: string[] = [];
  const plugin = (name: string): Plugin => ({
    name,
    async postBuild() {
      events.push(`${name} begins`);
      await later();
      events.push(`${name} ends`);
    },
  });
  await run(['headers', 'feeds', 'sitemap', 'styles'].map(plugin));
  expect(events).toEqual([
    ...['styles begins', 'styles ends'],
    ...['feeds begins', 'sitemap begins', 'feeds ends', 'sitemap ends'],
    ...['headers begins', 'headers ends'],
  ]);
});

test('a step that fails is named, and what comes after it does not begin', async () => {
  const begun: string[] = [];
  const built = run([
    {name: 'feeds', postBuild: () => later().then(() => Promise.reject(new Error('No article.')))},
    {name: 'headers', postBuild: () => void begun.push('headers')},
  ]);
  await expect(built).rejects.toThrow(
    'The step "feeds" of the build (src/build/pipeline.ts) failed. No article.',
  );
  expect(begun).toEqual([]);
});

test('a step without a place is refused, with what to do', () => {
  expect(() => inPipeline([{name: 'new', postBuild: () => undefined}])).toThrow(
    'The plugin "new" has a postBuild, and no place in src/build/pipeline.ts: add it to a row there.',
  );
});

test('what a step reads is written in an earlier row or by Docusaurus, and what it writes by no other', () => {
  const written = new Set<string>(['pages', 'sheets']);
  for (const row of pipeline) {
    for (const step of row) {
      expect([...written], step.name).toEqual(expect.arrayContaining([...step.reads]));
      const touched = row.flatMap((one) => (one === step ? [] : [...one.reads, ...one.writes]));
      expect(
        step.writes.filter((files) => touched.includes(files)),
        step.name,
      ).toEqual([]);
    }
    row.flatMap(({writes}) => writes).forEach((files) => written.add(files));
  }
});
