import type {LoadContext, Plugin} from '@docusaurus/types';
import {scriptTag} from '../../lib/inline-script';
import type {Service} from '../../settings/schema';
import {loadServices} from './load-services';

export type Options = {services?: Service[]};

/** Loads the scripts of the services that the identity names, such as a counter of visits. */
export default function services(_context: LoadContext, {services: all = []}: Options): Plugin {
  const scripts = all.flatMap(({origin, script, counts}) =>
    script ? {...script, src: origin + script.path, counts} : [],
  );
  return {
    name: 'services',
    injectHtmlTags: () => ({
      headTags: scripts.length > 0 ? [scriptTag(loadServices, scripts)] : [],
    }),
  };
}
