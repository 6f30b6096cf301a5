// Slow, and needs aws, rclone and s3cmd on the path: releases A, B and the kept A of the stock site with each, to a bucket of
// s3rver, and prints how many pages are still B's. `PORT=4568 npx tsx code/tools.ts > code/tools.txt`, beside `npx s3rver@3.7.1`.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, readdirSync, readFileSync, rmSync, utimesSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {build, clone, edit, isPage, stock, work} from './figures';

const endpoint = `http://127.0.0.1:${process.env.PORT ?? 4568}`;
const env = {
  ...process.env,
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_DEFAULT_REGION: 'us-east-1',
  AWS_CA_BUNDLE: undefined,
};
const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, {env, encoding: 'utf8', stdio: 'pipe'});

const aws = (...words: string[]) =>
  run('aws', '--endpoint-url', endpoint, ...words);
const remote = `:s3,provider=Other,env_auth=true,endpoint="${endpoint}"`;
const host = endpoint.slice('http://'.length);
const keys = ['--access_key=S3RVER', '--secret_key=S3RVER', '--no-ssl'];
const s3cmd = ['sync', ...keys, `--host=${host}`, `--host-bucket=${host}`];

type Upload = (from: string, bucket: string) => void;

export const tools: Record<string, Upload> = {
  'aws s3 sync': (from, to) => aws('s3', 'sync', from, `s3://${to}`),
  'rclone sync': (from, to) => run('rclone', 'sync', from, `${remote}:${to}`),
  's3cmd sync': (from, to) =>
    run('s3cmd', ...s3cmd, `${from}/`, `s3://${to}/`),
  'aws s3 cp --recursive': (from, to) =>
    aws('s3', 'cp', '--recursive', from, `s3://${to}`),
};

/** Digests of all pages below a folder, by path. */
const pagesOf = (root: string) =>
  new Map(
    readdirSync(root, {recursive: true, encoding: 'utf8'})
      .filter(isPage)
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex'),
      ]),
  );

const touchAll = (root: string) => {
  const now = new Date();
  for (const path of readdirSync(root, {recursive: true, encoding: 'utf8'})) {
    utimesSync(join(root, path), now, now);
  }
};

/** What a bucket holds, in a folder. */
function download(bucket: string): string {
  const folder = join(work, bucket);
  rmSync(folder, {recursive: true, force: true});
  aws('s3', 'cp', '--recursive', `s3://${bucket}`, folder);
  return folder;
}

/** The pages of one folder that another has otherwise. */
function differing(one: string, other: string): string[] {
  const there = pagesOf(other);
  return [...pagesOf(one)].flatMap(([path, digest]) =>
    there.get(path) === digest ? [] : [path],
  );
}

async function main(): Promise<void> {
  rmSync(work, {recursive: true, force: true});
  const site = stock('stock', join(clone('here'), 'blog'));
  const [a, b] = [join(work, 'A'), join(work, 'B')];
  for (const kept of [a, b]) {
    build(site);
    cpSync(join(site, 'build'), kept, {
      recursive: true,
      preserveTimestamps: true,
    });
    edit(site);
    await sleep(2000);
  }
  console.log(run('aws', '--version').split(' ')[0]!.replace('/', ' '));
  console.log(run('rclone', '--version').split('\n')[0]);
  console.log(run('s3cmd', '--version').trim());
  console.log(`pages that are still B's, of ${pagesOf(a).size}:`);
  for (const [index, [name, upload]] of Object.entries(tools).entries()) {
    const bucket = `bucket-${index}-${process.pid}`;
    aws('s3', 'mb', `s3://${bucket}`);
    upload(a, bucket);
    await sleep(3000);
    // As if it had been built now, after A was released.
    touchAll(b);
    await sleep(1000);
    upload(b, bucket);
    const unreleased = differing(b, download(bucket));
    if (unreleased.length > 0) {
      throw new Error(`${name} did not release ${unreleased.join(', ')}`);
    }
    await sleep(3000);
    upload(a, bucket);
    const left = differing(a, download(bucket));
    console.log(`${name.padEnd(26)}${String(left.length).padStart(3)}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void main();
}
