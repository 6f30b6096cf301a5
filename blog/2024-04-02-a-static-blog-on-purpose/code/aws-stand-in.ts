import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import {dirname, join, relative} from 'node:path';

/** Whether a command takes a path: its last filter that matches decides. */
function filterOf(words: string[]): (path: string) => boolean {
  const options = words.join(' ').matchAll(/--(in|ex)clude[ =](\S+)/g);
  const filters = [...options].map(([, kind, pattern]) => {
    const parts = pattern!.split('*').map((part) => part.replace('.', '\\.'));
    return {isIn: kind === 'in', pattern: new RegExp(`^${parts.join('.*')}$`)};
  });
  return (path) =>
    filters.findLast(({pattern}) => pattern.test(path))?.isIn ?? true;
}

const filesOf = (folder: string) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/** Whether `sync` uploads: absent, of another size, or newer. */
function differs(here: string, there: string): boolean {
  if (!existsSync(there)) return true;
  const [a, b] = [statSync(here), statSync(there)];
  return a.size !== b.size || a.mtimeMs > b.mtimeMs;
}

/** `aws s3 sync` and `aws s3 cp --recursive`, with a folder for the bucket. */
export function aws(words: string[], bucket: string): void {
  const [, verb, from] = words;
  const takes = filterOf(words);
  for (const path of filesOf(from!).filter(takes)) {
    const [here, there] = [join(from!, path), join(bucket, path)];
    if (verb === 'cp' || differs(here, there)) {
      mkdirSync(dirname(there), {recursive: true});
      copyFileSync(here, there);
    }
  }
  if (words.includes('--delete')) {
    for (const path of filesOf(bucket).filter(takes)) {
      if (!existsSync(join(from!, path))) rmSync(join(bucket, path));
    }
  }
}
