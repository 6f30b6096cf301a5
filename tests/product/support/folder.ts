import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

/** The folder for all that the tests of a process write. */
const scratch = mkdtempSync(join(tmpdir(), 'tests-'));
process.once('exit', () => {
  rmSync(scratch, {recursive: true, force: true});
});

/** What a file has, or where a link leads; `null` for no file. */
type Content = string | Buffer | {to: string} | null;

export type Files = Readonly<Record<string, Content>>;

/** Writes files by their paths in a folder; `null` removes one. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), {recursive: true});
    if (content === null) {
      rmSync(file, {force: true});
    } else if (typeof content === 'object' && 'to' in content) {
      symlinkSync(content.to, file);
    } else {
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

/** The paths of all files below a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
