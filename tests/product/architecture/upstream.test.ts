import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, test} from 'vitest';
import {comparedWith, differences, patches} from '../../../src/cli/upstream';
import {files, read} from '../../site/support/files';

test('the installed Docusaurus is the version that ours was compared with', () => {
  const {dependencies, devDependencies} = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const versions = Object.entries({...dependencies, ...devDependencies})
    .filter(([name]) => name.startsWith('@docusaurus/'))
    .map(([, version]) => version);
  expect(
    new Set(versions),
    'run npm run check-upstream before an upgrade, carry over what has changed, then write the version into src/cli/upstream.ts',
  ).toEqual(new Set([comparedWith]));
});

test('a source that another version changes is found with what relies on it, and so is one that it lacks', () => {
  const [before, after] = ['before', 'after'].map((name) => {
    const folder = mkdtempSync(join(tmpdir(), 'upstream-'));
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), {recursive: true});
      writeFileSync(join(folder, path), text);
    };
    write('@docusaurus/theme-classic/src/theme/Footer/index.tsx', name);
    write('@docusaurus/theme-classic/src/theme/SearchBar.tsx', 'the same');
    if (name === 'before') {
      write('@docusaurus/theme-classic/src/nprogress.ts', name);
    }
    return folder;
  });
  const found = [...differences(before!, after!)].filter(([, sources]) => sources.length > 0);
  expect(found).toEqual([
    ['src/components/ProgressBar/progress-bar.ts', ['@docusaurus/theme-classic/src/nprogress.ts']],
    ['src/theme/Footer/index.tsx', ['@docusaurus/theme-classic/src/theme/Footer/index.tsx']],
  ]);
});

test('all that imports an internal of Docusaurus or replaces a module is in the list, and is there', () => {
  const adapting = files.filter(
    (file) =>
      /^src\/(?!theme\/).*\.(?:[cm]?js|tsx?)$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /from '@docusaurus\/[\w-]+\/lib\/|\bnew NormalModuleReplacementPlugin\b|\balias: \{\s*'/.test(
        read(file),
      ),
  );
  expect(adapting.filter((file) => !(file in patches))).toEqual([]);
  expect(Object.keys(patches).filter((file) => !files.includes(file))).toEqual([]);
});

test('there are few patches', () => {
  expect(Object.keys(patches).length).toBeLessThanOrEqual(8);
});
