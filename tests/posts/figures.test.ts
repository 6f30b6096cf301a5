import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {repository} from '../support/docusaurus';
import {code} from './files';

const scripts = code.filter((file) => /^blog\/[^/]+\/code\/figures\.ts$/.test(file));

// No post has to have figures, and Vitest fails a file without a test.
test.runIf(scripts.length === 0)('no post has figures', () => {
  expect(scripts).toEqual([]);
});

test.for(scripts)(
  '%s gives the figures that its post shows, of what is there now',
  {timeout: 300_000},
  async (script) => {
    const [, folder] = script.split('/');
    const flags = ['src/cli/figures/run.ts', folder!, '--check', '--quick'];
    const said = await new Promise<string>((done) => {
      execFile(
        join(repository, 'node_modules/.bin/tsx'),
        flags,
        {cwd: repository},
        (error, _out, err) => {
          done(error ? err.trim() || error.message : '');
        },
      );
    });
    expect(said).toBe('');
  },
);
