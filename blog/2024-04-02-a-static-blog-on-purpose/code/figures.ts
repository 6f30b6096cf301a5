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
import type {Figure} from '../../../src/lib/figure-data';

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

function build(folder: string, cache: 'cold' | 'warm'): Map<string, string> {
  if (cache === 'cold') {
    // The bundler's cache, and what Docusaurus generates.
    for (const name of ['node_modules', '.docusaurus']) {
      rmSync(join(folder, name), {recursive: true, force: true});
    }
    linkPackages(folder);
  }
  rmSync(join(folder, 'build'), {recursive: true, force: true});
  execFileSync('npx', ['docusaurus', 'build'], {cwd: folder, stdio: 'pipe'});
  return manifest(join(folder, 'build'));
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
  if (path.startsWith('pagefind')) return 'all else';
  if (extname(path) === '.html') return 'pages';
  if (['.js', '.css'].includes(extname(path))) return 'scripts, styles';
  return 'all else';
}
const kinds = ['pages', 'scripts, styles', 'all else'];

export default async function figures(): Promise<Record<string, Figure>> {
  rmSync(work, {recursive: true, force: true});
  const here = clone('here');
  const first = build(here, 'cold');
  const builds = {
    'the same': build(here, 'cold'),
    'full cache': build(here, 'warm'),
    'other folder': build(clone('there'), 'cold'),
    'one word': (edit(here), build(here, 'cold')),
  };
  const ofKind = kinds.map((kind) => {
    const paths = [...first.keys()].filter((path) => kindOf(path) === kind);
    return {name: `${kind}, of ${paths.length}`, paths};
  });
  return {
    builds: {
      title: 'One changed word replaces every page, and almost no script',
      description:
        'The files of one build that a second build lacks or has with other bytes, by kind: built again in the same way, with the cache of the bundler full, in another folder, and after one word of one post was changed. All pages differ in all cases but the first; three files of the search index differ even there.',
      kind: 'bar',
      x: {label: 'In what the second build differs', scale: 'category'},
      y: {label: 'Files not repeated'},
      emphasis: ofKind[0]!.name,
      series: ofKind.map(({name, paths}) => ({
        name,
        points: Object.entries(builds).map(
          ([differs, files]): [string, number] => [
            differs,
            paths.filter((path) => files.get(path) !== first.get(path)).length,
          ],
        ),
      })),
    },
  };
}
