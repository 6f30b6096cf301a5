import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {fingerprint} from './fingerprint';

function folder(): string {
  const root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'plugins/one'), {recursive: true});
  writeFileSync(join(root, 'plugins/one/index.ts'), 'one');
  writeFileSync(join(root, 'config.ts'), 'config');
  return root;
}

const ofFolder = (root: string, settings: object = {alias: 'a'}) =>
  fingerprint(root, [join(root, 'plugins'), join(root, 'config.ts')], settings);

test('it is the same in a copy of the folder', () => {
  expect(ofFolder(folder())).toBe(ofFolder(folder()));
});

test.each<[string, (root: string) => void]>([
  [
    'a file deep in a folder',
    (root) => {
      writeFileSync(join(root, 'plugins/one/index.ts'), 'two');
    },
  ],
  [
    'a file that is named',
    (root) => {
      writeFileSync(join(root, 'config.ts'), 'other');
    },
  ],
  [
    'a new file',
    (root) => {
      writeFileSync(join(root, 'plugins/one/new.ts'), '');
    },
  ],
])('it changes with %s', (_name, change) => {
  const root = folder();
  const before = ofFolder(root);
  change(root);
  expect(ofFolder(root)).not.toBe(before);
});

test('it changes with the settings', () => {
  const root = folder();
  expect(ofFolder(root, {alias: 'b'})).not.toBe(ofFolder(root));
});
