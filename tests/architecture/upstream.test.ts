import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {differences, patches} from '../../src/cli/compare-sources';
import {patches as adapted, swizzles} from '../../src/lib/upstream';
import {repository} from '../support/docusaurus';
import {swizzles as partsOfTheme} from './swizzles';
import {files, read} from './files';

const modules = 'node_modules/';

describe('the sources behind each patch are those that it was written against', () => {
  test.each(Object.entries(patches))('%s', (patch, sources) => {
    expect(
      differences(sources, join(repository, modules)),
      `upstream has changed what ${patch} relies on: compare the two, then write the new fingerprints into src/lib/upstream.ts`,
    ).toEqual([]);
  });

  test('one that changed is found, and one that is gone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'upstream-'));
    const [changed, gone] = ['@docusaurus/core/lib/a.js', 'nprogress/nprogress.js'];
    mkdirSync(dirname(join(folder, changed)), {recursive: true});
    writeFileSync(join(folder, changed), 'new');
    const sources = {[changed]: '0123456789abcdef', [gone]: '0123456789abcdef'};
    expect(differences(sources, folder)).toEqual([
      {source: changed, state: 'changed', now: '11507a0e2f5e69d5'},
      {source: gone, state: 'gone', now: undefined},
    ]);
    expect(differences(sources, folder, () => '11507a0e2f5e69d5')).toHaveLength(1);
  });
});

describe('the list of patches is whole', () => {
  const list = 'src/lib/upstream.ts';
  const code = files.filter(
    (file) =>
      /^src\/.*\.(?:[cm]?js|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== list,
  );

  test('each swizzle is in it, with all sources of its part of the theme', () => {
    const found = partsOfTheme.map(({file, upstream}) => [
      file,
      upstream.map((path) => path.slice(modules.length)).sort(),
    ]);
    expect(
      Object.entries(swizzles).map(([file, sources]) => [file, Object.keys(sources).sort()]),
    ).toEqual(found);
  });

  test('all that imports an internal of Docusaurus or replaces a module is in it, and is there', () => {
    const adapting = code.filter((file) =>
      /from '@docusaurus\/[\w-]+\/lib\/|\bnew NormalModuleReplacementPlugin\b|\balias: \{\s*'/.test(
        read(file),
      ),
    );
    expect(adapting.filter((file) => !(file in patches))).toEqual([]);
    expect(Object.keys(patches).filter((file) => !files.includes(file))).toEqual([]);
  });

  test('there are few patches', () => {
    expect(Object.keys(adapted).length).toBeLessThanOrEqual(8);
  });
});
