import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {visit} from '../../lib/visit';
import {filesBelow} from '../../check/addresses';
import {parsePost} from '../../check/parse';

/** An address of another site, and where the site leads to it. */
export type OutsideLink = {
  /** As `URL` writes it, and without what begins with #, which servers are not told. */
  url: string;
  /** `file:line` of each place. */
  places: string[];
};

/** Names that are reserved for examples, and lead nowhere: RFC 2606, RFC 6761. */
const isExample = ({hostname}: URL) =>
  /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|org|net)$|^(?:127\.|\[::1\]|0\.0\.0\.0)/.test(
    hostname,
  );

function addressesIn(text: string, isMdx: boolean): Array<{url: string; line: number}> {
  const root = parsePost(text, isMdx, () => () => undefined);
  const found: Array<{url: string; line: number}> = [];
  if (root !== null) {
    visit(root, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'link' || node.type === 'definition') {
        found.push({url: node.url, line});
      } else if (node.type === 'html') {
        for (const [, , url] of node.value.matchAll(/\bhref=(["'])(.*?)\1/g)) {
          found.push({url: url!, line});
        }
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (
            attribute.type === 'mdxJsxAttribute' &&
            attribute.name === 'href' &&
            typeof attribute.value === 'string'
          ) {
            found.push({url: attribute.value, line});
          }
        }
      }
    });
  }
  return found;
}

/**
 * Finds the links to other sites in posts, documents and pages of Markdown, each address once.
 *
 * @param siteDir the folder that blog/ is in
 * @param own the address of the site itself, which the build checks
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
