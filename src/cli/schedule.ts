// Without a package, and without what only a bundler understands: the workflow that asks each hour whether
// anything is due runs this with Node.js alone, so that it installs nothing.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findPosts, readPostPath} from '../content/post-path.ts';
import {timingOf} from '../content/publication.ts';

/** When a post of blog/ comes out, and when it goes. */
export type Scheduled = {
  /** Below blog/, such as `2024-04-02-words/index.md`. */
  path: string;
  /** `null` for a draft, and where its date cannot be read. */
  from: Date | null;
  /** When its `expires` passes. */
  until: Date | null;
};

/** A value of front matter that stands in one line, as `npm run check-posts` has dates stand. */
function valueOf(frontMatter: string, key: string): string | undefined {
  const line = new RegExp(`^${key}:[ \\t]*(.*)$`, 'm').exec(frontMatter)?.[1];
  return line
    ?.replace(/\s+#.*$/, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');
}

/** Reads when the posts of a folder come and go. */
export function readSchedule(blog: string): Scheduled[] {
  return findPosts(blog).map((path) => {
    const [, text = ''] =
      /^\ufeff?---\r?\n([^]*?)^---/m.exec(readFileSync(join(blog, path), 'utf8')) ?? [];
    const value = (key: string) => valueOf(text, key);
    // A post that has no day of its own is as old as its file, which is there already.
    const day = new Date(readPostPath(path).day ?? 0);
    const {date, expires, isDraft} = timingOf(
      {date: value('date'), expires: value('expires'), draft: value('draft') === 'true'},
      day,
    );
    return {path, from: isDraft ? null : date, until: isDraft ? null : expires};
  });
}

/**
 * The posts that come or go in a stretch of time, so that a site built before it is not as it should be.
 *
 * @param since when the site was built, which is no part of the stretch
 * @param now which is
 */
export function duePosts(
  schedule: readonly Scheduled[],
  since: Date,
  now: Date,
): Array<{path: string; what: 'comes out' | 'expires'; at: Date}> {
  const isDue = (date: Date | null): date is Date => date !== null && date > since && date <= now;
  return schedule.flatMap(({path, from, until}) => [
    ...(isDue(from) ? [{path, what: 'comes out' as const, at: from}] : []),
    // What expires before it is out was never there.
    ...(isDue(until) && from !== null && from < until
      ? [{path, what: 'expires' as const, at: until}]
      : []),
  ]);
}

/**
 * A moment at which all of some posts are out: the latest of theirs, or now where that is later.
 *
 * @returns `null` where they are out now
 */
export function whenAllAreOut(schedule: readonly Scheduled[], now: Date): Date | null {
  const latest = Math.max(...schedule.map(({from}) => +(from ?? now)), +now);
  return latest > +now ? new Date(latest) : null;
}
