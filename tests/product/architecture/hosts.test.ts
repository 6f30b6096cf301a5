import {spawnSync} from 'node:child_process';
import {chmodSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {repository} from '../../site/support/docusaurus';
import {read} from '../../site/support/files';
import {folderWith} from '../support/folder';

test('README and DEPLOYING say the same of what was never tried', () => {
  const [said] =
    /Publishing, going back and the check[^]*?follows their documents\./.exec(read('README.md')) ??
    [];
  const words = said!.replaceAll(/\s+/g, ' ');
  expect(read('.github/DEPLOYING.md').replaceAll(/\s+/g, ' ')).toContain(words);
});

test('a build is uploaded to S3 so that what pages load is there before them, and goes after them', () => {
  const folder = folderWith({'bin/aws': '#!/bin/sh\necho "$@" >> ../calls\n', 'site/a': ''});
  chmodSync(join(folder, 'bin/aws'), 0o755);
  const script = join(repository, '.github/hosts/upload-to-s3.sh');
  const run = (...args: string[]) =>
    spawnSync('bash', [script, ...args], {
      cwd: join(folder, 'site'),
      env: {PATH: `${folder}/bin:${process.env.PATH}`},
      encoding: 'utf8',
    });
  expect(run('kept-build').stderr).toContain('name the bucket, as s3://YOUR-BUCKET');
  expect(run('kept-build', 's3://acme').status).toBe(0);
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  const inShort = calls.map((call) => {
    const [, command, kept] = /^s3 (\w+) kept-build s3:\/\/acme .*--cache-control (\S+)/.exec(
      call,
    )!;
    return [command, kept, ...(call.includes(' --delete ') ? ['--delete'] : [])].join(' ');
  });
  expect(inShort).toEqual([
    'sync public,',
    'cp no-cache',
    'sync no-cache --delete',
    'sync public, --delete',
  ]);
  for (const call of calls) {
    expect(call).toContain('--exclude _headers --exclude _redirects');
    expect(call).toContain('--exclude *.html.br --exclude *.html.gz');
  }
});
