import {existsSync, lstatSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {isOlderPost} from '../content/older-posts';
import {findPosts, readPostPath} from '../content/post-path';
import {buildDate} from '../content/build-date';
import {formatInstant} from '../lib/format-instant';
import type {Published} from '../content/former-address';
import {parseInstant} from '../lib/instant';
import {postParser} from '../lib/post-parser';
import {readInHtml} from '../markdown/remark-html-blocks';
import {filesBelow, findAddresses, type Addresses} from './addresses';
import {collect, printable, show, type Finding, type Report} from './finding';
import {checkFrontMatter, readValues} from './front-matter';
import {listening, sharedFolders, type KeptResults} from './kept-results';
import {parsePost} from './parse';
import type {Post} from './post';
import type {Before} from './published/before';
import {readText} from './read-text';
import {checkCode} from './rules/code';
import {checkDeclared, readDeclaration, type Declaration} from './rules/declarations';
import {checkHtml} from './rules/html';
import {checkLinks, checkPictures} from './rules/links';
import {checkMdx} from './rules/mdx';
import {checkPublished} from './rules/published';
import {checkRedirects, type Former} from './rules/redirects';
import {checkText} from './rules/text';
import {authorsSchema, goneSchema, isDay, tagsSchema} from './schema';
import {oneOf, suggest} from './suggest';
import {livingPages, readTexts} from './texts';

/** A check of the words of a post, beside the rules of this folder. */
export type Reader = (post: Post, report: Report) => Promise<void> | void;

export type CheckOptions = {
  /** Paths below blog/ to look at, of posts or of folders of them; left out, all of it. */
  only?: ReadonlySet<string>;
  /** What else is to be checked, such as spelling. */
  readers?: readonly Reader[];
  /** What counts as now; left out, the date of the build. */
  now?: Date;
  /** Where the site is published. */
  site?: Published;
  /** What was published; left out, nobody looks whether an address was lost. */
  before?: Before | null;
  /** Where it is kept in which posts no error was found; these are not checked again, and give no warnings. */
  kept?: KeptResults;
};

export type CheckResult = {
  findings: Finding[];
  /** How many posts were looked at. */
  posts: number;
};

const byPlace = (a: Finding, b: Finding) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;

/** A post has a day, which path and front matter agree on, and expires after it. */
function checkDates({path, frontMatter: {values, offsetOf: at}}: Post, report: Report): void {
  const {day} = readPostPath(path);
  const date = parseInstant(values.date);
  const inPath = /(?<!\d)\d{4}[-/]\d{1,2}[-/]\d{1,2}(?!\d)/.exec(path)?.[0];
  if (inPath !== undefined && day === undefined) {
    report('date', 0, `There is no ${inPath} in the calendar`, 'correct the day in the path', {
      isFatal: true,
    });
  } else if (day === undefined && values.date === undefined) {
    report(
      'stray-file',
      0,
      'Neither the path nor the front matter has a day, so the post is of the day of its first commit',
      'write date: YYYY-MM-DD into its front matter',
    );
  } else if (day !== undefined && date !== null && date.toISOString().slice(0, 10) !== day) {
    report(
      'day-differs',
      at('date'),
      `In UTC the date is of ${date.toISOString().slice(0, 10)}, and the path says ${day}`,
      'correct one of the two; the address has the day of the path',
    );
  }
  // JavaScript, and so Docusaurus, takes 30 February for 1 March.
  const changed = (values.last_update as {date?: unknown} | undefined)?.date;
  for (const [key, written] of Object.entries({date: values.date, last_update: changed})) {
    const own = typeof written === 'string' ? /^\d{4}-\d\d-\d\d/.exec(written)?.[0] : undefined;
    if (own !== undefined && !isDay(own)) {
      report('date', at(key), `There is no ${own} in the calendar`, 'correct the day');
    }
  }
  const appears = date ?? (day !== undefined && isDay(day) ? new Date(day) : null);
  const expires = parseInstant(values.expires);
  if (expires !== null && appears !== null && expires <= appears) {
    report(
      'date',
      at('expires'),
      `The post expires on ${formatInstant(expires)}, and does not appear before ${formatInstant(appears)}`,
      'write a later date, or delete the line',
    );
  }
}

/** What the posts of a site may name. */
type Declared = {authors: Declaration; tags: Declaration};

/** Authors and tags that a post names by key are declared. */
function checkNames(
  {frontMatter: {values, offsetOf: at}}: Post,
  {authors, tags}: Declared,
  report: Report,
): void {
  const keys = [values.authors].flat().flatMap((author) => {
    const {key} = typeof author === 'object' ? ((author ?? {}) as {key?: unknown}) : {key: author};
    return typeof key === 'string' || typeof key === 'number' ? [`${key}`] : [];
  });
  const knownAuthors = Object.keys(authors.values);
  for (const key of authors.isRead ? keys.filter((one) => !knownAuthors.includes(one)) : []) {
    report(
      'author',
      at('authors'),
      `blog/authors.yml has no ${show(key)}`,
      knownAuthors.length > 0 ? oneOf(key, knownAuthors) : 'declare the author there',
      {isFatal: true},
    );
  }
  const knownTags = Object.keys(tags.values);
  // A blog without the file declares its tags by using them.
  for (const tag of tags.isRead && tags.text !== null ? [values.tags].flat() : []) {
    if (typeof tag === 'string' && !knownTags.includes(tag)) {
      const meant = suggest(tag, knownTags);
      report(
        'tag',
        at('tags'),
        `blog/tags.yml has no ${show(tag)}`,
        meant === undefined ? 'declare it there, with a label' : `did you mean “${meant}”?`,
        // Docusaurus takes what every object has for a tag of the file.
        {isFatal: tag in Object.prototype},
      );
    }
  }
}

/** What a check of one post needs to know of the site. */
type Surroundings = {
  siteDir: string;
  declared: Declared;
  addresses: Addresses;
  readers: readonly Reader[];
};

async function checkPost(
  path: string,
  {siteDir, declared, addresses, readers}: Surroundings,
): Promise<Finding[]> {
  const file = printable(`blog/${path}`);
  const ofBytes = collect(file, '', () => isOlderPost(path));
  const text = readText(join(siteDir, 'blog', path), ofBytes.report);
  if (text === null) {
    return ofBytes.findings;
  }
  // The date is looked for only where an error is found.
  const isOlder = () => isOlderPost(path, readValues(text).date);
  const {findings, report} = collect(file, text, isOlder);
  const isMdx = path.endsWith('.mdx');
  const frontMatter = checkFrontMatter(text, report);
  const root = frontMatter && parsePost(text, isMdx, report);
  if (root === null || frontMatter === null) {
    return findings;
  }
  const folder = dirname(join(siteDir, 'blog', path));
  const post: Post = {path, folder, isMdx, text, root, frontMatter};
  checkDates(post, report);
  checkNames(post, declared, report);
  checkText(post, report);
  await checkCode(post, report);
  if (isMdx) {
    checkMdx(post, addresses, report);
  } else {
    checkHtml(post, addresses, report);
  }
  for (const read of readers) {
    await read(post, report);
  }
  if (!isMdx) {
    // As the build does. What is found before stands where the text has it.
    readInHtml(root, (inside) => postParser(false).parse(inside));
  }
  checkLinks(post, addresses, report);
  checkPictures(post, addresses, report);
  return findings;
}

/** Checks a post, unless that was done before with the same result. */
async function checkChanged(
  path: string,
  surroundings: Surroundings,
  kept: KeptResults,
): Promise<Finding[]> {
  const {siteDir, addresses} = surroundings;
  const blog = join(siteDir, 'blog');
  // What lies beside a post without a folder of its own is not known to be its.
  const others = /\/index\.mdx?$/.test(path)
    ? sharedFolders(path, readFileSync(join(blog, path), 'utf8'))
    : null;
  if (others === null) {
    return checkPost(path, surroundings);
  }
  const folders = [dirname(path), ...others].map((name) => join(blog, name));
  if (kept.isClean(folders, addresses)) {
    return [];
  }
  const listened = listening(addresses);
  // Whether it is published itself matters to what it may refer to.
  listened.addresses.postOn(addresses.of(path));
  const findings = await checkPost(path, {...surroundings, addresses: listened.addresses});
  if (!findings.some(({severity}) => severity === 'error')) {
    kept.keep(folders, listened.asked());
  }
  return findings;
}

/** Episodes that lie beside posts can be published, and are told apart by those who subscribe. */
async function checkEpisodes(siteDir: string, addresses: Addresses): Promise<Finding[]> {
  // It reads recordings.
  const {judgeEpisodes} = await import('../markdown/podcast/judge');
  const isDraft = (path: string) => addresses.postOn(addresses.of(path))?.timing.isDraft ?? false;
  return (await judgeEpisodes(siteDir, isDraft)).map(({file, line, reason, remedy}) => ({
    ...{file, line, column: 1, severity: 'error', reason, remedy, rule: 'episode'},
  }));
}

/** Two posts at one address, or a post at that of another page, of which readers would see one. */
function checkDoubles(addresses: Addresses): Finding[] {
  const first = new Map<string, string>();
  return addresses.posts.flatMap((path) => {
    const address = addresses.of(path);
    const {findings, report} = collect(printable(`blog/${path}`), '');
    const other = first.get(address) ?? addresses.otherPageAt(address);
    const isName = (name: string) => name !== '..' && Buffer.byteLength(name) <= 255;
    if (/[?#\\\p{Cc}]|%(?![\dA-F]{2})/iu.test(address) || !address.split('/').every(isName)) {
      report(
        'address',
        0,
        `${show(address)} is no address that a page can have`,
        'write a path at slug:, of words with - between them',
        {isFatal: true},
      );
    } else if (other !== undefined) {
      report(
        'address',
        0,
        `${show(address)} is also the address of ${other}`,
        'rename one of the two, or give this one a slug of its own',
        {isFatal: true},
      );
    }
    first.set(address, `blog/${path}`);
    return findings;
  });
}

/** What is read of blog/ itself, beside posts. */
const declarations = ['authors.yml', 'tags.yml', 'gone.yml', 'words.txt'];

/** Files that were meant as posts or declarations, and that nothing reads. */
function checkStray(siteDir: string): Finding[] {
  return filesBelow(join(siteDir, 'blog')).flatMap((path) => {
    const {findings, report} = collect(printable(`blog/${path}`), '');
    const name = path.split('/').at(-1)!;
    if (lstatSync(join(siteDir, 'blog', path)).isSymbolicLink()) {
      report('file', 0, 'This is a link to another file or folder', 'put what it leads to here');
      return findings;
    }
    const ending = /\.(markdown|mdown|mkd|md|mdx)$/i.exec(name)?.[0];
    if (ending !== undefined && !/\.mdx?$/.test(name) && !/(?:^|\/)_/.test(path)) {
      const rename = `${name.slice(0, -ending.length)}.${/mdx/i.test(ending) ? 'mdx' : 'md'}`;
      report('stray-file', 0, 'Docusaurus does not read this file', `name it ${rename}`, {rename});
    } else if (!path.includes('/') && /\.(?:ya?ml|json|toml|txt)$/i.test(name)) {
      const meant = suggest(name, declarations);
      if (!declarations.includes(name)) {
        report(
          'stray-file',
          0,
          'Nothing reads this file',
          meant === undefined
            ? `delete it: of blog/ itself are read ${declarations.join(', ')}`
            : `did you mean “${meant}”?`,
        );
      }
    }
    return findings;
  });
}

/** Former addresses of pages lead on, and none that was published is lost. */
function checkAddresses(
  siteDir: string,
  addresses: Omit<Addresses, 'former'>,
  {authors, tags}: Declared,
  {now, site = {}, before = null}: CheckOptions & {now: Date},
): {findings: Finding[]; former: Former} {
  // Whether a page of these is there, nobody knows: what declares it has a finding of its own.
  const unread = [...(authors.isRead ? [] : ['/authors/']), ...(tags.isRead ? [] : ['/tags/'])];
  const {text: gone, findings} = readDeclaration(siteDir, 'blog/gone.yml', goneSchema);
  const texts = readTexts(siteDir, now);
  const living = livingPages(addresses, texts, tags.values);
  const ofRedirects = checkRedirects({siteDir, site, texts, living, gone, unread});
  const {former} = ofRedirects;
  findings.push(...ofRedirects.findings);
  if (before === null) {
    return {findings, former};
  }
  const known = [...before.addresses].filter(
    (address) => !unread.some((start) => address.startsWith(start)),
  );
  const published = checkPublished(
    {...before, addresses: new Set(known)},
    {texts, tags: tags.values, living, former, gone},
  );
  findings.push(...published.findings);
  return {findings, former: new Map([...published.lost, ...former])};
}

/**
 * Checks the posts of a site without building it. Never throws at what a post is, however broken.
 *
 * @param siteDir the folder that blog/ is in
 */
export async function checkPosts(
  siteDir: string,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const {only, readers = [], now = buildDate(), kept} = options;
  const blog = join(siteDir, 'blog');
  if (!existsSync(blog)) {
    const {findings, report} = collect('blog', '');
    report(
      'file',
      0,
      'There is no folder blog/',
      'run this where package.json is, and write a first post with npm run new-post',
    );
    return {findings, posts: 0};
  }
  const declared: Declared = {
    authors: readDeclaration(siteDir, 'blog/authors.yml', authorsSchema),
    tags: readDeclaration(siteDir, 'blog/tags.yml', tagsSchema),
  };
  const paths = findPosts(blog);
  const {authors, tags} = declared;
  const found = findAddresses(siteDir, paths, tags.values, authors.values, now);
  const known = {
    ...found,
    has: (path: string) =>
      found.has(path) ||
      (!authors.isRead && path.startsWith('/authors/')) ||
      (!tags.isRead && path.startsWith('/tags/')),
  };
  const ofAddresses = checkAddresses(siteDir, known, declared, {...options, now});
  const addresses: Addresses = {...known, former: ofAddresses.former};
  const findings = [
    ...authors.findings,
    ...checkDeclared('authors', authors, siteDir),
    ...tags.findings,
    ...checkDeclared('tags', tags, siteDir),
    ...ofAddresses.findings,
    ...checkStray(siteDir),
    ...checkDoubles(addresses),
    ...(await checkEpisodes(siteDir, addresses)),
  ].filter(({file}) => only === undefined || isIn(file.slice('blog/'.length), only));
  const chosen = paths.filter((path) => only === undefined || isIn(path, only));
  for (const path of chosen) {
    try {
      const surroundings = {siteDir, declared, addresses, readers};
      findings.push(
        ...(kept
          ? await checkChanged(path, surroundings, kept)
          : await checkPost(path, surroundings)),
      );
    } catch (error) {
      // A parser failed at a text that nobody foresaw: the other posts are checked all the same.
      const {findings: broken, report} = collect(printable(`blog/${path}`), '');
      report(
        'file',
        0,
        `The check itself failed: ${show((error as Error).message)}`,
        'simplify what was changed last, and report it with the file',
      );
      findings.push(...broken);
    }
  }
  return {findings: findings.sort(byPlace), posts: chosen.length};
}

/** Whether a path is one of some, lies below one, or in the folder that one of them, an index, has to itself. */
const isIn = (path: string, some: ReadonlySet<string>): boolean =>
  [...some].some(
    (one) =>
      path === one ||
      path.startsWith(`${one}/`) ||
      (/\/index\.mdx?$/.test(one) && path.startsWith(`${dirname(one)}/`)),
  );
