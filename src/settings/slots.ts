import type {ReactNode} from 'react';

/** A post, as components of src/site/slots get to know it. */
type SlotPost = {
  title: string;
  /** Its path on the host. */
  permalink: string;
  /** In ISO 8601. */
  date: string;
};

export type AfterPostProps = {
  post: SlotPost;
  /** The same wherever the site is served from, for a service that keeps something for each post. */
  url: string;
};

export type HomeProps = {
  /**
   * What the product shows: the `h1`, which only screen readers hear, the title and description of the page, the
   * newest posts, and the way to older ones.
   */
  children: ReactNode;
  /** The five newest posts, newest first. */
  posts: SlotPost[];
};
