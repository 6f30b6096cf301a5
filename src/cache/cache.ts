import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import {dirname} from 'node:path';

/** Digests texts and bytes. Moving the boundary between two parts changes the digest. */
export function digest(...parts: ReadonlyArray<Buffer | string>): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${Buffer.byteLength(part)}\0`).update(part);
  }
  return hash.digest('hex').slice(0, 40);
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
    const written = make().then((content) => write(file, content));
    running.set(
      file,
      written.finally(() => running.delete(file)),
    );
  }
  await running.get(file);
  return file;
}
