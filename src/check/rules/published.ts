import {
  isPageAddress,
  mainSpelling,
  readFormerAddress,
  type Published,
} from '../../content/former-address';
import {isLaterPage} from '../../lib/page-path';
import {collect, show, type Edit, type Finding} from '../finding';
import {seriesWord} from '../../settings/series-word';
import {routes} from '../../site/routes';
import type {Before} from '../published/before';
import {redirectsOf, tagsOf, type Text} from '../texts';
import {asList, type Former} from './redirects';

/** The similarity of two texts, from 0 to 1: the share of the longer text's lines that both have. */
function likeness(a: string, b: string): number {
  const lines = (text: string) =>
    new Set(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line.length > 3),
    );
  const [one, other] = [lines(a), lines(b)];
  const both = [...one].filter((line) => other.has(line)).length;
  return both / Math.max(one.size, other.size, 1);
}

/** The renamed version of a text: most of its lines, or its title, are the same. */
function findRenamed(former: Text, candidates: readonly Text[]): Text | undefined {
  const title = former.frontMatter?.values.title;
  const [best] = candidates
    .map((text) => ({
      text,
      same:
        likeness(former.text, text.text) +
        (title !== undefined && text.frontMatter?.values.title === title ? 0.5 : 0),
    }))
    .filter(({same}) => same >= 0.5)
    .sort((a, b) => b.same - a.same);
  return best?.text;
}

/** How an author writes a former address: for a renamed post, the former name of its folder. */
const written = (address: string, former: Text | undefined): string => {
  const folder = /^blog\/([^/]+)\//.exec(former?.file ?? '')?.[1];
  const read = folder === undefined ? undefined : readFormerAddress(folder);
  return read && 'path' in read && read.path === address ? folder! : address;
};

/** Adds a former address to the front matter of a text. */
function addRedirect(text: Text, address: string): Edit {
  const {frontMatter} = text;
  if (!frontMatter) {
    return {start: 0, end: 0, text: `---\nredirects: ${asList([address])}\n---\n\n`};
  }
  const range = frontMatter.rangeOf(['redirects']);
  if (!range) {
    return {
      start: frontMatter.end,
      end: frontMatter.end,
      text: `redirects: ${asList([address])}\n`,
    };
  }
  const kept = redirectsOf(text).filter((one) => typeof one === 'string');
  // The range of a multi-line list ends where the next line begins.
  const end = range[0] + text.text.slice(...range).trimEnd().length;
  return {start: range[0], end, text: asList([...kept, address])};
}

/** What to write for the lost address of a page that is not in one file. `key` is how front matter names it. */
function remedyFor(
  address: string,
  key: string,
  living: ReadonlyMap<string, string | null>,
): string {
  const ofSeries = `/${seriesWord}/`;
  if (address.startsWith(ofSeries)) {
    return `if it has another name now, write into blog/gone.yml: ${address}: {to: ${ofSeries}its-new-name/}; else: ${address}: {to: /${routes.archive}/}`;
  }
  const lists = [routes.tags, routes.authors, seriesWord];
  const [, word, rest] = /^\/([^/]+)(\/.+)\/$/.exec(address) ?? [];
  // After a change of src/site/routes.ts, the list of a tag, author or series has another first word.
  const renamed = lists.map((one) => `/${one}${rest}/`).find((one) => living.has(one));
  if (rest !== undefined && renamed !== undefined) {
    return `write into blog/gone.yml: ${address}: {to: ${renamed}}`;
  }
  const list = lists.find((one) => one === word);
  if (rest !== undefined && list !== undefined) {
    const where =
      list === routes.tags ? 'below it in blog/tags.yml' : 'below page: of it in blog/authors.yml';
    return `if it has another name now, write permalink: ${rest} ${where}; else write into blog/gone.yml: ${address}: {to: /${list}/}`;
  }
  return `write redirects: [${key}] into the front matter of what stands for it; or, into blog/gone.yml, ${address}: {reason: Why it is gone}`;
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
  const candidates = texts.filter(
    ({address, file, isPublished}) =>
      isPublished && !before.addresses.has(address) && !before.files.has(file),
  );
  const leading: Former = new Map();
  const all = lost.flatMap((address) => {
    const then = before.texts.find((text) => text.address === address);
    const now = texts.find((text) => text.address === address);
    const renamed =
      then && !now
        ? (texts.find(({file}) => file === then.file) ?? findRenamed(then, candidates))
        : undefined;
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
      const {findings, reportAs} = collect(renamed.file, renamed.text);
      reportAs('published-address')(
        renamed.frontMatter?.rangeOf(['redirects'])?.[0] ?? 0,
        `${show(address)} was published (${before.source}), and leads nowhere now that this has another address`,
        `write redirects: ${asList([...redirectsOf(renamed).map(String), key])} into its front matter`,
        {fix: addRedirect(renamed, key)},
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
      remedyFor(address, key, living),
    );
    return findings;
  });
  return {findings: all, lost: leading};
}
