import {existsSync, lstatSync, readdirSync, readFileSync, type Dirent} from 'node:fs';
import {dirname, join} from 'node:path';
import {buildDate} from '../../lib/build-date';
import {formatInstant} from '../../lib/format-instant';
import type {Published} from '../../lib/former-address';
import {parseInstant} from '../../lib/instant';
import {addressOf, readFolderName} from '../../lib/post-address';
import {findAddresses, type Addresses} from './addresses';
import {collect, show, withoutConsequences, type Finding, type Report} from './finding';
import {checkFolder, printable, type Place} from './folder';
import {checkFrontMatter, readDeclarations} from './front-matter';
import {listening, sharedFolders, type KeptResults} from './kept-results';
import {parsePost} from './parse';
import type {Post} from './post';
import type {Before} from './published/before';
import {readText} from './read-text';
import {checkCard} from './rules/card';
import {checkDeclared} from './rules/declarations';
import {checkFences} from './rules/fences';
import {checkForeign} from './rules/foreign';
import {checkHtml} from './rules/html';
import {checkLinks, checkPictures} from './rules/links';
import {checkMdx} from './rules/mdx';
import {checkPublished} from './rules/published';
import {checkRedirects, type Former} from './rules/redirects';
import {checkSlips} from './rules/slips';
import {
  checkCallouts,
  checkTextDirectives,
  checkDepth,
  checkHeadingIds,
  checkHeadings,
  checkLength,
  checkMarkdown,
  checkTruncate,
} from './rules/structure';
import {
  authorsSchema,
  declaredFields,
  goneSchema,
  isDay,
  tagsSchema,
  type Declared,
} from './schema';
import {exampleFile, placeholders} from './template';
import {livingPages, readTexts, type Text} from './texts';

/** A judge of the words of a post, beside the rules of this folder. */
export type Reader = (post: Post, report: Report) => Promise<void> | void;

export type CheckOptions = {
  /** Names of folders in blog/ to look at; left out, all of them. */
  only?: ReadonlySet<string>;
  /** What else is to be judged, such as spelling. */
  readers?: readonly Reader[];
  /** What counts as now; left out, the date of the build. */
  now?: Date;
  /** Where the site is published. */
  site?: Published;
  /** What was published; left out, nobody looks whether an address was lost. */
  before?: Before | null;
  /** Where it is kept in which posts no error was found; these are not judged again, and give no warnings. */
  kept?: KeptResults;
};

export type CheckResult = {
  findings: Finding[];
  /** How many posts were looked at. */
  posts: number;
};

const byPlace = (a: Finding, b: Finding) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;

const rule = 'post-folder';

/** The bytes of a text; `null`, with a finding, where it is none that can be read. */
function readBytes(path: string, report: Report): Buffer | null {
  try {
    const stats = lstatSync(path);
    if (!stats.isFile()) {
      report(
        rule,
        0,
        stats.isSymbolicLink() ? 'A link to another file' : 'This is no file',
        'put the text itself here',
      );
      return null;
    }
    return readFileSync(path);
  } catch (error) {
    report(
      rule,
      0,
      `The file cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`,
      'let its owner read it (chmod 644), or write it again',
    );
    return null;
  }
}

/** The day that an instant is of in UTC, which is the day that the site shows. */
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** The dates of a post agree with its folder and with each other. */
function checkDates(
  {frontMatter: {values, offsetOf: at}}: Post,
  name: string,
  {now, report}: {now: Date; report: Report},
): void {
  const day = readFolderName(name)?.day;
  if (day === undefined || !isDay(day)) {
    return;
  }
  const rule = 'post-date';
  const date = parseInstant(values.date) ?? new Date(day);
  if (dayOf(date) !== day) {
    report(
      rule,
      at('date'),
      `The date ${show(String(values.date))} is not that of the folder, ${day}${
        String(values.date).startsWith(day) ? `: in UTC it is of ${dayOf(date)}` : ''
      }`,
      'delete the line, or rename the folder',
    );
  }
  const changed = (values.last_update as {date?: unknown} | null | undefined)?.date;
  if (typeof changed === 'string' && isDay(changed.slice(0, 10)) && changed.slice(0, 10) < day) {
    report(
      rule,
      at('last_update'),
      `The post was changed on ${changed.slice(0, 10)}, before its own day`,
      'correct the day',
    );
  }
  const expires = parseInstant(values.expires);
  if (expires !== null && expires <= date) {
    report(
      rule,
      at('expires'),
      `The post expires on ${formatInstant(expires)}, and does not appear before ${formatInstant(date)}`,
      'write a later date, or delete the line',
    );
  }
  // A day ahead, since somewhere it is tomorrow.
  const tomorrow = new Date(Math.max(+now, Date.now()) + 86_400_000).toISOString().slice(0, 10);
  if (
    typeof changed === 'string' &&
    isDay(changed.slice(0, 10)) &&
    changed.slice(0, 10) > tomorrow
  ) {
    report(
      rule,
      at('last_update'),
      `The post was changed on ${changed.slice(0, 10)}, which is in the future`,
      'write the day of today',
    );
  }
  if (values.draft === true && date > now) {
    report(
      rule,
      at('draft'),
      `The post is a draft, so it does not appear on ${formatInstant(date)} by itself`,
      'delete draft: true to have it published then',
      {severity: 'warning'},
    );
  }
}

/** Nothing is left of what `npm run new-post` wrote to be replaced. */
function checkPlaceholders({text, folder}: Post, report: Report): void {
  for (const [words, remedy] of placeholders) {
    const at = text.indexOf(words);
    if (at >= 0) {
      report('placeholder', at, `${show(words)} is still as it was made`, remedy);
    }
  }
  const {path, words} = exampleFile;
  const example = join(folder, path);
  if (
    existsSync(example) &&
    lstatSync(example).isFile() &&
    readFileSync(example, 'utf8').includes(words)
  ) {
    const at = Math.max(0, text.indexOf(path));
    report(
      'placeholder',
      at,
      `${path} is still as it was made`,
      'write code of your own, and what it prints into code/example.out.txt; or delete both files, and what shows them here',
    );
  }
}

/** Names of what is declared, by what readers see of them, in small letters. */
const namesOf = (values: Record<string, unknown>, key: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const seen = (value as Record<string, unknown> | null | undefined)?.[key];
      return typeof seen === 'string' ? [[seen.trim().toLowerCase(), name]] : [];
    }),
  );

type Surroundings = {
  siteDir: string;
  declared: Declared;
  addresses: Addresses;
  readers: readonly Reader[];
  /** What the check takes for now. */
  now: Date;
  /** What readers see of a team, by its name. */
  called: (author: string) => string;
};

async function checkPost(
  {path, name}: Place,
  {siteDir, declared, addresses, readers, now, called}: Surroundings,
): Promise<Finding[]> {
  const file = printable(`blog/${path}`);
  const absolute = join(siteDir, 'blog', path);
  const folder = dirname(absolute);
  const unread = collect(file, '');
  const bytes = readBytes(absolute, unread.report);
  if (bytes === null) {
    return unread.findings;
  }
  const {text, findings: ofBytes} = readText(file, bytes);
  if (text === null) {
    return ofBytes;
  }
  const {findings, report} = collect(file, text);
  findings.push(...ofBytes);
  const isMdx = path.endsWith('.mdx');
  const frontMatter = checkFrontMatter(text, declared, report, {
    siteDir,
    folder,
    name,
    text,
    root: () => parsePost(text, isMdx, () => undefined),
  });
  const root = frontMatter && parsePost(text, isMdx, report);
  if (root === null || frontMatter === null || Object.keys(frontMatter.values).length === 0) {
    return findings;
  }
  const post: Post = {folder, isMdx, text, root, frontMatter};
  checkDates(post, name ?? '', {now, report});
  checkPlaceholders(post, report);
  checkLength(post, report);
  checkDepth(post, report);
  checkHeadings(post, report);
  checkHeadingIds(post, report);
  checkTruncate(post, report);
  checkCallouts(post, report);
  checkTextDirectives(post, report);
  checkForeign(post, report);
  checkSlips(post, report);
  await checkFences(post, report);
  checkLinks(post, addresses, report);
  if (isMdx) {
    checkMdx(post, addresses, report);
  } else {
    checkHtml(post, addresses, report);
  }
  await checkMarkdown(post, report);
  await checkPictures(post, addresses, report);
  await checkCard(post, called, report);
  for (const read of readers) {
    await read(post, report);
  }
  return withoutConsequences(findings, text);
}

/** The text of a post; `null` where it cannot be read. */
function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Judges a post, unless that was done before with the same result. */
async function checkChanged(
  place: Place,
  surroundings: Surroundings,
  kept: KeptResults,
): Promise<Finding[]> {
  const {siteDir, addresses} = surroundings;
  const file = join(siteDir, 'blog', place.path);
  const text = textOf(file);
  const others = text === null ? null : sharedFolders(text);
  if (
    others === null ||
    place.name === undefined ||
    // A post that has no folder to itself has a finding.
    dirname(place.path) !== place.name
  ) {
    return checkPost(place, surroundings);
  }
  const folders = [place.name, ...others].map((name) => join(siteDir, 'blog', name));
  if (kept.isClean(folders, addresses)) {
    return [];
  }
  const listened = listening(addresses);
  // Whether it is published itself matters to what it may refer to.
  listened.addresses.postOn(addressOf(place.name));
  const findings = await checkPost(place, {...surroundings, addresses: listened.addresses});
  if (!findings.some(({severity}) => severity === 'error')) {
    kept.keep(folders, listened.asked());
  }
  return findings;
}

/** Episodes that lie beside posts can be published, and are told apart by those who subscribe. */
async function checkEpisodes(
  siteDir: string,
  addresses: Omit<Addresses, 'former'>,
): Promise<Finding[]> {
  // It reads recordings.
  const {judgeEpisodes} = await import('../podcast/judge');
  const isDraft = (folder: string) => addresses.postOn(addressOf(folder))?.timing.isDraft ?? false;
  return (await judgeEpisodes(siteDir, isDraft)).map(({file, line, reason, remedy}) => ({
    ...{file, line, column: 1, severity: 'error', reason, remedy, rule: 'episode'},
  }));
}

/** Two posts of the same words would be told apart by their days alone. */
function findTwins(names: readonly string[]): Finding[] {
  const first = new Map<string, string>();
  return names.flatMap((name) => {
    const slug = readFolderName(name)?.slug;
    const other = slug === undefined ? undefined : first.get(slug);
    if (slug === undefined || other === undefined) {
      first.set(slug ?? name, name);
      return [];
    }
    const {findings, report} = collect(`blog/${name}`, '');
    report(
      'unique-slug',
      0,
      `${show(slug)} is also the name of blog/${other}, ${addressOf(other)}`,
      'rename the newer folder, so that the two can be told apart',
    );
    return findings;
  });
}

function readDeclaration(
  siteDir: string,
  file: string,
): {text: string | null; findings: Finding[]} {
  const {findings, report} = collect(file, '');
  try {
    const bytes = readFileSync(join(siteDir, file));
    if (bytes.toString('utf8').trim() === '') {
      return {text: '', findings};
    }
    const read = readText(file, bytes);
    return {text: read.text ?? '', findings: read.findings};
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') {
      report(rule, 0, `The file cannot be read: ${code ?? 'unknown'}`, 'write it again, as a file');
      return {text: '', findings};
    }
    return {text: null, findings};
  }
}

/** Former addresses of pages lead on, and none that was published is lost. */
function checkAddresses(
  siteDir: string,
  addresses: Omit<Addresses, 'former'>,
  tags: Record<string, unknown>,
  {now, site = {}, before = null, unread}: CheckOptions & {now: Date; unread: readonly string[]},
): {findings: Finding[]; former: Former} {
  const file = 'blog/gone.yml';
  const {text: gone, findings} = readDeclaration(siteDir, file);
  if (gone !== null && findings.length === 0) {
    findings.push(...readDeclarations(file, gone, goneSchema, declaredFields.gone).findings);
  }
  const texts: Text[] = readTexts(siteDir, now);
  const living = livingPages(addresses, texts, tags);
  const {findings: ofRedirects, former} = checkRedirects({
    siteDir,
    site,
    texts,
    living,
    gone,
    unread,
  });
  findings.push(...ofRedirects);
  if (before) {
    const known = new Set(
      [...before.addresses].filter((address) => !unread.some((start) => address.startsWith(start))),
    );
    const published = checkPublished(
      {...before, addresses: known},
      {texts, tags, living, former, gone},
    );
    findings.push(...published.findings);
    return {findings, former: new Map([...published.lost, ...former])};
  }
  return {findings, former};
}

/**
 * Judges the posts of a site without building it. Never throws at what a post is, however broken.
 *
 * @param siteDir the folder that blog/ is in
 */
export async function checkPosts(
  siteDir: string,
  options: CheckOptions = {},
): Promise<CheckResult> {
  const {only, readers = [], now = buildDate(), kept} = options;
  const blog = join(siteDir, 'blog');
  let entries: Dirent[];
  try {
    entries = readdirSync(blog, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    const {findings, report} = collect('blog', '');
    report(
      rule,
      0,
      'There is no folder blog/ that can be read',
      'run this where package.json is, and write a first post with npm run new-post',
    );
    return {findings, posts: 0};
  }
  const findings: Finding[] = [];
  const readDeclared = async (name: 'authors' | 'tags') => {
    const file = `blog/${name}.yml`;
    const {text, findings: unread} = readDeclaration(siteDir, file);
    const read = readDeclarations(
      file,
      text,
      name === 'authors' ? authorsSchema : tagsSchema,
      declaredFields[name],
    );
    findings.push(...(unread.length > 0 ? unread : read.findings));
    if (text !== null && unread.length === 0) {
      findings.push(...(await checkDeclared({kind: name, text, siteDir})));
    }
    return read;
  };
  const authors = await readDeclared('authors');
  const tags = await readDeclared('tags');
  const candidates = entries.filter(({name}) => !/^[._]/.test(name));
  const names = candidates.filter((entry) => entry.isDirectory()).map(({name}) => name);
  // Whether a page of these is there, nobody knows: what declares it has a finding of its own.
  const unread = [
    ...(authors.names === null ? ['/authors/'] : []),
    ...(tags.names === null ? ['/tags/'] : []),
  ];
  const found = findAddresses(siteDir, names, tags.values, authors.values, now);
  const known = {
    ...found,
    has: (path: string) => found.has(path) || unread.some((start) => path.startsWith(start)),
  };
  const ofAddresses = checkAddresses(siteDir, known, tags.values, {...options, now, unread});
  findings.push(...ofAddresses.findings.filter(({file}) => !only || only.has(file.split('/')[1]!)));
  const surroundings: Surroundings = {
    siteDir,
    declared: {
      authors: authors.names,
      tags: tags.names,
      called: {...namesOf(tags.values, 'label'), ...namesOf(authors.values, 'name')},
    },
    addresses: {...known, former: ofAddresses.former},
    readers,
    now,
    called: (author) => {
      const {name} = (authors.values[author] ?? {}) as {name?: unknown};
      return typeof name === 'string' ? name : author;
    },
  };
  findings.push(
    ...findTwins(names).filter(({file}) => !only || only.has(file.slice('blog/'.length))),
  );
  findings.push(
    ...(await checkEpisodes(siteDir, known)).filter(({file}) =>
      only ? only.has(file.split('/')[1]!) : true,
    ),
  );
  let posts = 0;
  for (const entry of candidates.filter(({name}) => !only || only.has(name))) {
    const {findings: own, places} = checkFolder(blog, entry);
    findings.push(...own);
    for (const place of places) {
      posts++;
      try {
        findings.push(
          ...(kept
            ? await checkChanged(place, surroundings, kept)
            : await checkPost(place, surroundings)),
        );
      } catch (error) {
        // Of a parser, at a text that nobody foresaw: the other posts are to be judged all the same.
        const {findings: broken, report} = collect(printable(`blog/${place.path}`), '');
        report(
          'internal',
          0,
          `The check itself failed: ${show((error as Error).message)}`,
          'simplify what was changed last, and report it with the file',
        );
        findings.push(...broken);
      }
    }
  }
  return {findings: findings.sort(byPlace), posts};
}
