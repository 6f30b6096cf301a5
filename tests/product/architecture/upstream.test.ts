import {expect, test} from 'vitest';
import {comparedWith, differences, patches} from '../../../src/cli/upstream';
import {files, read} from '../../site/support/files';
import {folderWith} from '../support/folder';

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
  const footer = '@docusaurus/theme-classic/src/theme/Footer/index.tsx';
  const progress = '@docusaurus/theme-classic/src/nprogress.ts';
  const same = {'@docusaurus/theme-classic/src/theme/SearchBar.tsx': 'the same'};
  const before = folderWith({...same, [footer]: 'before', [progress]: 'before'});
  const after = folderWith({...same, [footer]: 'after'});
  const found = [...differences(before, after)].filter(([, sources]) => sources.length > 0);
  expect(found).toEqual([
    ['src/components/ProgressBar/progress-bar.ts', [progress]],
    ['src/theme/Footer/index.tsx', [footer]],
  ]);
});

test('all that imports an internal of Docusaurus or replaces a module is in the list, which is short', () => {
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
  expect(Object.keys(patches).length).toBeLessThanOrEqual(8);
});
