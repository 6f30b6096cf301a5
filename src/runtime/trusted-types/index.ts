import type {LoadContext, Plugin} from '@docusaurus/types';
import {scriptTag} from '../../lib/inline-script';
import {codeFolders} from '../../lib/code-folders';
import type {Service} from '../../settings/schema';
import {serves} from '../../settings/services';
import {guardSinks} from './guard-sinks';

type Options = {services?: Service[]};

/**
 * Guards the sinks of the published site that turn text into code: only scripts of its own folders run, and those
 * of services that the identity names.
 */
export default function trustedTypes(
  {baseUrl}: LoadContext,
  {services = []}: Options = {},
): Plugin {
  return {
    name: 'trusted-types',
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [
              scriptTag(guardSinks, [
                ...codeFolders.map((folder) => baseUrl + folder),
                ...services
                  .filter((service) => serves(service, 'script'))
                  .map(({origin}) => `${origin}/`),
              ]),
            ]
          : [],
    }),
  };
}
