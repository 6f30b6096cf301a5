import {Problem} from './problem';
import {readRegion, type Region} from './region';

/** Languages that posts name, most of them for sessions in a terminal, and Prism does not know: shown as code without colours. */
export const plainLanguages = [
  ...['console', 'psql', 'cli', 'azurecli', 'azurecli-interactive'],
  'minizinc',
];

/** The contents of a fence: the words after its language, its lines, and the region of the file that they are. */
export type Fence = {meta: string; value: string; region?: string};

/** Matches the file, and the region of it, that a fence names: `file=code/a.ts#name`. */
const reference = /(?:^|\s)file=([^\s#]+)(?:#([\w-]+))?(?=\s|$)/;

/** The options of a fence, with blanks for those between quotation marks: a title may have the signs of another option. */
export const withoutQuoted = (meta: string): string =>
  meta.replace(/(?<![\w-])(?!file=)[\w-]+=(["']).*?\1/gi, (quoted) => ' '.repeat(quoted.length));

export const namesFile = (meta: string): boolean => reference.test(withoutQuoted(meta));

/** The number of the first line in which two texts differ, from 1. */
function firstDifference(one: string, other: string): number {
  const [a, b] = [one.split('\n'), other.split('\n')];
  return a.findIndex((line, index) => line !== b[index]) + 1 || a.length + 1;
}

function titleOf(path: string, name: string | undefined, {from, to}: Region): string {
  if (name === undefined) {
    return path;
  }
  return from === to ? `${path}:${from}` : `${path}:${from}–${to}`;
}

/** Whether a path leads out of the folder in which it starts. */
export function leavesFolder(path: string): boolean {
  let depth = 0;
  for (const step of path.split('/')) {
    depth += step === '..' ? -1 : step === '' || step === '.' ? 0 : 1;
    if (depth < 0) {
      return true;
    }
  }
  return path.startsWith('/');
}

/**
 * Resolves what a fence of a post shows: the file beside the post that it names, a region of it, or its own lines.
 *
 * @param fence as written; if it has lines, they must be those of the file
 * @param read a file, by its path from the post's folder; throws if there is none, and a Problem if it is not text
 * @returns the fence as shown: with the lines of the file, and a title that says where they come from
 * @throws Problem at a file outside the folder, or not there, or that cannot be shown, or from which the fence
 *   differs
 */
export function resolveListing({meta, value}: Fence, read: (path: string) => string): Fence {
  const found = reference.exec(withoutQuoted(meta));
  if (!found) {
    return {meta, value};
  }
  const [match, path, name] = found;
  if (leavesFolder(path!)) {
    throw new Problem(
      `${path} is outside the post's folder`,
      'put a copy into code/ beside the post',
    );
  }
  let region: Region;
  try {
    region = readRegion(read(path!), name);
  } catch (cause) {
    const [reason, remedy] =
      cause instanceof Problem
        ? [`${path} cannot be shown: ${cause.reason}`, cause.remedy]
        : [`There is no ${path} beside the post`, 'correct its name, or write the file'];
    throw new Problem(reason, remedy, 0, {cause});
  }
  const written = value.trim() === '' ? region.code : value.replace(/\n+$/, '');
  if (written !== region.code) {
    throw new Problem(
      `The listing differs from ${path}${name === undefined ? '' : `#${name}`} in its line ${firstDifference(written, region.code)}`,
      "copy the file's lines, or leave the fence empty to have them shown",
    );
  }
  const rest = `${meta.slice(0, found.index)} ${meta.slice(found.index + match.length)}`.trim();
  return {
    value: region.code,
    region: name,
    meta: /\btitle=/.test(rest) ? rest : `title="${titleOf(path!, name, region)}" ${rest}`,
  };
}

/** Languages whose fences are drawn instead of shown as code (see markdown/figures). */
export const drawnLanguages: ReadonlySet<string> = new Set(['chart', 'mermaid', 'dot']);
