import type {LoadContext, Plugin} from '@docusaurus/types';
import {scriptTag} from '../../lib/inline-script';
import {codeFolders} from '../../lib/code-folders';
import {guardSinks} from './guard-sinks';

/** Guards the sinks of the published site that turn text into code: only scripts of its own folders run. */
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
