// Slow: builds sites six times.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {extname, join, relative} from 'node:path';
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {writeStock} from '../../../tests/bench/stock';

/** The numbers differ as posts are added. */
export const measurement: Measurement = {tolerance: 0.5};

const repository = join(__dirname, '../../..');
const work = join(repository, '.cache/figures/a-static-blog-on-purpose');
// What was committed last, unless another commit is named.
const commit = process.env.COMMIT ?? 'HEAD';

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', words, {cwd: folder, encoding: 'utf8'}).trim();

function clone(name: string): string {
  const folder = join(work, name);
  mkdirSync(folder, {recursive: true});
  git(folder, 'clone', '--quiet', repository, '.');
  git(folder, 'checkout', '--quiet', git(repository, 'rev-parse', commit));
  return folder;
}

/** The packages of this repository, without the caches that lie among them. */
function linkPackages(folder: string): void {
  const packages = join(repository, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (!name.startsWith('.')) {
      symlinkSync(join(packages, name), join(folder, 'node_modules', name));
    }
  }
}

// #region manifest
/** SHA-256 of each file of a built site, by its path. */
function manifest(root: string): Map<string, string> {
  const files = readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      relative(root, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
// #endregion

type Manifest = ReturnType<typeof manifest>;

function build(folder: string): Manifest {
  // The bundler's cache, and what Docusaurus generates.
  for (const name of ['node_modules', '.docusaurus', 'build']) {
    rmSync(join(folder, name), {recursive: true, force: true});
  }
  linkPackages(folder);
  execFileSync('npx', ['docusaurus', 'build'], {cwd: folder, stdio: 'pipe'});
  return manifest(join(folder, 'build'));
}

/** Docusaurus without anything of ours but what shows listings and charts. */
function stock(name: string, blog: string, plugins: string[] = []): string {
  const folder = join(work, name);
  writeStock(folder, blog);
  const config = join(folder, 'docusaurus.config.js');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(
      'presets:',
      `plugins: ${JSON.stringify(plugins)}, presets:`,
    ),
  );
  return folder;
}

/** Changes one word of one post, below what lists show of it. */
function edit(folder: string): void {
  const post = readdirSync(join(folder, 'blog')).find((name) =>
    name.endsWith('a-site-without-servers-in-terraform'),
  )!;
  const file = join(folder, 'blog', post, 'index.md');
  const [above, below] = readFileSync(file, 'utf8').split('<!-- truncate -->');
  const changed = below!.replace(' the ', ' our ');
  writeFileSync(file, `${above!}<!-- truncate -->${changed}`);
}

function kindOf(path: string): string {
  if (path.startsWith('pagefind')) return 'search index';
  if (extname(path) === '.html') return 'pages';
  return ['.js', '.css'].includes(extname(path)) ? 'scripts, styles' : 'others';
}
const kinds = ['pages', 'scripts, styles', 'search index', 'others'];

/** How many files of each kind a second build lacks, or has with other bytes. */
function changed(first: Manifest, second: Manifest): Array<[string, number]> {
  const paths = [...first.keys()].filter(
    // Copies of other files, compressed.
    (path) => !/\.(?:br|gz)$/.test(path) && first.get(path) !== second.get(path),
  );
  return kinds.map((kind) => [
    kind,
    paths.filter((path) => kindOf(path) === kind).length,
  ]);
}

const count = (built: Manifest, kind: string) =>
  [...built.keys()].filter(
    (path) => kindOf(path) === kind && !/\.(?:br|gz)$/.test(path),
  ).length;

/** What changes in a site when one word of one post does, by kind of file. */
function reached(folder: string): [pages: number, Array<[string, number]>] {
  const first = build(folder);
  edit(folder);
  return [count(first, 'pages'), changed(first, build(folder))];
}

const say = (points: Array<[string, number]>) =>
  points.map(([kind, files]) => `${kind} ${files}`).join(', ');

export default async function figures(): Promise<Record<string, Figure>> {
  rmSync(work, {recursive: true, force: true});
  const here = clone('here');
  const blog = join(here, 'blog');
  const loader = join(__dirname, 'stable-loader.js');
  const sites = {
    Docusaurus: stock('stock', blog),
    'with a loader': stock('loader', blog, [loader]),
    'this site': here,
  };
  const series = Object.entries(sites).map(([site, folder]) => {
    const [pages, points] = reached(folder);
    return {name: `${site}, ${pages} pages`, points};
  });
  const [, withLoader] = series;
  return {
    'one-word': {
      title: 'One changed word replaces every page, or only one',
      description: `The files that differ after one word of one post was changed. ${series.map(({name, points}) => `${name}: ${say(points)}`).join('. ')}.`,
      kind: 'bar',
      x: {label: 'Kind of file', scale: 'category'},
      y: {label: 'Files not repeated'},
      emphasis: withLoader!.name,
      series,
    },
  };
}
