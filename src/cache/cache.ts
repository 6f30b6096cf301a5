import {createHash, randomUUID} from 'node:crypto';
import {existsSync, lstatSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import {dirname, join, relative, sep} from 'node:path';

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
