import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, relative, sep} from 'node:path';

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) {
    return [path];
  }
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}

/**
 * A short text that changes with any of the files, and with the settings.
 *
 * @param root the folder that the names of the files are told from
 * @param paths files, and folders with all that is in them
 * @param settings what JSON can hold of it counts
 * @returns 32 hexadecimal digits, the same in every copy of the folder
 */
export function fingerprint(root: string, paths: string[], settings: object): string {
  const hash = createHash('md5').update(JSON.stringify(settings));
  for (const file of paths.flatMap(filesIn).sort()) {
    hash.update(`\0${relative(root, file).split(sep).join('/')}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
