import {describe, expect, test} from 'vitest';
import {files, read} from './files';

const manifest = JSON.parse(read('package.json')) as {
  engines: {node: string};
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
};

const direct = {...manifest.dependencies, ...manifest.devDependencies};

describe('packages', () => {
  test.each(Object.entries({...direct, ...manifest.overrides}))(
    '%s is pinned to one version: %s',
    (_name, version) => {
      expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    },
  );

  test('those of Docusaurus share a version, as they must', () => {
    const versions = Object.entries(direct).flatMap(([name, version]) =>
      name.startsWith('@docusaurus/') ? version : [],
    );
    expect(versions.length).toBeGreaterThan(5);
    expect(new Set(versions).size).toBe(1);
  });

  test('react and react-dom share a version, as they must', () => {
    expect(direct['react-dom']).toBe(direct.react);
  });
});

describe('Node.js', () => {
  const oldest = /^>=([\d.]+)/.exec(manifest.engines.node)![1]!;
  const newest = read('.nvmrc').trim();

  test('continuous integration tests the oldest version that package.json admits and the one in .nvmrc', () => {
    const workflows = files
      .filter((file) => /^\.github\/workflows\/.*\.ya?ml$/.test(file))
      .map(read);
    const lists = workflows.flatMap((text) =>
      [...text.matchAll(/^\s*node-version: *\[(.*)\]/gm)].map(([, list = '']) =>
        list.split(',').map((version) => version.replace(/['"\s]/g, '')),
      ),
    );
    expect([...new Set(lists.map(String))], 'the versions of every matrix').toEqual([
      `${oldest},${newest}`,
    ]);
    const alone = workflows.flatMap((text) => text.match(/node-version: *['"]?\d.*/g) ?? []);
    expect(alone, 'take the version from .nvmrc or from the matrix').toEqual([]);
  });

  test('its types are those of the oldest version, so that nothing newer is used unseen', () => {
    expect(direct['@types/node']?.split('.')[0]).toBe(oldest.split('.')[0]);
  });
});
