import {readFileSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {readRegion, type Region} from './region';

/** The parts of a VFile that are used here: `fail` throws, with the file and the place. */
type File = {path: string; fail: (reason: string, place?: Code['position']) => never};

/** Which file, and which region of it, a fence names: `file=code/a.ts#name`. */
const reference = /(?:^|\s)file=([^\s#]+)(?:#([\w-]+))?(?=\s|$)/;

/** What is not shown as code, but drawn (see plugins/figures). */
const drawn = new Set(['chart', 'dot']);

/** The number of the first line in which two texts differ, from 1. */
function firstDifference(one: string, other: string): number {
  const [a, b] = [one.split('\n'), other.split('\n')];
  return a.findIndex((line, index) => line !== b[index]) + 1 || a.length + 1;
}

function titleOf(path: string, name: string | undefined, {from, to}: Region): string {
  if (name === undefined) {
    return path;
  }
  return from === to ? `${path}, line ${from}` : `${path}, lines ${from}–${to}`;
}

function fill(code: Code, folder: string, fail: (reason: string) => never): void {
  const meta = code.meta ?? '';
  const [match, path, name] = reference.exec(meta) ?? [];
  if (match === undefined) {
    fail(
      'This code is in no file, so nothing can run it: write it to a file in the folder code/ beside the post, and name that here, as in ```ts file=code/name.ts (or file=code/name.ts#region for a part of it).',
    );
  }
  if (/^(?:\.\.)?\//.test(normalize(path!))) {
    fail(`${path} lies outside of the post's folder: put a copy into code/ beside the post.`);
  }
  let region: Region;
  try {
    region = readRegion(readFileSync(join(folder, path!), 'utf8'), name);
  } catch (error) {
    const {code: reason, message} = error as NodeJS.ErrnoException;
    return fail(
      reason === 'ENOENT'
        ? `There is no ${path} beside the post: correct its name, or write the file.`
        : `${path} cannot be shown: ${message}.`,
    );
  }
  const written = code.value.trim() === '' ? region.code : code.value.replace(/\n+$/, '');
  if (written !== region.code) {
    fail(
      `The listing differs from ${path}${name === undefined ? '' : `#${name}`} in its line ${firstDifference(written, region.code)}: copy the file's lines, or leave the fence empty to have them shown.`,
    );
  }
  code.value = region.code;
  const rest = meta.replace(reference, ' ').trim();
  code.meta = /\btitle=/.test(rest) ? rest : `title="${titleOf(path!, name, region)}" ${rest}`;
}

/**
 * A remark plugin for posts: each code block is a file that lies beside the post, or a region of one,
 * and says so: an empty fence is filled with it, any other has to be equal to it.
 *
 * Stops the build, with the post's file and line, at code that is in no file, at a file or a region that
 * is not there, and at a listing that differs.
 */
export function listings() {
  return (root: Root, file: File): void => {
    visit(root, 'code', (code) => {
      if (drawn.has(code.lang ?? '')) {
        return;
      }
      const line = code.position?.start.line;
      fill(code, dirname(file.path), (reason) =>
        file.fail(line ? `${file.path}:${line}: ${reason}` : reason, code.position),
      );
    });
  };
}
