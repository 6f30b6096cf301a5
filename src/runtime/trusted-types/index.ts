import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteScripts} from '../../lib/contracts';
import {scriptTag} from '../../lib/inline-script';
import {basesOf} from '../../lib/locales';
import type {Service} from '../../settings/schema';
import {serves} from '../../settings/services';
import {guardSinks} from './guard-sinks';

type Options = {services?: Service[]};

/**
 * Guards the sinks of the published site that turn text into code: only scripts of its own folders run, and those
 * of services that the identity names. The folders are those of all languages, so that all have the same script, for
 * which the policy has one hash.
 */
export default function trustedTypes(context: LoadContext, {services = []}: Options = {}): Plugin {
  return {
    name: 'trusted-types',
    injectHtmlTags: () => ({
      headTags:
        process.env.NODE_ENV === 'production'
          ? [
              scriptTag(guardSinks, [
                ...basesOf(context).map((base) => base + siteScripts),
                ...services
                  .filter((service) => serves(service, 'script'))
                  .map(({origin}) => `${origin}/`),
              ]),
            ]
          : [],
    }),
  };
}
