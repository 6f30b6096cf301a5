import type {Cover} from '../lib/cover';

/** A post's data wherever it is listed. */
export type ListedPost = {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601 date. */
  date: string;
  /** ISO 8601: when it last changed, on the page of a post that lists its changes. */
  changed?: string;
  /** Missing where another site has the post. */
  cover?: Cover;
  /** Minutes. */
  readingTime?: number;
  tags: Array<{label: string; permalink: string}>;
  authors: Array<{
    key?: string | null;
    name?: string;
    page?: {permalink: string} | null;
    url?: string;
    email?: unknown;
  }>;
};
