import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join, relative, sep} from 'node:path';
import {unzipSync} from 'fflate';
import type {Files} from './model';

/** Folders of packages, versions and outputs, which hold no text of the author's. */
const skipped = new Set([
  'node_modules',
  '.git',
  '.docusaurus',
  '.jekyll-cache',
  '_site',
  '.cache',
]);

function filesOfFolder(root: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, {withFileTypes: true})) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !skipped.has(entry.name)) {
        walk(path);
      } else if (entry.isFile()) {
        files.set(relative(root, path).split(sep).join('/'), readFileSync(path));
      }
    }
  };
  walk(root);
  return files;
}

/** Leaves out a folder that holds everything, as archives of repositories have one. */
function withoutOuterFolder(files: Map<string, Buffer>): Map<string, Buffer> {
  const [outer] = [...files.keys()][0]?.split('/') ?? [];
  const isOuter =
    outer !== undefined && [...files.keys()].every((path) => path.startsWith(`${outer}/`));
  return isOuter
    ? new Map([...files].map(([path, content]) => [path.slice(outer.length + 1), content]))
    : files;
}

function filesOfTar(path: string): Map<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    execFileSync('tar', ['-xf', path, '-C', folder]);
    return filesOfFolder(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * Reads what is to be imported.
 *
 * @param from a folder, an archive (`.zip`, `.tar`, `.tar.gz`, `.tgz`), or the one file of an export
 * @throws Error if there is nothing, or it cannot be unpacked
 */
export function readSourceFiles(from: string): Files {
  const kind = statSync(from, {throwIfNoEntry: false});
  if (!kind) {
    throw new Error(`There is no ${from}: name a folder, an archive or an export.`);
  }
  if (kind.isDirectory()) {
    return filesOfFolder(from);
  }
  if (/\.zip$/i.test(from)) {
    const entries = Object.entries(unzipSync(readFileSync(from)));
    return withoutOuterFolder(
      new Map(
        entries
          .filter(([path]) => !path.endsWith('/') && !path.startsWith('__MACOSX/'))
          .map(([path, content]) => [path, Buffer.from(content)]),
      ),
    );
  }
  if (/\.(?:tar|tgz|tar\.gz)$/i.test(from)) {
    return withoutOuterFolder(filesOfTar(from));
  }
  return new Map([[basename(from), readFileSync(from)]]);
}
