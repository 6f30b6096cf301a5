import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** What a build has written. */
export type Output = {
  files: number;
  /** Files of HTML. */
  pages: number;
  megabytes: number;
  /** Without the copies that are compressed ahead. */
  plainMegabytes: number;
};

/** Counts and weighs the files of a folder. */
export function outputOf(folder: string): Output {
  const output = {files: 0, pages: 0, megabytes: 0, plainMegabytes: 0};
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const entry = statSync(join(folder, name));
    if (entry.isFile()) {
      const megabytes = entry.size / 1e6;
      output.files += 1;
      output.pages += name.endsWith('.html') ? 1 : 0;
      output.megabytes += megabytes;
      output.plainMegabytes += /\.(?:br|gz)$/.test(name) ? 0 : megabytes;
    }
  }
  return output;
}
