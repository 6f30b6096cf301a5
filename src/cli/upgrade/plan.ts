import {existsSync, realpathSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Identity} from '../../settings/schema';
import {changesFor} from '../adopt/changes';
import {
  exportTree,
  git,
  missingOf,
  readTree,
  storeBlob,
  textOf,
  writeTree,
  type Repository,
  type Tree,
} from './git';
import {
  isExtension,
  isOwners,
  manifestFile,
  manifestOf,
  manifestText,
  type Manifest,
} from './manifest';
import {mergeTrees, type Conflict} from './merge-trees';
import {mergeLock, mergePackage} from './packages';
import type {Product} from './source';

/** What an upgrade does to the files of a site. */
export type Plan = {
  /** The id of the site's tree afterwards, before npm corrects the lock file and before migrations. */
  tree: string;
  /** What becomes of which files: `replaced`, `merged`, `added`, `removed` or `moved`. */
  changes: Array<{kind: string; file: string}>;
  /** Files that stay though the product has another version of them, and why. */
  kept: string[];
  packages: string[];
  conflicts: Conflict[];
};

const select = (tree: Tree, wanted: (path: string) => boolean): Tree =>
  new Map([...tree].filter(([path]) => wanted(path)));

/** The packages are merged by key, and the manifest is written. */
const isMergedByGit = (path: string) =>
  !['package.json', 'package-lock.json', manifestFile].includes(path);

/** The function of a later version that adopts it. */
async function laterChanges(repository: Repository, folder: string): Promise<typeof changesFor> {
  const packages = join(repository.folder, 'node_modules');
  if (existsSync(packages)) {
    symlinkSync(realpathSync(packages), join(folder, 'node_modules'));
  }
  try {
    const file = pathToFileURL(join(folder, 'src/cli/adopt/changes.ts')).href;
    return ((await import(file)) as {changesFor: typeof changesFor}).changesFor;
  } catch {
    // It needs a package that is installed only later. Ours knows most of its texts.
    return changesFor;
  }
}

/**
 * Adopts a version of the product in the owner's name. Doing so with both versions leaves as differences between
 * them only what the product has changed, and as differences from the site only what the owner has.
 *
 * @param name a folder for its files
 * @param isLater whether it is to be adopted by its own code, which knows its texts
 */
async function adopt(
  repository: Repository,
  product: Tree,
  identity: Identity,
  day: string,
  {name, isLater}: {name: string; isLater: boolean},
): Promise<{tree: Tree; removed: string[]}> {
  const folder = join(repository.temporary, name);
  exportTree(repository, product, folder);
  const change = isLater ? await laterChanges(repository, folder) : changesFor;
  const {removed, written} = await change(folder, [...product.keys()], identity, day);
  const tree = select(product, (path) => !removed.includes(path));
  for (const [path, content] of written) {
    if (tree.has(path) && !isOwners(path)) {
      tree.set(path, {mode: tree.get(path)!.mode, id: storeBlob(repository, content)});
    }
  }
  return {tree, removed};
}

/**
 * The product's files as the site got them.
 *
 * @throws Error that names the files whose former content Git does not have, and says where to get it
 */
function formerTree(repository: Repository, {version, files, removed}: Manifest, ours: Tree): Tree {
  const missing = missingOf(repository, Object.values(files));
  const lost = Object.entries(files).filter(([path, id]) => !isOwners(path) && missing.has(id));
  if (lost.length > 0) {
    throw new Error(
      `Git does not have these files as they were in version ${version}, so your changes to them cannot be told from the product's:\n${lost.map(([path]) => `  ${path}`).join('\n')}\nIf this clone is shallow, git fetch --unshallow; otherwise name that version by --base: a Git address, an archive or a folder.`,
    );
  }
  return new Map(
    Object.entries(files)
      .filter(([path]) => !isOwners(path) && !removed.includes(path))
      // The manifest has no modes: where only the mode differs, the site's is as good.
      .map(([path, id]) => [path, {mode: ours.get(path)?.mode ?? '100644', id}]),
  );
}

/** Sorts the differences between two versions of the site by what happened to each file. */
function describeChanges(
  repository: Repository,
  ours: Tree,
  product: Tree,
  after: string,
): Plan['changes'] {
  const fields = git(repository, [
    ...['diff-tree', '-r', '-z', '--find-renames', '--name-status'],
    ...[writeTree(repository, ours), after],
  ]).split('\0');
  // What adopting wrote into a file, such as the site's name into the README, is merged with the product's too.
  const ids = new Set([...product.values()].map(({id}) => id));
  const result = readTree(repository, after);
  const changes: Plan['changes'] = [];
  for (let status = fields.shift(); status; status = fields.shift()) {
    const file = fields.shift()!;
    if (status.startsWith('R')) {
      changes.push({kind: 'moved', file: `${file} → ${fields.shift()!}`});
    } else if (status === 'A' || status === 'D') {
      changes.push({kind: status === 'A' ? 'added' : 'removed', file});
    } else {
      changes.push({kind: ids.has(result.get(file)!.id) ? 'replaced' : 'merged', file});
    }
  }
  return changes.filter(({file}) => isMergedByGit(file));
}

/** Says which of the owner's files the product has changed or given up, since nobody else will. */
const changedExtensions = ({files}: Manifest, ours: Tree, product: Tree): string[] =>
  Object.entries(files)
    .filter(([path, id]) => isOwners(path) && ours.has(path) && product.get(path)?.id !== id)
    .map(([path, id]) => {
      const now = product.get(path)?.id;
      return now === undefined
        ? `${path}: it is yours and stays, though the product no longer has it`
        : `${path}: it is yours and stays; what the product has changed in its own: git diff ${id.slice(0, 12)} ${now.slice(0, 12)}`;
    });

/**
 * Plans an upgrade. Only adds objects to the repository.
 *
 * @param ours the files of the site
 * @param identity the site's
 */
export async function planUpgrade(
  repository: Repository,
  manifest: Manifest,
  ours: Tree,
  product: Product,
  identity: Identity,
): Promise<Plan> {
  const gone = new Set(manifest.removed);
  const isNew = (path: string) =>
    isExtension(path) && manifest.files[path] === undefined && !ours.has(path);
  const {adopted: day} = manifest;
  const former = formerTree(repository, manifest, ours);
  const base = await adopt(repository, former, identity, day, {name: 'former', isLater: false});
  const later = await adopt(repository, product.tree, identity, day, {
    name: 'later',
    isLater: true,
  });
  const theirs = select(later.tree, (path) => !gone.has(path) && (!isOwners(path) || isNew(path)));

  const part = (tree: Tree) => select(tree, isMergedByGit);
  const merge = mergeTrees(
    repository,
    part(base.tree),
    // Git would take what the owner moved into an own folder for the product's, and merge it there.
    select(part(ours), (path) => !isOwners(path)),
    part(theirs),
  );
  const text = (tree: Tree, path: string) => textOf(repository, tree, path) ?? '{}';
  const three = (path: string) =>
    [text(base.tree, path), text(ours, path), text(theirs, path)] as const;
  const packages = mergePackage(...three('package.json'));
  const next = manifestOf(product.tree, [...new Set([...manifest.removed, ...later.removed])], {
    version: product.version,
    from: product.from || manifest.from,
    commit: product.commit,
    adopted: manifest.adopted,
  });
  const file = (content: string) => ({mode: '100644', id: storeBlob(repository, content)});
  const tree = writeTree(
    repository,
    new Map([
      ...merge.tree,
      ...select(ours, isOwners),
      ['package.json', file(packages.text)],
      ['package-lock.json', file(mergeLock(...three('package-lock.json')))],
      [manifestFile, file(manifestText(next))],
    ]),
  );
  return {
    tree,
    changes: describeChanges(repository, ours, product.tree, tree),
    kept: [...merge.kept, ...changedExtensions(manifest, ours, product.tree)],
    packages: packages.changes,
    conflicts: [
      ...merge.conflicts,
      ...packages.conflicts.map((conflict) => ({file: 'package.json', ...conflict})),
    ],
  };
}
