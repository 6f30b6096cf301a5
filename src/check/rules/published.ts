import {
  isPageAddress,
  mainSpelling,
  readFormerAddress,
  type Published,
} from '../../content/former-address';
import {isLaterPage} from '../../lib/page-path';
import {collect, show, type Edit, type Finding} from '../finding';
import {routes} from '../../site/routes';
import type {Before} from '../published';
import {redirectsOf, tagsOf, type Text} from '../texts';
import {asList, type Former} from './redirects';

/** The same text under another name: its title or all of it is the same. */
const isSame = (one: Text, other: Text): boolean =>
  one.text === other.text ||
  (one.frontMatter?.values.title !== undefined &&
    one.frontMatter.values.title === other.frontMatter?.values.title);

/** How an author writes a former address: for a renamed post, the former name of its folder. */
const written = (address: string, former: Text | undefined): string => {
  const folder = /^blog\/([^/]+)\//.exec(former?.file ?? '')?.[1];
  const read = folder === undefined ? undefined : readFormerAddress(folder);
  return read && 'path' in read && read.path === address ? folder! : address;
};

/** Adds `redirects` to the front matter of a text that has none yet. */
function addRedirect({frontMatter}: Text, address: string): Edit | undefined {
  const line = `redirects: ${asList([address])}\n`;
  if (!frontMatter) {
    return {start: 0, end: 0, text: `---\n${line}---\n\n`};
  }
  const {end, values} = frontMatter;
  return 'redirects' in values ? undefined : {start: end, end, text: line};
}

/** What to write for the lost address of a page that no text stands for. `key` is how front matter names it. */
function remedyFor(address: string, key: string): string {
  const [, list, rest] = /^\/([^/]+)(\/.+)\/$/.exec(address) ?? [];
  return list === routes.tags || list === routes.authors
    ? `keep it with permalink: ${rest} in blog/${list === routes.tags ? 'tags' : 'authors'}.yml; or write into blog/gone.yml: ${address}: {to: /${list}/}`
    : `write redirects: [${key}] into the front matter of what stands for it; or, into blog/gone.yml, ${address}: {to: /what/stands-for-it/}, or {reason: Why it is gone}`;
}

/**
 * Finds addresses that readers could open before, and that now lead nowhere.
 *
 * @param tags the declarations in blog/tags.yml: a tag's list goes when the last of its posts expires
 * @param living addresses of published pages
 * @param former addresses that redirect, or say that their page is gone
 * @param gone the text of blog/gone.yml, and `moved` that of blog/moved.yml; `null` if there is none
 * @param isFile whether an address is a file of the site
 * @returns findings, and where lost addresses would lead, if that is known
 */
export function checkPublished(
  before: Before,
  {
    texts,
    living,
    former,
    gone,
    moved,
    tags,
    site,
    isFile,
  }: {
    texts: readonly Text[];
    tags: Record<string, unknown>;
    living: ReadonlyMap<string, string | null>;
    former: Former;
    gone: string | null;
    moved: string | null;
    site: Published;
    isFile: (address: string) => boolean;
  },
): {findings: Finding[]; lost: Former} {
  const expired = new Set(
    texts
      .filter(({hasExpired}) => hasExpired)
      .flatMap((text) => [text.address, ...tagsOf(text, tags)]),
  );
  const lost = [...before.addresses]
    .filter((address) => !living.has(address) && !isFile(address))
    .filter((address) => !former.has(address) && !former.has(mainSpelling(address)))
    .filter((address) => !isLaterPage(address))
    .filter((address) => !expired.has(address))
    .sort();
  const leading: Former = new Map();
  const all = lost.flatMap((address) => {
    const then = before.texts.find((text) => text.address === address);
    const now = texts.find((text) => text.address === address);
    const renamed =
      then &&
      !now &&
      (texts.find(({file}) => file === then.file) ??
        texts.find(
          (text) => text.isPublished && !before.addresses.has(text.address) && isSame(then, text),
        ));
    const key = written(address, then);
    if (now) {
      const {findings, reportAs} = collect(now.file, now.text);
      const draft = now.frontMatter?.values.draft === true ? 'draft' : 'date';
      reportAs('published-address')(
        now.frontMatter?.rangeOf([draft])?.[0] ?? 0,
        `${show(address)} was published (${before.source}), and ${draft === 'draft' ? 'a draft' : 'a post of a later day'} is not`,
        `take ${draft} back; to take the page away, write into blog/gone.yml: ${address}: {reason: Why it is gone}`,
      );
      return findings;
    }
    if (renamed) {
      leading.set(address, {to: renamed.address, file: renamed.file});
      const fix = addRedirect(renamed, key);
      const {findings, reportAs} = collect(renamed.file, renamed.text);
      reportAs('published-address')(
        renamed.frontMatter?.rangeOf(['redirects'])?.[0] ?? 0,
        `${show(address)} was published (${before.source}), and leads nowhere now that this has another address`,
        `write redirects: ${asList([...redirectsOf(renamed).map(String), key])} into its front matter`,
        fix && {fix},
      );
      return findings;
    }
    leading.set(address, {isLost: true});
    if (!isPageAddress(address)) {
      const {findings, reportAs} = collect('blog/moved.yml', moved ?? '');
      reportAs('published-address')(
        moved?.length ?? 0,
        `${show(address)} was published (${before.source}), and leads nowhere now`,
        `write into blog/moved.yml: ${(site.baseUrl ?? '/') + address.slice(1)}: and the path of the file that stands for it`,
      );
      return findings;
    }
    const {findings, reportAs} = collect('blog/gone.yml', gone ?? '');
    reportAs('published-address')(
      gone?.length ?? 0,
      `${show(address)} was published (${before.source}), and leads nowhere now${then ? `: ${then.file} is gone` : ''}`,
      remedyFor(address, key),
    );
    return findings;
  });
  return {findings: all, lost: leading};
}
