import {expect, test} from 'vitest';
import * as contracts from '../../../src/lib/contracts';
import {files, read} from '../../site/support/files';

const attributes = Object.values(contracts)
  .map(String)
  .filter((value) => value.startsWith('data-'));

// A style sheet cannot import the names that code and styles share. What an owner writes into src/site is between their
// own files.
const styles = files.filter((file) => /^src\/(?!site\/).*\.css$/.test(file));

test.each(styles)('the attributes that %s names are contracts', (file) => {
  const named = [...read(file).matchAll(/(?:\[|attr\()(data-[\w-]+)/g)].map(([, name]) => name);
  expect(attributes).toEqual(expect.arrayContaining(named));
});
