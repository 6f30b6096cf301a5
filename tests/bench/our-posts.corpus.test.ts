import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {checkPosts} from '../../src/check/check-posts';
import {ownPosts, writeSite} from './corpus';

// Posts of an owner may have what a copy cannot, and a bench then says what.
test('copies of our posts have no error that would stop a build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    writeSite(folder, ownPosts.length * 2);
    const {findings} = await checkPosts(folder);
    const errors = findings.filter(({severity}) => severity === 'error');
    expect(errors.map(({file, reason}) => `${file}: ${reason}`)).toEqual([]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
