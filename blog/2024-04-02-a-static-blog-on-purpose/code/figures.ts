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
import {writeStock} from '../../../tests/product/bench/stock';

/** The numbers differ as posts are added. */
export const measurement: Measurement = {tolerance: 0.5};

const repository = join(__dirname, '../../..');
export const work = join(repository, '.cache/figures/a-static-blog-on-purpose');
// What was committed last, unless another commit is named.
const commit = process.env.COMMIT ?? 'HEAD';

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', words, {cwd: folder, encoding: 'utf8'}).trim();

export function clone(name: string): string {
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

type Manifest = Map<string, {digest: string; size: number}>;

/** SHA-256 and length of each file of a built site, by its path. */
function manifest(root: string): Manifest {
  const files = readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => {
      const bytes = readFileSync(file);
      const digest = createHash('sha256').update(bytes).digest('hex');
      return [relative(root, file), {digest, size: bytes.length}];
    }),
  );
}

export function build(folder: string): Manifest {
  // The bundler's cache, and what Docusaurus generates.
  for (const name of ['node_modules', '.docusaurus', 'build']) {
    rmSync(join(folder, name), {recursive: true, force: true});
  }
  linkPackages(folder);
  execFileSync('npx', ['docusaurus', 'build'], {cwd: folder, stdio: 'pipe'});
  return manifest(join(folder, 'build'));
}

/** Docusaurus without anything of ours but what shows listings and charts. */
export function stock(name: string, blog: string, plugins: string[] = []): string {
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
export function edit(folder: string): void {
  const post = readdirSync(join(folder, 'blog')).find((name) =>
    name.endsWith('a-site-without-servers-in-terraform'),
  )!;
  const file = join(folder, 'blog', post, 'index.md');
  const [above, below] = readFileSync(file, 'utf8').split('<!-- truncate -->');
  const changed = below!.replace(' the ', ' our ');
  writeFileSync(file, `${above!}<!-- truncate -->${changed}`);
}

export const isPage = (path: string) => extname(path) === '.html';
const isCode = (path: string) => ['.js', '.css'].includes(extname(path));

/** What changes in a site when one word of one post does. */
function reached(folder: string) {
  const first = build(folder);
  edit(folder);
  const second = build(folder);
  const changed = [...first.keys()].filter(
    (path) => first.get(path)!.digest !== second.get(path)?.digest,
  );
  return {
    pages: [...first.keys()].filter(isPage).length,
    changed: {
      pages: changed.filter(isPage).length,
      'scripts, styles': changed.filter(isCode).length,
    },
  };
}

export default async function figures(): Promise<Record<string, Figure>> {
  rmSync(work, {recursive: true, force: true});
  const here = clone('here');
  const blog = join(here, 'blog');
  const loader = join(__dirname, 'stable-loader.js');
  const sites = {
    Docusaurus: stock('stock', blog),
    'Docusaurus with a loader': stock('loader', blog, [loader]),
    'this site': here,
  };
  const found = Object.entries(sites).map(([name, folder]) => ({
    name,
    ...reached(folder),
  }));
  return {
    'one-word': {
      title: 'One changed word replaces every page, or only one',
      description: `The files that differ after one word of one post was changed. ${found.map(({name, pages, changed}) => `${name}: ${changed.pages} of ${pages} pages, and ${changed['scripts, styles']} scripts and styles`).join('; ')}.`,
      kind: 'bar',
      x: {label: 'Kind of file', scale: 'category'},
      y: {label: 'Files that changed'},
      emphasis: 'Docusaurus with a loader',
      series: found.map(({name, changed}) => ({
        name,
        points: Object.entries(changed),
      })),
    },
  };
}
