import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

/** The folder for all that the tests of a process write. */
const scratch = mkdtempSync(join(tmpdir(), 'tests-'));
process.once('exit', () => {
  rmSync(scratch, {recursive: true, force: true});
});

export type Files = Readonly<Record<string, string | Buffer | null>>;

/** Writes files by their paths in a folder; `null` removes one. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    if (content === null) {
      rmSync(file, {force: true});
    } else {
      mkdirSync(dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
  }
}

/** A new folder with these files, which goes when the tests have ended. */
export function folderWith(files: Files = {}): string {
  const folder = mkdtempSync(join(scratch, 'folder-'));
  writeFiles(folder, files);
  return folder;
}
