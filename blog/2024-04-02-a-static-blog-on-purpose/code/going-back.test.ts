import {execFileSync, spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {aws} from './aws-stand-in';
import {build, type Files} from './build';
import {edited, posts} from './posts';

const script = readFileSync(
  join(
    __dirname,
    '../../2024-05-21-a-site-without-servers-in-terraform/code/release.sh',
  ),
  'utf8',
);

/** Times of files have to differ. */
const tick = () => setTimeout(20);

async function write(folder: string, files: Files): Promise<void> {
  await tick();
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}

/** Releases A, B and A; returns the files of A that the bucket has not. */
async function wrongAfterGoingBack(release: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'going-back-'));
  try {
    const log = join(folder, 'log');
    const command = (name: string, text: string) => {
      writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, {mode: 0o755});
    };
    command('terraform', '[ "$1" != output ] || echo bucket');
    command('aws', `printf '%s\\0' "$@" >> '${log}' && echo >> '${log}'`);
    command('release', release.replace(/^#!.*/, ''));
    const bucket = join(folder, 'bucket');
    const publish = async (name: string) => {
      await tick();
      writeFileSync(log, '');
      execFileSync('bash', [join(folder, 'release'), join(folder, name)], {
        env: {...process.env, PATH: `${folder}:${process.env.PATH}`},
      });
      for (const call of readFileSync(log, 'utf8').trim().split('\n')) {
        aws(call.split('\0').slice(0, -1), bucket);
      }
    };
    const before = build(posts);
    await write(join(folder, 'A'), before);
    await publish('A');
    await write(join(folder, 'B'), build(edited));
    await publish('B');
    await publish('A');
    return [...before]
      .filter(([path, text]) => readFileSync(join(bucket, path), 'utf8') !== text)
      .map(([path]) => path)
      .sort();
  } finally {
    rmSync(folder, {recursive: true});
  }
}

test('the release script goes back to every file of an older build', async () => {
  expect(await wrongAfterGoingBack(script)).toEqual([]);
});

test.each(['roll-back.sh', 'html-last.sh'])('so does %s', async (name) => {
  const lines = readFileSync(join(__dirname, name), 'utf8');
  const script = lines.replace('bucket=$2', 'bucket=s3://bucket');
  expect(script).not.toBe(lines);
  expect(await wrongAfterGoingBack(script)).toEqual([]);
});

test('with sync alone, it would leave each page that has kept its length', async () => {
  const syncOnly = script.replace('upload cp --recursive', 'upload sync');
  expect(syncOnly).not.toBe(script);
  const after = build(edited);
  const asLong = [...build(posts)].filter(
    ([path, text]) => after.has(path) && after.get(path) !== text && after.get(path)!.length === text.length,
  );
  const left = asLong.map(([path]) => path).sort();
  expect(left).toHaveLength(4);
  expect(await wrongAfterGoingBack(syncOnly)).toEqual(left);
});

test('check.sh passes for the build only, and lists pages besides', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const [kept, bucket] = [join(folder, 'A'), join(folder, 'bucket')];
  // Stands in for `aws s3 cp BUCKET FOLDER`.
  writeFileSync(join(folder, 'aws'), `#!/bin/sh\ncp -r '${bucket}/.' "$4"\n`, {mode: 0o755});
  const temporary = join(folder, 'temporary');
  const check = (build = kept) => {
    const {status, stdout, stderr} = spawnSync('bash', [join(__dirname, 'check.sh'), build, 's3://site/'], {
      encoding: 'utf8',
      env: {...process.env, TMPDIR: temporary, PATH: `${folder}:${process.env.PATH}`},
    });
    expect(readdirSync(temporary)).toEqual([]);
    return [status, ...(status === 2 ? stderr : stdout).trim().split('\n')];
  };
  try {
    for (const made of [kept, bucket, temporary]) mkdirSync(made);
    for (const side of [kept, bucket]) writeFileSync(join(side, 'index.html'), 'A');
    writeFileSync(join(kept, '404.html'), 'A');
    expect(check()).toEqual([1, './404.html: FAILED open or read', 'FAIL']);
    writeFileSync(join(bucket, '404.html'), 'B');
    expect(check()).toEqual([1, './404.html: FAILED', 'FAIL']);
    writeFileSync(join(bucket, '404.html'), 'A');
    writeFileSync(join(bucket, 'old.js'), 'B');
    expect(check()).toEqual([0, 'PASS']);
    writeFileSync(join(bucket, 'new.html'), 'B');
    expect(check()).toEqual([1, 'aws s3 rm s3://site/new.html', 'FAIL']);
    // What is pasted must be one key.
    writeFileSync(join(bucket, 'b c.html'), 'B');
    expect(check(`${kept}/`)).toEqual([
      1,
      String.raw`aws s3 rm s3://site/b\ c.html`,
      'aws s3 rm s3://site/new.html',
      'FAIL',
    ]);
    // Without a build, every page would be one too many.
    const mistyped = join(folder, 'mistyped');
    expect(check(mistyped)).toEqual([2, `no build in ${mistyped}`]);
    rmSync(join(kept, 'index.html'));
    expect(check()).toEqual([2, `no build in ${kept}`]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
