// Slow, and needs aws and moto_server on the path: builds this blog as of each of its last releases, releases each,
// rolls it back to the one before, and prints what stays. `AWS=aws COMMIT=38464c12 RELEASES=20 npx tsx code/history.ts > code/history.txt`
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {answer, broken, differing, held, namesIn, read, touchAll} from './bucket';
import {build, clone, commit, isPage, repository, work} from './sites';
import {environment, startStandIn} from './stand-in';

const port = process.env.PORT ?? '4573';
const endpoint = `http://127.0.0.1:${port}`;
const root = join(work, 'history');
const count = Number(process.env.RELEASES ?? 20);

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, {encoding: 'utf8', stdio: 'pipe', env: environment(root, 2)});

/** Merged or committed to the main branch, with a change of a post's text or of what makes pages of it. */
function commits(): string[] {
  const paths = ['blog/*/index.md*', 'src', 'static', 'docs', 'docusaurus.config.ts', 'sidebars.ts', ':!*.test.ts*'];
  const words = ['log', '--first-parent', '--format=%H', `-${count + 1}`, commit, '--', ...paths];
  return execFileSync('git', words, {cwd: repository, encoding: 'utf8'}).trim().split('\n').reverse();
}

/** Whether a commit changed texts of posts, the site around them, or both. */
function changedBy(commit: string): string {
  const words = ['diff', '--name-only', `${commit}^1`, commit, '--', 'blog/*/index.md*', 'src', 'static', 'docs', '*.config.ts', 'sidebars.ts', ':!*.test.ts*'];
  const files = execFileSync('git', words, {cwd: join(root, 'site'), encoding: 'utf8'}).trim().split('\n');
  const kinds = new Set(files.map((file) => (file.startsWith('blog/') ? 'posts' : 'site')));
  return [...kinds].sort().join(', ');
}

/** What a page that was left takes from the newer release, at worst: the columns. */
export const harms = ['script', 'stylesheet', 'cover', 'text'] as const;
const endings = ['js', 'css', 'svg'] as const;

/** A line that it prints of a release in which pages differ: the commit, what was counted, and what had changed. */
export const line = /^ {2}([\da-f]{8})((?: +\d+){13}) {2}(.*)$/gm;

function harmOf(was: Buffer, is: Buffer): (typeof harms)[number] {
  const renamed = endings.findIndex((ending) => {
    const names = new Set(namesIn(was, ending));
    return namesIn(is, ending).some((name) => !names.has(name));
  });
  return harms.at(renamed)!;
}

const keptOf = (commit: string) => join(root, 'blog', commit);

/** Keeps a build as it is uploaded: without the compressed copies, which other hosts serve. */
function keep(built: string, folder: string): void {
  const filter = (path: string) => !/\.(?:br|gz)$/.test(path);
  cpSync(built, folder, {recursive: true, preserveTimestamps: true, filter});
}

function prepare(): string[] {
  const site = join(root, 'site');
  if (!existsSync(site)) clone('history/site');
  const packages = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const releases = commits();
  for (const commit of releases) {
    const kept = keptOf(commit);
    if (existsSync(kept)) continue;
    // One folder for all: Docusaurus hashes its path into the ids of footnotes.
    execFileSync('git', ['checkout', '--quiet', '--force', commit], {cwd: site});
    if (packages(site) !== packages(repository)) throw new Error(`${commit} has other packages.`);
    build(site);
    keep(join(site, 'build'), kept);
    console.error(`${new Date().toISOString()} ${commit}`);
  }
  return releases;
}

/** Of the pages of A, those that stay B's after a rollback, by harm; and, of these, those that name a missing script or stylesheet, or only a missing cover. */
async function roll([older, newer]: [string, string], ...options: string[]) {
  const bucket = `bucket${options.join('')}`;
  const sync = (from: string) =>
    run('aws', 's3', 'sync', '--quiet', ...options, from, `s3://${bucket}`);
  await sleep(1100);
  // As if it had just been built.
  touchAll(newer);
  sync(newer);
  await sleep(1100);
  sync(older);
  const a = read(older);
  const host = await held(endpoint, bucket, new Set([...a.keys(), ...read(newer).keys()]));
  const left = differing(a, host).filter(isPage);
  const pages = new Map(left.map((path) => [path, host.get(path)!]));
  const found = left.map((path) => harmOf(a.get(path)!, host.get(path)!));
  const lacking = broken(pages, (path) => host.has(path));
  const coverless = left.filter(
    (path) => !lacking.includes(path) && namesIn(pages.get(path)!, 'svg').some((name) => !host.has(name)),
  );
  return {
    pages: left.length,
    byHarm: harms.map((harm) => found.filter((one) => one === harm).length),
    lacking: lacking.length,
    coverless: coverless.length,
  };
}

async function main(): Promise<void> {
  const releases = prepare();
  const server = startStandIn(root, port);
  try {
    await sleep(8000);
    console.log(run('aws', '--version').split(' ')[0]!.replace('/', ' '));
    const builds = releases.map(keptOf);
    for (const bucket of ['bucket', 'bucket--delete']) {
      await (await answer(endpoint, bucket, '', {method: 'PUT'})).text();
      touchAll(builds[0]!);
      run('aws', 's3', 'sync', '--quiet', builds[0]!, `s3://${bucket}`);
    }
    console.log(
      `pages of A, those that differ in B, and that are as long; pages that stay B's after sync, by what they take from B at worst (${harms.join(', ')}), and all files that do after roll-back.sh; pages that stay after sync --delete, those that name a missing script or stylesheet, or only a missing cover, and all files that stay after html-last.sh:`,
    );
    for (const [index, newer] of builds.entries()) {
      if (index === 0) continue;
      const older = builds[index - 1]!;
      const [a, b] = [read(older), read(newer)];
      const pages = [...a.keys()].filter(isPage);
      const changed = differing(a, b).filter(isPage);
      const asLong = changed.filter((path) => a.get(path)!.length === b.get(path)?.length);
      if (broken(a, (path) => a.has(path)).length > 0) throw new Error(`${older} lacks a file itself.`);
      const commit = releases[index]!.slice(0, 8);
      if (changed.length === 0) {
        console.log(`  ${commit}  no page differs`);
        continue;
      }
      const left = await roll([older, newer]);
      run('bash', join(__dirname, 'roll-back.sh'), older, 's3://bucket');
      const restored = differing(a, await held(endpoint, 'bucket', a.keys()));
      const afterDelete = await roll([older, newer], '--delete');
      run('bash', join(__dirname, 'html-last.sh'), older, 's3://bucket--delete');
      const alsoRestored = differing(a, await held(endpoint, 'bucket--delete', a.keys()));
      if (left.lacking + left.coverless > 0) throw new Error(`${commit} lacks a file without --delete.`);
      const {lacking, coverless} = afterDelete;
      const counts = [pages.length, changed.length, asLong.length, left.pages, ...left.byHarm, restored.length, afterDelete.pages, lacking, coverless, alsoRestored.length];
      console.log(`  ${commit}${counts.map((one) => String(one).padStart(4)).join('')}  ${changedBy(releases[index]!)}`);
    }
  } finally {
    server.kill();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  void main();
}
