import type {LoadContext, Plugin} from '@docusaurus/types';
import {scriptTag} from '../../lib/inline-script';
import {codeFolders} from '../../lib/code-folders';
import {guardSinks} from './guard-sinks';

/** Guards, in the published site, what turns text into code: of scripts, only those of the site's own folders run. */
export default function trustedTypes({baseUrl}: LoadContext): Plugin {
  return {
    name: 'trusted-types',
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [
              scriptTag(
                guardSinks,
                codeFolders.map((folder) => baseUrl + folder),
              ),
            ]
          : [],
    }),
  };
}
