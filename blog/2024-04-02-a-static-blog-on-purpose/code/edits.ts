// Slow, and needs two versions of aws and moto_server on the path: releases A, B and the kept A of a plain Docusaurus site
// for six B's, and prints what stays. `AWS=aws AWS_1=PATH npx tsx code/edits.ts > code/edits.txt`
import {execFileSync} from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {broken, differing, held, read} from './bucket';
import {build, clone, edit, isPage, stock, work} from './sites';
import {environment, startStandIn, type Version} from './stand-in';

const port = process.env.PORT ?? '4568';
const endpoint = `http://127.0.0.1:${port}`;

/** With an `aws` of this version on the path that knows the stand-in. */
const runWith = (version: Version, program: string, ...words: string[]) =>
  execFileSync(program, words, {
    encoding: 'utf8',
    stdio: 'pipe',
    env: environment(work, version),
  });

const script = (version: Version, name: string, from: string, bucket: string) =>
  runWith(version, 'bash', join(__dirname, name), from, `s3://${bucket}`);

const sync =
  (version: Version, ...options: string[]) =>
  (from: string, to: string) =>
    runWith(version, 'aws', 's3', 'sync', ...options, from, `s3://${to}`);

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

type Way = {
  upload: (from: string, bucket: string) => unknown;
  version: Version;
  /** Whether check.sh looks at the result. */
  isChecked: boolean;
};

const withAws = (version: Version): Record<string, Way> => {
  const of = `, of version ${version}`;
  return {
    [`aws s3 sync${of}`]: {upload: sync(version), version, isChecked: true},
    [`aws s3 sync --delete${of}`]: {upload: sync(version, '--delete'), version, isChecked: false},
    [`roll-back.sh${of}`]: {
      upload: (from, to) => script(version, 'roll-back.sh', from, to),
      version,
      isChecked: true,
    },
  };
};

const ways = {...withAws(2), ...withAws(1)};

/** What check.sh says, with the pages that it lists for removal, and says again once those lines have been run. */
function verdictsOf(version: Version, from: string, bucket: string): string {
  const check = () => {
    try {
      return script(version, 'check.sh', from, bucket);
    } catch (error) {
      return (error as {stdout: string}).stdout;
    }
  };
  const first = check();
  const lines = first.match(/^aws s3 rm .*$/gm) ?? [];
  for (const line of lines) runWith(version, 'bash', '-c', line);
  const verdict = (output: string) => output.trim().split('\n').at(-1)!;
  return lines.length === 0
    ? verdict(first)
    : `${verdict(first)} (lists ${lines.length}), then ${verdict(check())}`;
}

const folderOf = (name: string) => join(work, 'kept', name.replaceAll(' ', '-'));

/** A, and a build for each edit. */
function prepare(): void {
  for (const made of ['here', 'kept', 'site']) rmSync(join(work, made), {recursive: true, force: true});
  const blog = join(clone('here'), 'blog');
  for (const [name, edit] of [['A', () => {}] as const, ...Object.entries(edits)]) {
    // One folder for all: Docusaurus hashes its path into the ids of footnotes.
    const site = stock('site', blog);
    addComponent(site);
    edit(site);
    build(site);
    cpSync(join(site, 'build'), folderOf(name), {recursive: true, preserveTimestamps: true});
    rmSync(site, {recursive: true});
  }
}

async function main(): Promise<void> {
  if (!process.env.PREPARED) prepare();
  const server = startStandIn(work, port);
  try {
    await sleep(8000);
    for (const version of [2, 1] as const) {
      console.log(runWith(version, 'aws', '--version').split(' ')[0]!.replace('/', ' '));
    }
    const from = folderOf('A');
    const a = read(from);
    console.log(`pages of A: ${[...a.keys()].filter(isPage).length}`);
    const copied = [...a].filter(([path]) => !path.startsWith('assets/'));
    const bytes = copied.reduce((sum, [, {length}]) => sum + length, 0);
    console.log(`files of A outside assets: ${copied.length} of ${a.size}, ${(bytes / 1e6).toFixed(1)} MB`);
    console.log('pages that differ between A and B, and how many of these are as long:');
    for (const name of Object.keys(edits)) {
      const b = read(folderOf(name));
      const pages = differing(a, b).filter(isPage);
      const asLong = pages.filter((path) => a.get(path)!.length === b.get(path)?.length);
      console.log(
        `  ${name.padEnd(41)}${String(pages.length).padStart(3)}${String(asLong.length).padStart(4)}`,
      );
    }
    console.log("after A, B, A: pages that are still B's, pages without a script or style, other files that are still B's, what check.sh says:");
    for (const [index, [name, {upload, version, isChecked}]] of Object.entries(ways).entries()) {
      const bucket = `bucket-${index}`;
      runWith(version, 'aws', 's3', 'mb', `s3://${bucket}`);
      for (const edited of Object.keys(edits)) {
        const to = folderOf(edited);
        const b = read(to);
        runWith(version, 'aws', 's3', 'cp', '--quiet', '--recursive', to, `s3://${bucket}`);
        upload(from, bucket);
        const host = await held(endpoint, bucket, new Set([...a.keys(), ...b.keys()]));
        const left = differing(a, host);
        const others = left.filter((path) => !isPage(path));
        const verdict = isChecked ? verdictsOf(version, from, bucket) : '';
        console.log(
          `  ${`${name}: ${edited}`.padEnd(78)}${String(left.length - others.length).padStart(3)}${String(broken(host, (path) => host.has(path)).length).padStart(4)}  ${others.join(' ')} ${verdict}`.trimEnd(),
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
