import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {changesOf} from './changes';

type Dated = {
  date: Date;
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number | null;
  frontMatter: {
    last_update?: {author?: string; date?: Date | string | number};
    changes?: unknown;
  };
};

/**
 * When a post's text last changed: the latest of publication, `last_update` and `changes`. Whatever says when a post
 * was modified, to readers or to machines, asks here.
 */
export function lastChange({date, lastUpdatedAt, frontMatter}: Dated): Date {
  const days = [
    lastUpdatedAt ?? frontMatter.last_update?.date,
    ...changesOf(frontMatter).map(({day}) => day),
  ];
  const times = days.flatMap((day) => (day === undefined ? [] : new Date(day).getTime()));
  return new Date(Math.max(date.getTime(), ...times.filter((time) => !Number.isNaN(time))));
}

/** The same, where the post has changed since it was published; otherwise undefined. */
export function changedSince(post: Dated): Date | undefined {
  const changed = lastChange(post);
  return changed > post.date ? changed : undefined;
}

/** A post that lists its changes, with the time of the last in its metadata, for the head of its page. */
export function withChanged(post: BlogPost): BlogPost {
  const {metadata} = post;
  const changed = changesOf(metadata.frontMatter).length > 0 && changedSince(metadata);
  return changed
    ? {...post, metadata: {...metadata, changed: changed.toISOString()} as BlogPost['metadata']}
    : post;
}
