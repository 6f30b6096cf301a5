import {readFormerAddress, readMovedAddress, type Published} from '../../content/former-address';
import {withDefaults, type Routes} from '../../settings/routes';
import {routes} from '../../site/routes';
import {readMap} from '../front-matter';
import {addressOfAuthor} from '../page-address';
import {readAsText, readTexts, redirectsOf, seriesAmong, tagsOf, type Text} from '../texts';
import {changedSince, filesAt, findBase, textsAt, type Base} from './git';
import {readPublishedList} from './list';

/** What readers could open before the change under review. */
export type Before = {
  /** The source of this information. */
  source: string;
  addresses: ReadonlySet<string>;
  /** Former versions of texts that have since changed or disappeared; only if Git knows them. */
  texts: readonly Text[];
  /** All files of texts that existed; only if Git knows them. */
  files: ReadonlySet<string>;
};

export type BeforeOptions = {
  /** A file or an address with the list; `none` if nothing was published. */
  published?: string | undefined;
  site: Published;
  now: Date;
  env?: NodeJS.ProcessEnv;
};

/** The folders that contain the texts of pages. */
const folders = ['blog', 'docs', 'src/pages'];

const identityFile = 'src/site/identity.ts';

/** The scheme and host in the source of the site's identity. */
const urlIn = (identity: string | undefined) =>
  /^\s*url:\s*['"]([^'"]+)/m.exec(identity ?? '')?.[1];

/** The values of a YAML file; empty if it cannot be read. */
const valuesIn = (text = ''): Record<string, unknown> => readMap(text)?.values ?? {};

const routesFile = 'src/site/routes.ts';

/**
 * The addresses of lists and of the search that had other words in a commit than in `src/site/routes.ts` now.
 *
 * @param lists the addresses of tags, authors and series, with the words of now
 */
function renamedLists(siteDir: string, commit: string, lists: () => string[]): string[] {
  const source = textsAt(siteDir, commit, [routesFile]).get(routesFile) ?? '';
  const former: Readonly<Partial<Routes>> = Object.fromEntries(
    [...source.matchAll(/^\s*(\w+):\s*['"]([^'"]+)['"]/gm)].map(([, name, word]) => [name!, word!]),
  );
  const [words, formerWords] = [withDefaults(routes), withDefaults(former)];
  // The page of the podcast is a file, which is compared as such.
  const renamed = (['archive', 'tags', 'authors', 'series', 'search'] as const).flatMap((name) => {
    const word = formerWords[name];
    return word === undefined || word === words[name] ? [] : [[words[name], word] as const];
  });
  if (renamed.length === 0) {
    return [];
  }
  // There is no page at `/series/` itself, only pages below it.
  const withPages = Object.values(words).filter((word) => word !== words.series);
  const now = [...withPages.map((word) => `/${word}/`), ...lists()];
  return renamed.flatMap(([word, then]) =>
    now
      .filter((address) => address.startsWith(`/${word}/`))
      .map((address) => `/${then}/${address.slice(word.length + 2)}`),
  );
}

/** What was published in a commit, limited to files that have changed since. */
function fromGit(siteDir: string, {name, commit}: Base, site: Published, now: Date): Before {
  const changed = changedSince(siteDir, commit, folders);
  const addresses = new Set<string>();
  const texts = [...changed]
    .flatMap(([file, text]) => readAsText(file, text, now) ?? [])
    .filter(({isPublished}) => isPublished);
  const declared = textsAt(siteDir, commit, ['blog/tags.yml', 'blog/authors.yml']);
  const tags = valuesIn(declared.get('blog/tags.yml'));
  for (const text of texts) {
    addresses.add(text.address);
    for (const one of redirectsOf(text)) {
      const read = readFormerAddress(typeof one === 'string' ? one : '');
      if ('path' in read) {
        addresses.add(read.path);
      }
    }
  }
  const files = new Set(filesAt(siteDir, commit, folders));
  const current = readTexts(siteDir, now).filter(({isPublished}) => isPublished);
  const same = current.filter(({file}) => files.has(file) && !changed.has(file));
  for (const series of seriesAmong([...texts, ...same])) {
    addresses.add(series);
  }
  // When tags change, unchanged posts may move to other lists. New posts were on none.
  const unchanged = changed.has('blog/tags.yml') ? same : [];
  for (const tag of [...texts, ...unchanged].flatMap((text) => tagsOf(text, tags))) {
    addresses.add(tag);
  }
  for (const [key, author] of Object.entries(valuesIn(changed.get('blog/authors.yml')))) {
    const address = addressOfAuthor(key, author);
    if (address !== null) {
      addresses.add(address);
    }
  }
  for (const [key, entry] of Object.entries(valuesIn(changed.get('blog/gone.yml')))) {
    const read = readFormerAddress(key);
    if ('path' in read && typeof (entry as {to?: unknown} | null)?.to === 'string') {
      addresses.add(read.path);
    }
  }
  for (const key of Object.keys(valuesIn(changed.get('blog/moved.yml')))) {
    const read = readMovedAddress(key, site);
    if ('path' in read && read.inSite !== null) {
      addresses.add(read.inSite);
    }
  }
  const lists = () => [
    ...seriesAmong(current),
    ...current.flatMap((text) => tagsOf(text, tags)),
    ...Object.entries(valuesIn(declared.get('blog/authors.yml'))).flatMap(
      ([key, author]) => addressOfAuthor(key, author) ?? [],
    ),
  ];
  for (const address of renamedLists(siteDir, commit, lists)) {
    addresses.add(address);
  }
  return {source: name, addresses, texts, files};
}

/**
 * Finds what was published, from the list of the published site or else from Git. Never throws if something is
 * missing, and says why it has nothing.
 *
 * @returns `before` is `null` if there is nothing to compare with
 * @throws Error if the file named as a list is not one
 */
export async function readBefore(
  siteDir: string,
  {published, site, now, env = process.env}: BeforeOptions,
): Promise<{before: Before | null; notes: string[]}> {
  if (published === 'none') {
    return {before: null, notes: []};
  }
  const notes: string[] = [];
  const list = published === undefined ? null : await readPublishedList(published, site);
  if (list && 'note' in list) {
    notes.push(`${list.note}${list.isFirst ? '' : ' Compared with Git instead.'}`);
    if (list.isFirst) {
      return {before: null, notes};
    }
  }
  const base = findBase(siteDir, env);
  if ('note' in base) {
    if (list && 'addresses' in list) {
      return {before: {...list, texts: [], files: new Set()}, notes};
    }
    notes.push(
      `${base.note} So nobody has looked whether an address was lost; \`--published https://your-site.example/\` compares with what is published.`,
    );
    return {before: null, notes};
  }
  const then = urlIn(textsAt(siteDir, base.commit, [identityFile]).get(identityFile));
  const isElsewhere = then !== undefined && site.url !== undefined && then !== site.url;
  const ofGit = fromGit(siteDir, base, site, now);
  if (list && 'addresses' in list) {
    // This branch cannot have lost a post that is newer than itself.
    const then = new Set(filesAt(siteDir, base.commit, ['blog']));
    const newer = filesAt(siteDir, base.tip, ['blog']).filter(
      (file) => /\.mdx?$/.test(file) && !then.has(file),
    );
    const addresses = new Set(list.addresses);
    for (const [file, text] of textsAt(siteDir, base.tip, newer)) {
      const read = readAsText(file, text, now);
      if (read) {
        addresses.delete(read.address);
      }
    }
    return {before: {...ofGit, ...list, addresses}, notes};
  }
  if (isElsewhere) {
    notes.push(
      `In ${base.name} ${identityFile} names another address, ${then}: nothing was published at ${site.url} yet.`,
    );
    return {before: null, notes};
  }
  return {before: ofGit, notes};
}
