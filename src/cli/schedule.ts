// Uses no packages and nothing that needs a bundler: the workflow that checks every hour whether anything is due
// runs this with plain Node.js, and installs nothing.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findPosts, readPostPath} from '../content/post-path.ts';
import {timingOf} from '../content/publication.ts';

/** When a post of blog/ appears and expires. */
export type Scheduled = {
  /** The path below blog/, such as `2024-04-02-words/index.md`. */
  path: string;
  /** `null` for a draft, or if its date cannot be read. */
  from: Date | null;
  until: Date | null;
};

/** A one-line front matter value; `npm run check-posts` ensures that dates are on one line. */
function valueOf(frontMatter: string, key: string): string | undefined {
  const line = new RegExp(`^${key}:[ \\t]*(.*)$`, 'm').exec(frontMatter)?.[1];
  return line
    ?.replace(/\s+#.*$/, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');
}

export function readSchedule(blog: string): Scheduled[] {
  return findPosts(blog).map((path) => {
    const [, text = ''] =
      /^\ufeff?---\r?\n([^]*?)^---/m.exec(readFileSync(join(blog, path), 'utf8')) ?? [];
    const value = (key: string) => valueOf(text, key);
    // A post without a day is as old as its file, so it is already out.
    const day = new Date(readPostPath(path).day ?? 0);
    const {date, expires, isDraft} = timingOf(
      {date: value('date'), expires: value('expires'), draft: value('draft') === 'true'},
      day,
    );
    return {path, from: isDraft ? null : date, until: isDraft ? null : expires};
  });
}

/** The posts that have appeared or expired after `since`, when a site was built, and until `now`: it is out of date. */
export function duePosts(
  schedule: readonly Scheduled[],
  since: Date,
  now: Date,
): Array<{path: string; what: 'comes out' | 'expires'; at: Date}> {
  const isDue = (date: Date | null): date is Date => date !== null && date > since && date <= now;
  return schedule.flatMap(({path, from, until}) => [
    ...(isDue(from) ? [{path, what: 'comes out' as const, at: from}] : []),
    // A post that expires before it appears was never there.
    ...(isDue(until) && from !== null && from < until
      ? [{path, what: 'expires' as const, at: until}]
      : []),
  ]);
}
