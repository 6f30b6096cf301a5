import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readTable, saidOf} from './tables';

const file = join(mkdtempSync(join(tmpdir(), 'tables-')), 'head.json');

test('what tables say of a page is what they say of it, and of all pages', () => {
  writeFileSync(file, JSON.stringify({'/a/': ['one'], '/b/': ['two'], '*': ['any']}));
  expect(readTable(file)).toEqual({'/a/': ['one'], '/b/': ['two'], '*': ['any']});
  const [of, ofOther] = [saidOf('/a/'), saidOf('/b/')];
  expect(of).toContain('one');
  expect(of).toContain('any');
  expect(of).not.toContain('two');
  expect(ofOther).not.toBe(of);
});
