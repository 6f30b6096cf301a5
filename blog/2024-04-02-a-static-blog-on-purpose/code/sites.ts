import {execFileSync} from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {extname, join} from 'node:path';
import {writeStock} from '../../../tests/product/bench/stock';

export const repository = join(__dirname, '../../..');
export const work = join(repository, '.cache/figures/a-static-blog-on-purpose');
// What was committed last, unless another commit is named.
export const commit = process.env.COMMIT ?? 'HEAD';

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

export function build(folder: string): void {
  // The bundler's cache, and what Docusaurus generates.
  for (const name of ['node_modules', '.docusaurus', 'build']) {
    rmSync(join(folder, name), {recursive: true, force: true});
  }
  linkPackages(folder);
  execFileSync('npx', ['docusaurus', 'build'], {cwd: folder, stdio: 'pipe'});
}

/** Docusaurus without anything of ours but what shows listings and charts. */
export function stock(name: string, blog: string): string {
  const folder = join(work, name);
  writeStock(folder, blog);
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
