import {execFileSync} from 'node:child_process';

/** Refuses to go on with changes that no commit has, since a command that rewrites files could lose them. */
export function refuseDirtyTree(): void {
  let changed: string;
  try {
    changed = execFileSync('git', ['status', '--porcelain'], {encoding: 'utf8'}).trimEnd();
  } catch (error) {
    throw new Error(
      'Git does not know this folder: clone the repository, so that nothing that goes is lost.',
      {cause: error},
    );
  }
  if (changed) {
    throw new Error(
      `There are changes that no commit has: commit or stash them first, so that nothing is lost.\n${changed}`,
    );
  }
}
