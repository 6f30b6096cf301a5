import {execFileSync} from 'node:child_process';
import {logger} from '@docusaurus/logger';

function revParse(siteDir: string, asked: string): string {
  try {
    return execFileSync('git', ['rev-parse', asked], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    // Git is missing, or this is not a repository.
    return '';
  }
}

/** The commit that a site is built from, as 40 characters; empty where that cannot be known. */
export const commitOf = (siteDir: string): string => revParse(siteDir, 'HEAD^0');

/**
 * Whether a repository holds only the newest part of its history, in which each file seems to have changed at the first
 * commit that is there. Says so, since pages then have no day of their last change.
 */
export function isShallowClone(siteDir: string): boolean {
  const isShallow = revParse(siteDir, '--is-shallow-repository') === 'true';
  // Docusaurus loads the configuration again for each language, with its own copy of this module.
  if (isShallow && process.env.SHALLOW_CLONE_WARNED === undefined) {
    process.env.SHALLOW_CLONE_WARNED = 'true';
    logger.warn(
      'This clone lacks a part of its history, so pages without `last_update` in their front matter show no day of their last change. Clone all of it: in a workflow by `fetch-depth: 0`, elsewhere by `git fetch --unshallow`.',
    );
  }
  return isShallow;
}
