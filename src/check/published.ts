import {readFileSync} from 'node:fs';
import {isPageAddress} from '../content/former-address';
import {pagePath} from '../lib/page-path';
import {routes} from '../site/routes';
import {findingAt, show, type Finding} from './finding';

/**
 * Reads a list of addresses that a build has written.
 *
 * @param from a file, or the address of the published site
 */
export async function readAddresses(from: string): Promise<ReadonlySet<string>> {
  const text = /^https?:/i.test(from)
    ? await (await fetch(new URL('addresses.txt', pagePath(from)))).text()
    : readFileSync(from, 'utf8');
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0 || !lines.every((line) => line.startsWith('/'))) {
    throw new Error('this is not a list of addresses such as a build writes to addresses.txt');
  }
  return new Set(lines);
}

const redirects = 'blog/redirects.yml';

/** What to write so that a lost address leads somewhere, and the file of `blog/` for it. */
function remedyFor(
  address: string,
  added: readonly string[],
  baseUrl: string,
): [file: string, remedy: string] {
  const onHost = baseUrl + address.slice(1);
  const [, list, rest] = /^\/([^/]+)(\/.+)\/$/.exec(address) ?? [];
  if (!isPageAddress(address)) {
    return [redirects, `write ${onHost}: and the path of the file that replaces it`];
  }
  if (list === routes.tags || list === routes.authors) {
    const file = `blog/${list === routes.tags ? 'tags' : 'authors'}.yml`;
    return [
      file,
      `keep it with permalink: ${rest!}; or write into ${redirects}: ${onHost}: /${list}/`,
    ];
  }
  // A post whose folder was renamed is the only one that is new, or one of few.
  const [year, month, day, slug] = address.split('/').slice(1);
  const name = slug && /^\d{4}$/.test(year!) ? [year, month, day, slug].join('-') : address;
  const now = added.length > 0 && added.length < 4 ? `, such as ${added.join(' or ')}` : '';
  return [
    redirects,
    `write redirects: [${name}] into the front matter of the post that replaces it${now}; or write here ${onHost}: /its/replacement/, or ${onHost}: {reason: Why it is gone}`,
  ];
}

/** Finds addresses that readers can open before a change, and that lead nowhere after it. */
export function lostAddresses(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  baseUrl: string,
): Finding[] {
  const added = [...after].filter((address) => !before.has(address) && /^\/\d{4}\//.test(address));
  return [...before]
    .filter((address) => !after.has(address))
    .sort()
    .flatMap((address) => {
      const [file, remedy] = remedyFor(address, added, baseUrl);
      const reason = `${show(address)} is published, and would lead nowhere`;
      return findingAt({file, line: 1, column: 1}, 'published-address', reason, remedy);
    });
}
