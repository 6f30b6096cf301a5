import {createHash, randomUUID} from 'node:crypto';
import {lstatSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {basename, join} from 'node:path';

const day = 86_400_000;

/** How long what no build has asked for is kept: those of a branch, and of another language, come between. */
const longest = 14 * day;

/** What builds keep for later ones, each by a digest of all that it was made of. */
export type KeptWork = {
  /** `null` where nothing is kept by that name. */
  read: (name: string) => Promise<Buffer | null>;
  write: (name: string, content: Buffer | string) => Promise<void>;
  /** Deletes what no build has asked for in two weeks. */
  sweep: () => Promise<void>;
};

/** A digest of texts and bytes, each of which ends where the next one begins. */
export function digest(...parts: ReadonlyArray<Buffer | string>): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${Buffer.byteLength(part)}\0`).update(part);
  }
  return hash.digest('hex').slice(0, 40);
}

/** Every file below a folder or of this name, with its bytes; what is no file, by its name alone. */
function addFiles(hash: ReturnType<typeof createHash>, path: string): void {
  const stats = lstatSync(path, {throwIfNoEntry: false});
  const isLink = stats?.isSymbolicLink() ?? false;
  hash.update(`\0${path}\0${String(isLink)}\0`);
  if (stats?.isFile() || (isLink && statSync(path, {throwIfNoEntry: false})?.isFile())) {
    hash.update(readFileSync(path));
  } else if (stats?.isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      addFiles(hash, join(path, name));
    }
  }
}

/** A digest of files, and of folders with all that is in them. Links to folders are not followed. */
export function digestOfFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    addFiles(hash, path);
  }
  return hash.digest('hex');
}

/**
 * Opens a folder of kept work, which may be deleted at any time: it saves time, and nothing else.
 *
 * @param folder need not exist
 */
export function keptWork(folder: string): KeptWork {
  return {
    async read(name) {
      const file = join(folder, name);
      try {
        const content = await readFile(file);
        const now = new Date();
        if (now.getTime() - (await stat(file)).mtimeMs > day) {
          await utimes(file, now, now);
        }
        return content;
      } catch {
        // Not kept, or deleted meanwhile.
        return null;
      }
    },
    async write(name, content) {
      await mkdir(folder, {recursive: true});
      // In one step: another build may read it.
      const unfinished = join(folder, `${name}.${randomUUID()}`);
      await writeFile(unfinished, content);
      await rename(unfinished, join(folder, name));
    },
    async sweep() {
      const swept = join(folder, '.swept');
      const last = await stat(swept).catch(() => null);
      if (last && Date.now() - last.mtimeMs < day) {
        return;
      }
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name);
        const {mtimeMs} = await stat(file).catch(() => ({mtimeMs: Infinity}));
        if (Date.now() - mtimeMs > longest) {
          await rm(file, {force: true});
        }
      }
      // A look at thousands of files, once a day.
      await writeFile(swept, '').catch(() => undefined);
    },
  };
}

/** What is made of the same parts again and again, and of which JSON can hold the outcome. */
export type Memo = {
  /** What was made of these parts before, by this build or a former one; or else what is made now. */
  once: <T>(parts: ReadonlyArray<Buffer | string>, make: () => T | Promise<T>) => Promise<T>;
  sweep: KeptWork['sweep'];
};

/**
 * The memory of a plugin, from build to build, below `node_modules/.cache`. It begins anew when the code of the
 * plugin has changed, or of src/lib, or the packages.
 *
 * @param plugin its folder, by whose name it is kept
 */
export function memoOf(siteDir: string, plugin: string): Memo {
  const kept = keptWork(join(siteDir, 'node_modules/.cache', basename(plugin)));
  let basis: string | undefined;
  return {
    async once<T>(parts: ReadonlyArray<Buffer | string>, make: () => T | Promise<T>): Promise<T> {
      basis ??= digestOfFiles([
        plugin,
        join(plugin, '../../lib'),
        join(siteDir, 'package-lock.json'),
      ]);
      const name = digest(basis, ...parts);
      const known = await kept.read(name);
      if (known !== null) {
        return JSON.parse(String(known)) as T;
      }
      const made = await make();
      await kept.write(name, JSON.stringify(made));
      return made;
    },
    sweep: kept.sweep,
  };
}
