import type {Plugin} from '@docusaurus/types';
import type {Cover} from '../../lib/cover';
import {postsOf} from '../content-of';
import type {NewestPost} from './client';

/** Gives every page the newest posts: the not-found page and that of the search offer them. */
export default function newestPosts(): Plugin {
  return {
    name: 'newest-posts',
    allContentLoaded({allContent, actions}) {
      const posts: NewestPost[] = postsOf(allContent)
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
