import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {isNewer} from './changelog';
import {git, readTree, storeFolder, textOf, type Repository, type Tree} from './git';

/** A version of the product, whose files Git has. */
export type Product = {
  version: string;
  tree: Tree;
  /** Empty if it came as an archive or a folder. */
  commit: string;
  /** The address for the next upgrade; empty if this one holds only one version, or only on this machine. */
  from: string;
};

const isFolder = (path: string) => statSync(path, {throwIfNoEntry: false})?.isDirectory() === true;

/** Whether a folder is a repository: a clone, or a bare one. */
const isRepository = (folder: string) =>
  existsSync(join(folder, '.git')) || existsSync(join(folder, 'objects'));

/** The references that stand for a tag or branch of an address, or for its newest version, best first. */
export function referencesFor(names: readonly string[], wanted?: string): string[] {
  if (wanted !== undefined) {
    return [`refs/tags/${wanted}`, `refs/heads/${wanted}`];
  }
  const versions = names.filter((name) => /^refs\/tags\/v?\d+\.\d+\.\d+$/.test(name));
  return [...versions.sort((a, b) => (isNewer(a, b) ? -1 : 1)).slice(0, 1), 'HEAD'];
}

/** Fetches a version with its history, which has former versions, and returns its commit. */
function fetch(repository: Repository, address: string, wanted?: string): string {
  const listed = git(repository, ['ls-remote', '--quiet', '--', address]).trim().split('\n');
  const ids = new Map(
    listed.map((line) => line.split('\t') as [string, string]).map(([id, name]) => [name, id]),
  );
  const name = referencesFor([...ids.keys()], wanted).find((reference) => ids.has(reference));
  if (name === undefined) {
    throw new Error(
      `${address} has no ${wanted ?? 'commit'}: git ls-remote ${address} lists what it has.`,
    );
  }
  git(repository, ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--', address, name]);
  return git(repository, ['rev-parse', '--verify', `${ids.get(name)!}^{commit}`]).trim();
}

/** Unpacks an archive, and returns the folder that has the product: code hosts put it one level down. */
function unpack({temporary}: Repository, archive: string): string {
  const folder = join(temporary, `unpacked-${readdirSync(temporary).length}`);
  mkdirSync(folder);
  const [program, ...args] = archive.endsWith('.zip')
    ? ['unzip', '-q', archive, '-d', folder]
    : ['tar', '-xf', archive, '-C', folder];
  execFileSync(program, args, {stdio: ['ignore', 'ignore', 'inherit']});
  const [only, ...others] = readdirSync(folder);
  return others.length === 0 && isFolder(join(folder, only!)) ? join(folder, only!) : folder;
}

/**
 * Brings a version of the product into the objects of a repository. Nothing refers to them, so Git removes them
 * after some weeks unless a branch needs them.
 *
 * @param given a Git address, with `#` and a tag or branch if not the newest version is wanted; an archive; or a folder
 */
export function bring(repository: Repository, given: string): Product {
  const [, address, wanted] = /^(.*?)(?:#([^#]*))?$/s.exec(given) as unknown as [
    string,
    string,
    string?,
  ];
  const local = resolve(repository.folder, address);
  const isArchive = /\.(?:tar|tar\.gz|tgz|zip)$/.test(address) && existsSync(local);
  let name: string;
  let commit = '';
  try {
    if (isArchive || (isFolder(local) && !isRepository(local))) {
      name = storeFolder(repository, isArchive ? unpack(repository, local) : local);
    } else {
      name = commit = fetch(repository, existsSync(local) ? local : address, wanted);
    }
  } catch (error) {
    throw new Error(
      `The product cannot be had from ${given}: write a Git address (with #TAG if not the newest version is wanted), an archive or a folder.\n${(error as Error).message}`,
      {cause: error},
    );
  }
  const tree = readTree(repository, name);
  const {version} = JSON.parse(textOf(repository, tree, 'package.json') ?? '{}') as {
    version?: string;
  };
  if (version === undefined || !tree.has('src/cli/upgrade/run.ts')) {
    throw new Error(
      `${given} is not this product: it has no version in package.json, or no src/cli/upgrade.`,
    );
  }
  return {version, tree, commit, from: commit && !existsSync(local) ? address : ''};
}
