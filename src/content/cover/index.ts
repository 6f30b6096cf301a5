import type {Plugin} from '@docusaurus/types';
import {postsOf} from '../content-of';
import {publishFiles} from '../publish-files';
import {fileOfDrawn, type Drawn} from './cover';
import type {PostWithCover} from './with-cover';

/** Publishes the covers of posts, which `processBlogPosts` has drawn. */
export default function covers(): Plugin {
  let drawn: Drawn[] = [];
  return {
    name: 'covers',
    allContentLoaded({allContent}) {
      drawn = (postsOf(allContent) as Array<Partial<PostWithCover>>).flatMap(
        ({drawing, metadata}) => (drawing && metadata ? {cover: metadata.cover, drawing} : []),
      );
    },
    configureWebpack: (_config, isServer) => publishFiles(() => drawn.map(fileOfDrawn), isServer),
  };
}
