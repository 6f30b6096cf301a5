import {createHash, randomUUID} from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import {mkdir, readdir, rename, rm, stat, writeFile} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';

const day = 86_400_000;

/** How long an unused entry is kept: builds of a branch or of another language may come in between. */
const longest = 14 * day;

/** A cache shared by builds, in files. Each entry is named by a digest of everything it was made from. */
export type FileCache = {
  /**
   * Creates a file from the entry of that name, making the entry first if there is none. It may be a hard link to
   * the entry, as creating thousands of files is slower than all else: delete it before you write to it.
   *
   * @returns whether the entry was made now
   */
  place: (name: string, to: string, make: () => Promise<Buffer>) => Promise<boolean>;
  /** Deletes entries that no build has asked for in a while. */
  sweep: () => Promise<void>;
};

/** Digests texts and bytes. Moving the boundary between two parts changes the digest. */
export function digest(...parts: ReadonlyArray<Buffer | string>): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${Buffer.byteLength(part)}\0`).update(part);
  }
  return hash.digest('hex').slice(0, 40);
}

/** Adds a file, or every file below a folder, with its content; anything else is added by name only. */
function addFiles(hash: ReturnType<typeof createHash>, path: string, root: string): void {
  const stats = lstatSync(path, {throwIfNoEntry: false});
  const isLink = stats?.isSymbolicLink() ?? false;
  const name = relative(root, path).split(sep).join('/');
  hash.update(`\0${name}\0${String(isLink)}\0`);
  if (stats?.isFile() || (isLink && statSync(path, {throwIfNoEntry: false})?.isFile())) {
    hash.update(readFileSync(path));
  } else if (stats?.isDirectory()) {
    for (const name of readdirSync(path).sort()) {
      addFiles(hash, join(path, name), root);
    }
  }
}

/**
 * A digest of files, and of folders with everything in them. Links to folders are not followed.
 *
 * @param root the folder that file names are relative to, so that a copy of it elsewhere has the same digest
 */
export function digestOfFiles(paths: readonly string[], root = process.cwd()): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    addFiles(hash, path, root);
  }
  return hash.digest('hex');
}

/** Hard-links a file under a second name, or copies it if that is on another disk or already taken. */
export function linkOrCopy(file: string, to: string): void {
  try {
    linkSync(file, to);
  } catch {
    // Otherwise the copy would be written into a file that may have other names.
    rmSync(to, {force: true});
    copyFileSync(file, to);
  }
}

const running = new Map<string, Promise<void>>();

/** Writes a file that appears complete or not at all, so that another build never finds a part of it. */
async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/**
 * Makes a file unless it exists; once, however many ask at the same time.
 *
 * @param file its path, which changes whenever its content does
 * @returns that path
 */
export async function keepFile(file: string, make: () => Promise<Buffer>): Promise<string> {
  if (!running.has(file) && !existsSync(file)) {
    const made = make().then((content) => write(file, content));
    running.set(
      file,
      made.finally(() => running.delete(file)),
    );
  }
  await running.get(file);
  return file;
}

/**
 * Opens a cache in a folder, which may be deleted at any time: it only saves time.
 *
 * Files are looked up synchronously, here and wherever a build does so for each page: handing a small file to a
 * thread takes longer than reading it, and threads that write to one folder wait for each other.
 *
 * @param folder need not exist
 */
export function fileCache(folder: string): FileCache {
  return {
    async place(name, to, make) {
      const file = join(folder, name);
      const isNew = !existsSync(file);
      await keepFile(file, make);
      linkOrCopy(file, to);
      const now = new Date();
      // `sweep` goes by the modification time.
      if (now.getTime() - statSync(file).mtimeMs > day) {
        utimesSync(file, now, now);
      }
      return isNew;
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
      // Check these thousands of files only once a day.
      await writeFile(swept, '').catch(() => undefined);
    },
  };
}
