import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {AllContent} from '@docusaurus/types';

/** The content that the instances of a plugin have loaded; a disabled one has none. */
export const contentOf = <T>(allContent: AllContent, plugin: string): T[] =>
  Object.values(allContent[plugin] ?? {}).filter(Boolean) as T[];

export const postsOf = (allContent: AllContent): BlogPost[] =>
  contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(
    ({blogPosts}) => blogPosts,
  );
