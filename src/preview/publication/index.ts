import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildDate} from '../../content/build-date';
import {postsOf} from '../../content/content-of';
import {hidesUnpublished} from '../../content/publication';
import {marksCss, noticesOf} from './notices';

/**
 * With `npm start`, explains why readers do not see a post: on its page, and after every link to it. A build
 * leaves these posts out (see process-blog-posts.ts, an option of the blog), and contains neither the styles nor
 * the theme component of this plugin.
 */
export default function publication({generatedFilesDir}: LoadContext): Plugin {
  const name = 'publication';
  if (hidesUnpublished()) {
    return {name};
  }
  const marks = 'marks.css';
  return {
    name,
    async allContentLoaded({allContent, actions}) {
      const notices = noticesOf(postsOf(allContent), buildDate());
      await actions.createData('notices.json', notices);
      await actions.createData(marks, marksCss(notices));
    },
    getThemePath: () => join(__dirname, 'theme'),
    getClientModules: () => [join(generatedFilesDir, name, 'default', marks)],
  };
}
