import type {FormerPage} from '../model';

/** The pages of the list of all posts, of which the first is the front page unless the blog was below a path. */
export const listPages = (baseUrl: string, posts: number, perPage: number): FormerPage[] => [
  ...(baseUrl === '/' ? [] : [{address: baseUrl, kind: 'list' as const, key: '1'}]),
  ...Array.from({length: Math.max(0, Math.ceil(posts / perPage) - 1)}, (_none, index) => ({
    address: `${baseUrl}page/${index + 2}/`,
    kind: 'list' as const,
    key: String(index + 2),
  })),
];
