import type {Preset} from '@docusaurus/types';
import archive from './archive/index';
import covers from './cover/index';
import newestPosts from './newest-posts/index';

/** Everything about posts besides the blog itself: their covers, and the lists made from them. */
export default function contentPreset(): Preset {
  // As themes, they load after the classic one, and may replace its components and styles.
  return {themes: [archive, covers, newestPosts]};
}
