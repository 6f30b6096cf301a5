import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import type {Cover} from '../../lib/cover';
import {contentOf} from '../content-of';
import type {NewestPost} from './client';

/** Gives every page the newest posts: the not-found page and that of the search offer them. */
export default function newestPosts(): Plugin {
  return {
    name: 'newest-posts',
    allContentLoaded({allContent, actions}) {
      const blogs = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
      const posts: NewestPost[] = blogs
        .flatMap((blog) => blog.blogPosts)
        .filter(({metadata}) => !metadata.unlisted)
        .sort((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime())
        .slice(0, 3)
        .map(({metadata}) => {
          const {title, permalink, cover} = metadata as typeof metadata & {cover?: Cover};
          return {title, permalink, ...(cover && {cover})};
        });
      actions.setGlobalData(posts);
    },
  };
}
