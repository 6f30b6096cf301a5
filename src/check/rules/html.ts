import {visit} from '../../lib/es-modules.cjs';
import {isRemote} from '../../lib/addresses';
import {known} from '../elements';
import {show, type Place} from '../finding';
import type {Rule} from '../post';

/** Elements that run, load or send something; the build removes them or replaces them with a link. */
const active = new Set(
  'script iframe object embed form frame frameset applet base meta'.split(' '),
);

const media = new Set(['img', 'video', 'audio', 'source', 'track', 'Audio']);

/** Elements are those that browsers show, run no script, and load nothing from other sites. */
export const html: Rule = ({root, elements, isMdx}, report) => {
  const checkMedia = (url: string, at: Place) => {
    if (isRemote(url)) {
      report(
        at,
        `${show(url)} is on another site, which would see who reads, so readers get a link`,
        'put a copy beside the post',
      );
    }
  };
  for (const {name, attributes, at, isForeign} of elements.elements) {
    const handler = Object.keys(attributes).find((one) => /^on[a-z]/i.test(one));
    if (active.has(name)) {
      report(
        at,
        `<${name}> runs or loads something: readers get a link in its place, or nothing`,
        'write a link to what it shows, or put it in backticks if you only mention it',
      );
    } else if (!isForeign && !known.has(name) && !/^[A-Z_$]|-/.test(name)) {
      report(
        at,
        `<${name}> is not an HTML element, so readers do not see it`,
        'write it in backticks, or \\< for the sign',
      );
    } else if (handler !== undefined && !(isMdx && handler !== handler.toLowerCase())) {
      report(
        at,
        `The attribute ${show(handler)} runs a script, so the build leaves it out`,
        'delete it, or write a component in an .mdx',
      );
    }
    if (media.has(name) && attributes.src) {
      checkMedia(attributes.src, at);
    }
  }
  visit(root, 'image', (node) => {
    checkMedia(node.url, node);
  });
};
