// `aws s3 sync` and `aws s3 cp --recursive`, with folders for buckets.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import {dirname, join, relative} from 'node:path';

const [, verb, from, to, ...words] = process.argv.slice(2);
const bucket = join(process.env.BUCKETS!, to!.replace('s3://', ''));

/** Each option with its value, whether `=` or a space is between them. */
const options = words.join(' ').matchAll(/--(in|ex)clude[ =](\S+)/g);
const filters = [...options].map(([, kind, pattern]) => {
  const parts = pattern!.split('*').map((part) => part.replace('.', '\\.'));
  return {isIn: kind === 'in', pattern: new RegExp(`^${parts.join('.*')}$`)};
});

/** The last filter that matches decides. */
const takes = (path: string) =>
  filters.findLast(({pattern}) => pattern.test(path))?.isIn ?? true;

const filesOf = (folder: string) =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .filter(takes);

/** Whether `sync` uploads: another size, or newer than what is there. */
function differs(here: string, there: string): boolean {
  if (!existsSync(there)) return true;
  const [a, b] = [statSync(here), statSync(there)];
  return a.size !== b.size || a.mtimeMs > b.mtimeMs;
}

for (const path of filesOf(from!)) {
  const [here, there] = [join(from!, path), join(bucket, path)];
  if (verb === 'cp' || differs(here, there)) {
    mkdirSync(dirname(there), {recursive: true});
    copyFileSync(here, there);
  }
}
if (words.includes('--delete')) {
  for (const path of filesOf(bucket)) {
    if (!existsSync(join(from!, path))) rmSync(join(bucket, path));
  }
}
