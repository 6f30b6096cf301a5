import type {LoadedPlugin, Plugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {stopBuild} from '../lib/build-stop';
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
  await run([plugin('headers'), plugin('feeds'), plugin('sitemap'), plugin('styles')]);
  expect(events).toEqual([
    'styles begins',
    'styles ends',
    'feeds begins',
    'sitemap begins',
    'feeds ends',
    'sitemap ends',
    'headers begins',
    'headers ends',
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

test('what an author has to correct keeps its own message', async () => {
  const limit = Error.stackTraceLimit;
  await expect(
    run([{name: 'feeds', postBuild: () => stopBuild('blog/a.md: a title is missing.')}]),
  ).rejects.toThrow(/^blog\/a\.md: a title is missing\.$/);
  Error.stackTraceLimit = limit;
});

test('a step without a place is refused, with what to do', () => {
  expect(() => inPipeline([{name: 'new', postBuild: () => undefined}])).toThrow(
    'The plugin "new" has a postBuild, and no place in src/build/pipeline.ts: add it to a row there.',
  );
});

test('no step of a row writes what another of it reads or writes', () => {
  for (const row of pipeline) {
    for (const {name, writes} of row) {
      const others = row.filter((step) => step.name !== name);
      const touched = others.flatMap((step) => [...step.reads, ...step.writes]);
      expect(
        touched.filter((files) => writes.includes(files)),
        name,
      ).toEqual([]);
    }
  }
});

test('what a step reads is written before it, or by Docusaurus', () => {
  const written = new Set<string>(['pages', 'sheets']);
  for (const row of pipeline) {
    for (const {name, reads} of row) {
      expect(
        reads.filter((files) => !written.has(files)),
        name,
      ).toEqual([]);
    }
    row.flatMap(({writes}) => writes).forEach((files) => written.add(files));
  }
});
