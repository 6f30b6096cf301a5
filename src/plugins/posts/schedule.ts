// Without a package, and without what only a bundler understands: the workflow that asks each hour whether
// anything is due runs this with Node.js alone, so that it installs nothing.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseInstant} from '../../lib/instant.ts';

/** When a post of blog/ comes out, and when it goes. */
export type Scheduled = {
  /** Name of its folder. */
  folder: string;
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
  return readdirSync(blog)
    .sort()
    .flatMap((folder) => {
      const index = ['index.md', 'index.mdx']
        .map((name) => join(blog, folder, name))
        .find((path) => existsSync(path));
      if (index === undefined) {
        return [];
      }
      const [, frontMatter = ''] = /^---\r?\n([^]*?)^---/m.exec(readFileSync(index, 'utf8')) ?? [];
      const isDraft = valueOf(frontMatter, 'draft') === 'true';
      const date = valueOf(frontMatter, 'date') ?? folder.slice(0, 10);
      const expires = valueOf(frontMatter, 'expires');
      return [
        {
          folder,
          from: isDraft ? null : parseInstant(date),
          until: isDraft || expires === undefined ? null : parseInstant(expires),
        },
      ];
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
): Array<{folder: string; what: 'comes out' | 'expires'; at: Date}> {
  const isDue = (date: Date | null): date is Date => date !== null && date > since && date <= now;
  return schedule.flatMap(({folder, from, until}) => [
    ...(isDue(from) ? [{folder, what: 'comes out' as const, at: from}] : []),
    // What expires before it is out was never there.
    ...(isDue(until) && from !== null && from < until
      ? [{folder, what: 'expires' as const, at: until}]
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
