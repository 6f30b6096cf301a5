import {join} from 'node:path';
import {expect, test} from 'vitest';
import {folderWith} from '../../tests/product/support/folder';
import {routes} from '../site/routes';
import {lostAddresses, readAddresses} from './published';

const tag = `/${routes.tags}/css/`;
const before = new Set(['/', '/2024/04/02/old/', tag, '/img/old.png', '/legal/']);

test('an address that is still there, or leads on, is not lost', () => {
  expect(lostAddresses(before, new Set([...before, '/2024/05/01/another/']), '/')).toEqual([]);
});

test('for each lost address, the message says what to write, and where', () => {
  const findings = lostAddresses(before, new Set(['/', '/legal/', '/2024/04/02/new/']), '/blog/');
  expect(findings.map(({file, remedy}) => `${file}: ${remedy}`)).toEqual([
    expect.stringMatching(
      /^blog\/redirects\.yml: write redirects: \[2024-04-02-old\] .* such as \/2024\/04\/02\/new\/; or write here \/blog\/2024\/04\/02\/old\/: \/its/,
    ),
    expect.stringMatching(
      /^blog\/redirects\.yml: write \/blog\/img\/old\.png: and the path of the file/,
    ),
    expect.stringMatching(
      /^blog\/tags\.yml: keep it with permalink: \/css; or .*redirects\.yml: \/blog\//,
    ),
  ]);
  expect(findings.every(({severity}) => severity === 'error')).toBe(true);
});

test('only a list that a build has written is read', async () => {
  const folder = folderWith({a: '# Every address.\n/\n/legal/\n', b: '<!doctype html>\n'});
  expect(await readAddresses(join(folder, 'a'))).toEqual(new Set(['/', '/legal/']));
  await expect(readAddresses(join(folder, 'b'))).rejects.toThrow(/not a list of addresses/);
});
