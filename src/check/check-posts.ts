import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {isOlderPost} from '../content/older-posts';
import {buildDate} from '../content/build-date';
import {routes} from '../site/routes';
import type {Published} from '../content/former-address';
import {postParser} from '../lib/post-parser';
import {readInHtml} from '../markdown/remark-html-blocks';
import {findAddresses, isFileOfSite, type Addresses} from './addresses';
import {elementsOfHtml, elementsOfJsx} from './elements';
import {
  collect,
  findingOf,
  printable,
  show,
  type Finding,
  type Report,
  type ReportAs,
} from './finding';
import {readMatter, readValues} from './front-matter';
import {parsePost} from './parse';
import {withoutCode, type Post} from './post';
import type {Before} from './published';
import {readText} from './read-text';
import {imageIn, referenceOf, referencesOf} from './references';
import type {Looks, Parts, Site, WholeSite} from './rule';
import {rules} from './rules';
import {fencesOf} from './rules/code';
import {readDeclaration, type Declaration} from './rules/declarations';
import {checkPublished} from './rules/published';
import {checkRedirects, type Former} from './rules/redirects';
import {authorsSchema, goneSchema, movedSchema, tagsSchema} from './schema';
import {livingPages, readTexts, type Text} from './texts';

export type CheckOptions = {
  /** Paths of posts or folders below blog/ to check; all of them by default. */
  only?: ReadonlySet<string>;
  /** Whether to check spelling and prose, which loads dictionaries. */
  withLanguage?: boolean;
  /** The current time; the date of the build by default. */
  now?: Date;
  /** Where the site is published. */
  site?: Published;
  /** Whether the site has a podcast, as the identity says; true by default. */
  hasPodcast?: boolean;
  /** What was published; if omitted, lost addresses are not looked for. */
  before?: Before | null;
};

export type CheckResult = {
  findings: Finding[];
  /** How many posts were checked. */
  posts: number;
};

const byPlace = (a: Finding, b: Finding) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;

/** A language rule that has loaded its dictionary. */
type Read = (post: Post, reportAs: ReportAs) => Promise<void>;

/** Passes a part to a rule that handles parts of this kind. */
const look = <Kind extends keyof Parts>(
  looks: Looks,
  kind: Kind,
  part: Parts[Kind] | undefined,
  report: Report,
  on: {post: Post; site: Site},
) => part && looks[kind]?.(part, report, on);

async function checkPost(
  path: string,
  site: Site,
  ofLanguage: readonly Read[],
): Promise<Finding[]> {
  const {siteDir} = site;
  const file = printable(`blog/${path}`);
  const ofBytes = collect(file, '', () => isOlderPost(path));
  const text = readText(join(siteDir, 'blog', path), ofBytes.reportAs);
  if (text === null) {
    return ofBytes.findings;
  }
  // Read only when an error is found, and once.
  let older: boolean | undefined;
  const isOlder = () => (older ??= isOlderPost(path, readValues(text).date));
  const {findings, reportAs} = collect(file, text, isOlder);
  const isMdx = path.endsWith('.mdx');
  const frontMatter = readMatter(text, reportAs);
  if (frontMatter === null) {
    return findings;
  }
  for (const {name, check} of rules) {
    check.frontMatter?.(frontMatter, reportAs(name));
  }
  const root = parsePost(text, isMdx, reportAs);
  if (root === null) {
    return findings;
  }
  const folder = dirname(join(siteDir, 'blog', path));
  const outsideCode = withoutCode(text, root);
  const post: Post = {path, folder, isMdx, text, root, frontMatter, outsideCode};
  const checkPart = async (part: Partial<Parts>) => {
    for (const {name, check} of rules) {
      for (const kind of Object.keys(part) as Array<keyof Parts>) {
        await look(check, kind, part[kind], reportAs(name), {post, site});
      }
    }
  };
  await checkPart({post});
  for (const part of fencesOf(post)) {
    await checkPart(part);
  }
  const {elements, unclosed} = isMdx ? elementsOfJsx(post) : elementsOfHtml(post);
  for (const element of elements) {
    await checkPart({element, ...referenceOf(element)});
  }
  for (const element of unclosed) {
    await checkPart({unclosed: element});
  }
  for (const read of ofLanguage) {
    await read(post, reportAs);
  }
  if (!isMdx) {
    // As the build does. Everything checked above keeps its place in the source.
    readInHtml(root, (inside) => postParser(false).parse(inside));
  }
  for (const part of [...referencesOf(root), imageIn(frontMatter)]) {
    await checkPart(part);
  }
  return findings;
}

/** Resolves former addresses, and compares with what was published. */
function followAddresses(
  siteDir: string,
  addresses: Omit<Addresses, 'former'>,
  tags: Declaration,
  unread: readonly string[],
  texts: readonly Text[],
  {site = {}, before = null}: CheckOptions,
): Pick<WholeSite, 'gone' | 'moved' | 'redirects' | 'published'> & {former: Former} {
  const gone = readDeclaration(siteDir, 'blog/gone.yml', goneSchema);
  const moved = readDeclaration(siteDir, 'blog/moved.yml', movedSchema);
  const living = livingPages(addresses.pages, texts, tags.values);
  const {former, findings: redirects} = checkRedirects({
    siteDir,
    site,
    texts,
    living,
    gone: gone.text,
    moved: moved.text,
    unread,
  });
  // If a file cannot be read, its pages are unknown; the file has a finding of its own.
  const isKnown = (address: string) => !unread.some((start) => address.startsWith(start));
  const {findings: published, lost} = before
    ? checkPublished(
        {...before, addresses: new Set([...before.addresses].filter(isKnown))},
        {
          texts,
          tags: tags.values,
          living,
          former,
          site,
          gone: gone.text,
          moved: moved.text,
          isFile: (address) => isFileOfSite(siteDir, address, (page) => living.has(page)),
        },
      )
    : {findings: [], lost: []};
  return {
    gone: gone.findings,
    moved: moved.findings,
    redirects,
    published,
    former: new Map([...lost, ...former]),
  };
}

/**
 * Checks the posts of a site without building it. Never throws, however broken a post is.
 *
 * @param siteDir the folder that contains blog/
 */
export async function checkPosts(
  siteDir: string,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const {only, withLanguage = false, now = buildDate(), hasPodcast = true} = options;
  const blog = join(siteDir, 'blog');
  if (!existsSync(blog)) {
    const remedy = 'run this where package.json is, and write a first post with npm run new-post';
    return {findings: findingOf('blog', 'file', 'There is no folder blog/', remedy), posts: 0};
  }
  const authors = readDeclaration(siteDir, 'blog/authors.yml', authorsSchema);
  const tags = readDeclaration(siteDir, 'blog/tags.yml', tagsSchema);
  const unread = [
    ...(authors.isRead ? [] : [`/${routes.authors}/`]),
    ...(tags.isRead ? [] : [`/${routes.tags}/`]),
  ];
  const texts = readTexts(siteDir, now);
  const found = findAddresses(siteDir, texts, tags.values, authors.values, now);
  const known = {
    ...found,
    has: (path: string) => found.has(path) || unread.some((start) => path.startsWith(start)),
  };
  const {former, ...followed} = followAddresses(siteDir, known, tags, unread, texts, options);
  const site: WholeSite = {
    ...{siteDir, authors, tags, hasPodcast, texts},
    addresses: {...known, former},
    ...followed,
  };
  const findings: Finding[] = [];
  const ofLanguage: Read[] = [];
  for (const {name, severity, check} of rules) {
    const ofSite = (await check.site?.(site)) ?? [];
    findings.push(
      ...ofSite.filter(({file}) => only === undefined || isIn(file.slice('blog/'.length), only)),
    );
    if (withLanguage && check.language && severity !== 'off') {
      const read = await check.language(siteDir);
      ofLanguage.push((post, reportAs) => read(post, reportAs(name)));
    }
  }
  const chosen = found.posts.filter((path) => only === undefined || isIn(path, only));
  for (const path of chosen) {
    try {
      findings.push(...(await checkPost(path, site, ofLanguage)));
    } catch (error) {
      // A parser failed on unforeseen input; the other posts are still checked.
      const reason = `The check itself failed: ${show((error as Error).message)}`;
      const remedy = 'simplify what was changed last, and report it with the file';
      findings.push(...findingOf(`blog/${path}`, 'file', reason, remedy));
    }
  }
  return {findings: findings.sort(byPlace), posts: chosen.length};
}

/** Whether a path is one of some paths, lies below one, or shares a folder with one that is an index. */
const isIn = (path: string, some: ReadonlySet<string>): boolean =>
  [...some].some(
    (one) =>
      path === one ||
      path.startsWith(`${one}/`) ||
      (/\/index\.mdx?$/.test(one) && path.startsWith(`${dirname(one)}/`)),
  );
