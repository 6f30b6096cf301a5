import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {elementsOfHtml, elementsOfJsx} from '../../check/elements';
import {offsetOf} from '../../check/finding';
import {readValues} from '../../check/front-matter';
import {filesBelow} from '../../check/page-address';
import {parsePost} from '../../check/parse';
import {referenceOf, referencesOf} from '../../check/references';
import {isOwnMachine} from '../../lib/own-machine';

import {threadsOf} from '../../content/threads';

/** An address on another site, and the places that link to it. */
export type OutsideLink = {
  /** As `URL` writes it, without the fragment, which is not sent to servers. */
  url: string;
  /** The places, as `file:line`. */
  places: string[];
};

/** Names that are reserved for examples and lead nowhere: RFC 2606, RFC 6761. */
const isExample = ({hostname}: URL) =>
  isOwnMachine(hostname) ||
  /(?:^|\.)(?:example|invalid|test)$|(?:^|\.)example\.(?:com|org|net)$/.test(hostname);

function addressesIn(text: string, isMdx: boolean): Array<{url: string; line: number}> {
  const root = parsePost(text, isMdx, () => () => undefined);
  if (root === null) {
    return [];
  }
  const {elements} = isMdx ? elementsOfJsx({root}) : elementsOfHtml({root, text});
  const threads = threadsOf(readValues(text)).map(({url}) => ({
    url,
    line: text.slice(0, Math.max(0, text.indexOf('\ndiscuss:') + 1)).split('\n').length,
  }));
  const links = [...referencesOf(root), ...elements.map(referenceOf)].flatMap(({link}) =>
    link ? [{url: link.url, line: text.slice(0, offsetOf(link.at)).split('\n').length}] : [],
  );
  return [...threads, ...links];
}

/**
 * Finds the links to other sites in posts, docs and Markdown pages, each address once.
 *
 * @param siteDir the folder that contains blog/
 * @param own the address of the site itself, whose links the build checks
 */
export function findOutsideLinks(siteDir: string, own: string): OutsideLink[] {
  const files = ['blog', 'docs', 'src/pages'].flatMap((folder) =>
    filesBelow(join(siteDir, folder))
      .filter((path) => /\.mdx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  const links = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(join(siteDir, file), 'utf8');
    for (const {url, line} of addressesIn(text, file.endsWith('x'))) {
      if (!/^https?:/i.test(url) || !URL.canParse(url)) {
        continue;
      }
      const address = new URL(url);
      address.hash = '';
      if (!isExample(address) && !address.href.startsWith(own)) {
        links.set(address.href, [...(links.get(address.href) ?? []), `${file}:${line}`]);
      }
    }
  }
  return [...links]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([url, places]) => ({url, places}));
}
