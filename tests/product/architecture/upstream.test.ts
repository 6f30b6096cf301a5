import {existsSync} from 'node:fs';
import {join} from 'node:path';
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
    ['src/runtime/progress-bar.ts', [progress]],
    ['src/theme/Footer/index.tsx', [footer]],
  ]);
});

/** By what a source gives away that it relies on what Docusaurus, or what it is made of, does not promise. */
const signs = [
  /theme-common\/internal|from '@docusaurus\/[\w-]+\/lib\//,
  /\bNormalModuleReplacementPlugin\b|\bconfigurePostCss\b|\balias: \{\s*'/,
  /require\.resolve\('@docusaurus\//,
  /\bssrTemplate\b|_mdxExplicitJsx|\bnprogress\.configure\b|\bclient-manifest\.json\b/,
  /\buser-content-|\.exclude = |runtime~|Loading \(\?:CSS \)\?chunk/,
];

test('all that relies on an internal of Docusaurus is in the list, with what it buys, and nothing else', () => {
  const relying = files.filter(
    (file) =>
      /^src\/(?!theme\/|cli\/).*\.(?:[cm]?js|tsx?)$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      signs.some((sign) => sign.test(read(file))),
  );
  expect(relying.filter((file) => !(file in patches))).toEqual([]);
  expect(Object.keys(patches).filter((file) => !files.includes(file))).toEqual([]);
});

test('each source that ours relies on is in the installed packages', () => {
  const sources = Object.values(patches).flatMap(({of}) => of);
  expect(sources.filter((source) => !existsSync(join('node_modules', source)))).toEqual([]);
});
