import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {formatInstant} from '../../lib/day';
import {pagePath} from '../../lib/page-path';
import {publicationState, timingOf} from '../../content/publication';

/** Why readers do not see a post, or cannot find it. */
export type Notice = {title: string; text: string};

/** The notices of a post; none if it is published like any other. */
function noticesOfPost({metadata: {date, frontMatter}}: BlogPost, now: Date): Notice[] {
  const timing = timingOf(frontMatter, date);
  const byState = {
    draft: () => 'It is not published until draft: true is deleted from its front matter.',
    scheduled: () => `It appears on ${formatInstant(timing.date)}.`,
    expired: () => `It left the site on ${formatInstant(timing.expires!)}.`,
    published: () => null,
  };
  const state = publicationState(timing, now);
  const text = byState[state]();
  return [
    ...(text === null ? [] : [{title: state[0]!.toUpperCase() + state.slice(1), text}]),
    // Docusaurus' own value is always false with `npm start`.
    ...((frontMatter as {unlisted?: unknown}).unlisted === true
      ? [
          {
            title: 'Unlisted',
            text: 'Whoever has its address may read it; no list, feed or search leads to it.',
          },
        ]
      : []),
  ];
}

/** The notices of each post that has any, by its path. */
export function noticesOf(posts: readonly BlogPost[], now: Date): Record<string, Notice[]> {
  return Object.fromEntries(
    posts
      .map((post) => [pagePath(post.metadata.permalink), noticesOfPost(post, now)] as const)
      .filter(([, notices]) => notices.length > 0),
  );
}

const badge = `
  margin-inline-start: 0.5em;
  padding: 0.1em 0.5em;
  border: 1px solid var(--site-control);
  background: var(--site-panel);
  color: var(--site-text);
  font: var(--site-weight-bold) 0.75rem / 1.4 var(--site-font-title);
  letter-spacing: normal;
  white-space: nowrap;
  display: inline-block;
  vertical-align: middle;
`;

/**
 * A style sheet that adds a mark after every link to such a post, in lists, beside the text and inside it.
 * Generated content is part of a link's accessible name, so screen readers announce it too.
 */
export function marksCss(notices: Record<string, Notice[]>): string {
  const rules = Object.entries(notices).map(([path, all]) => {
    const mark = all.map(({title}) => title).join(', ');
    return `a[href=${JSON.stringify(path)}]::after {${badge}  content: ${JSON.stringify(mark)};\n}\n`;
  });
  return rules.join('');
}
