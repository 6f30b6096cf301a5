// Slow, and needs two versions of aws, rclone, s3cmd and moto_server on the path: releases A, B and the kept A of a stock site
// for six B's, and prints what each tool leaves. `AWS=aws AWS_1=PATH npx tsx code/tools.ts > code/tools.txt`
import {execFileSync, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build, clone, edit, isPage, stock, work} from './sites';

const port = process.env.PORT ?? '4568';
const endpoint = `http://127.0.0.1:${port}`;
const [aws2, aws1] = [process.env.AWS ?? 'aws', process.env.AWS_1 ?? 'aws'];
const env = {
  ...process.env,
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_DEFAULT_REGION: 'us-east-1',
  AWS_ENDPOINT_URL: endpoint,
  AWS_CA_BUNDLE: undefined,
  // Where roll-back.sh finds an `aws` that reads AWS_ENDPOINT_URL.
  PATH: `${join(work, 'bin')}:${process.env.PATH}`,
};
const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, {env, encoding: 'utf8', stdio: 'pipe'});

const remote = `:s3,provider=Other,env_auth=true,endpoint="${endpoint}"`;
const host = endpoint.slice('http://'.length);
const keys = ['--access_key=key', '--secret_key=secret', '--no-ssl'];
const s3cmd = ['sync', ...keys, `--host=${host}`, `--host-bucket=${host}`];
const sync =
  (aws: string, ...options: string[]) =>
  (from: string, to: string) =>
    run(aws, '--endpoint-url', endpoint, 's3', 'sync', ...options, from, `s3://${to}`);

// #region edits
type Edit = (site: string) => void;

const replace =
  (file: string, from: string, to: string): Edit =>
  (site) => {
    const path = join(site, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} lacks “${from}”.`);
    writeFileSync(path, text.replace(from, to));
  };

export const edits: Record<string, Edit> = {
  'a word swapped for one of equal length': edit,
  'a sentence added to a post': (site) => {
    const [post] = readdirSync(join(site, 'blog')).filter((name) =>
      name.endsWith('a-site-without-servers-in-terraform'),
    );
    appendFileSync(join(site, 'blog', post!, 'index.md'), '\nOne sentence more.\n');
  },
  'a post added': (site) => {
    const folder = join(site, 'blog/2026-11-30-one-more');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'index.md'),
      '---\ntitle: One more\n---\n\nIts list.\n\n<!-- truncate -->\n\nIts text.\n',
    );
  },
  'a rule in a stylesheet': replace(
    'src/theme/Root.css',
    'color: gray',
    'color: maroon; display: none',
  ),
  'the behaviour of a component': replace(
    'src/theme/Root.js',
    "console.info('ready')",
    "document.body.classList.add('is-ready')",
  ),
  'text added to a component': replace('src/theme/Root.js', 'Stock', 'Stock Limited'),
};
// #endregion

/** A component around every page, for edits of it. */
function addComponent(site: string): void {
  writeFileSync(join(site, 'src/theme/Root.css'), 'small { color: gray }\n');
  writeFileSync(
    join(site, 'src/theme/Root.js'),
    `import {useEffect} from 'react';
import './Root.css';
export default function Root({children}) {
  useEffect(() => { console.info('ready'); }, []);
  return <>{children}<small>Stock</small></>;
}
`,
  );
}

const filesBelow = (root: string) =>
  readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();

const digestOf = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex');

/** As if it had been written now. */
const touchAll = (root: string) => {
  const now = new Date();
  for (const path of filesBelow(root)) utimesSync(join(root, path), now, now);
};

type Held = Map<string, Buffer>;

const read = (root: string): Held =>
  new Map(filesBelow(root).map((path) => [path, readFileSync(join(root, path))]));

/** What a bucket serves, of these paths. */
async function held(bucket: string, paths: Iterable<string>): Promise<Held> {
  const files: Held = new Map();
  for (const path of paths) {
    const response = await fetch(
      `${endpoint}/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`,
      // Any will do: moto only looks whether there is one.
      {headers: {Authorization: 'AWS4-HMAC-SHA256 Credential=key/20261130/us-east-1/s3/aws4_request'}},
    );
    if (response.ok) {
      files.set(path, Buffer.from(await response.arrayBuffer()));
    }
  }
  return files;
}

const differing = (one: Held, other: Held) =>
  [...one.keys()].filter((path) => {
    const there = other.get(path);
    return !there || digestOf(there) !== digestOf(one.get(path)!);
  });

/** Pages of the bucket that name a script or a stylesheet that it lacks. */
const broken = (host: Held) =>
  [...host].filter(
    ([path, bytes]) =>
      isPage(path) &&
      [...bytes.toString().matchAll(/(?:src|href)="?\/(assets\/(?:js|css)\/[^" >]+)/g)].some(
        ([, asset]) => !host.has(asset!),
      ),
  );

type Tool = {
  upload: (from: string, bucket: string) => unknown;
  isLoaded?: boolean;
  /** How many of the edits it meets. */
  edits?: number;
  /** Whether A is touched before it is released again. */
  isTouched?: boolean;
};

export const tools: Record<string, Tool> = {
  'aws s3 sync': {upload: sync(aws2)},
  'aws s3 sync --delete': {upload: sync(aws2, '--delete')},
  'aws s3 sync, with the loader': {upload: sync(aws2), isLoaded: true},
  'roll-back.sh': {
    upload: (from, to) => run('bash', join(__dirname, 'roll-back.sh'), from, `s3://${to}`),
  },
  'rclone sync': {upload: (from, to) => run('rclone', 'sync', from, `${remote}:${to}`)},
  's3cmd sync': {upload: (from, to) => run('s3cmd', ...s3cmd, `${from}/`, `s3://${to}/`)},
  'aws s3 sync, of version 1': {upload: sync(aws1), edits: 2},
  'aws s3 sync --exact-timestamps': {upload: sync(aws2, '--exact-timestamps'), edits: 1},
  'aws s3 sync, of touched files': {upload: sync(aws2), edits: 1, isTouched: true},
};

const folderOf = (name: string, isLoaded = false) =>
  join(work, isLoaded ? 'loaded' : 'kept', name.replaceAll(' ', '-'));

/** A, and a build for each edit, each also with the loader. */
async function prepare(): Promise<void> {
  rmSync(work, {recursive: true, force: true});
  const blog = join(clone('here'), 'blog');
  const {default: stableLoader} = (await import(
    pathToFileURL(join(__dirname, 'stable-loader.js')).href
  )) as {default: (context: object) => {postBuild: (site: object) => Promise<void>}};
  for (const [name, edit] of [['A', () => {}] as const, ...Object.entries(edits)]) {
    // One folder for all: Docusaurus hashes its path into the ids of footnotes.
    const site = stock('site', blog);
    addComponent(site);
    edit(site);
    build(site);
    for (const isLoaded of [false, true]) {
      cpSync(join(site, 'build'), folderOf(name, isLoaded), {
        recursive: true,
        preserveTimestamps: true,
      });
    }
    // It works on what was built, so nothing has to be built twice.
    await stableLoader({baseUrl: '/'}).postBuild({outDir: folderOf(name, true)});
    rmSync(site, {recursive: true});
  }
}

async function main(): Promise<void> {
  if (!process.env.PREPARED) await prepare();
  rmSync(join(work, 'bin'), {recursive: true, force: true});
  mkdirSync(join(work, 'bin'));
  symlinkSync(aws1, join(work, 'bin/aws'));
  const server = spawn('moto_server', ['-p', port], {stdio: 'ignore'});
  try {
    await sleep(6000);
    for (const aws of [aws2, aws1]) {
      console.log(run(aws, '--version').split(' ')[0]!.replace('/', ' '));
    }
    console.log(run('rclone', '--version').split('\n')[0]);
    console.log(run('s3cmd', '--version').trim());
    const kept = read(folderOf('A'));
    console.log(`pages of A: ${[...kept.keys()].filter(isPage).length}`);
    console.log('pages that differ between A and B, and how many of these are as long:');
    for (const isLoaded of [false, true]) {
      const a = read(folderOf('A', isLoaded));
      for (const name of Object.keys(edits)) {
        const b = read(folderOf(name, isLoaded));
        const pages = differing(a, b).filter(isPage);
        const asLong = pages.filter((path) => a.get(path)!.length === b.get(path)?.length);
        console.log(
          `  ${(name + (isLoaded ? ', with the loader' : '')).padEnd(56)}${String(pages.length).padStart(3)}${String(asLong.length).padStart(4)}`,
        );
      }
    }
    console.log("after A, B, A: pages that are still B's, pages without a script or style, other files that are still B's:");
    for (const [index, [name, tool]] of Object.entries(tools).entries()) {
      const bucket = `bucket-${index}`;
      await fetch(`${endpoint}/${bucket}`, {method: 'PUT'});
      const from = folderOf('A', tool.isLoaded);
      const a = read(from);
      tool.upload(from, bucket);
      for (const edited of Object.keys(edits).slice(0, tool.edits)) {
        const to = folderOf(edited, tool.isLoaded);
        const b = read(to);
        await sleep(1500);
        touchAll(to);
        tool.upload(to, bucket);
        const unreleased = differing(b, await held(bucket, b.keys()));
        if (unreleased.length > 0) {
          throw new Error(`${name} did not release ${unreleased.join(', ')}`);
        }
        await sleep(1500);
        if (tool.isTouched) touchAll(from);
        tool.upload(from, bucket);
        const host = await held(bucket, new Set([...a.keys(), ...b.keys()]));
        const left = differing(a, host);
        const others = left.filter((path) => !isPage(path));
        console.log(
          `  ${`${name}: ${edited}`.padEnd(71)}${String(left.length - others.length).padStart(3)}${String(broken(host).length).padStart(4)}  ${others.join(' ')}`.trimEnd(),
        );
      }
    }
  } finally {
    server.kill();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void main();
}
