import {existsSync, lstatSync, readFileSync, statSync, type Dirent} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {buildDate} from '../../lib/build-date';
import {readFormerAddress} from '../../lib/former-address';
import {addressOf, readFolderName} from '../../lib/post-address';
import {filesBelow} from './addresses';
import {collect, show, type Finding, type Report} from './finding';
import {relocate} from './relocate';
import {isDay} from './schema';
import {suggest} from './suggest';

/** A text that is to be judged, wherever it lies. */
export type Place = {
  /** Path of the text in blog/, with slashes. */
  path: string;
  /** The name that its folder has, or is to have; undefined where that cannot be known. */
  name: string | undefined;
};

const rule = 'post-folder';
const nameOfFolder =
  'name it YYYY-MM-DD-words-of-the-title, with small letters, digits and hyphens';

/** What Docusaurus would make a post of. */
const isMarkdown = (path: string) =>
  /\.mdx?$/.test(path) && !/(?:^|\/)_|\.test\.mdx?$|(?:^|\/)__tests__\//.test(path);

/** A name, as a path in one line. */
export const printable = (path: string) => path.replace(/\p{Cc}/gu, '?');

/** Words as an address has them. */
export const toSlug = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The start of a text, where its front matter says what it is called and of which day it is. */
function readHead(path: string): string {
  try {
    return readFileSync(path, 'utf8').slice(0, 4000);
  } catch {
    return '';
  }
}

/**
 * The name that the folder of a post is to have, by its path and what it says.
 *
 * @param path in blog/, without index.md and endings: 2017-04-13-1.0.0, 2023/04/02/words, drafts/words
 */
function nameFor(path: string, head: string): string | undefined {
  const key = (name: string) =>
    new RegExp(`^${name}:[ \\t]*["']?(.*?)["']?[ \\t]*$`, 'm').exec(head)?.[1];
  const [, year, month, date, rest] =
    /(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/ _](.*))?$/.exec(path) ??
    /(?:^|\/)(\d{4})(\d\d)(\d\d)(?:[-/ _](.*))?$/.exec(path) ??
    [];
  const two = (number: string) => number.padStart(2, '0');
  const day =
    year === undefined ? key('date')?.slice(0, 10) : `${year}-${two(month!)}-${two(date!)}`;
  const own = year === undefined ? path.split('/').at(-1)! : (rest ?? '');
  const words =
    toSlug(key('slug')?.split('/').filter(Boolean).at(-1) ?? '') ||
    toSlug(own) ||
    toSlug(key('title') ?? '');
  return day !== undefined && isDay(day) && isUsualYear(day) && words !== ''
    ? `${day}-${words}`
    : undefined;
}

/** Before the Web there were no posts, and nobody writes one for later than a few years. */
const isUsualYear = (day: string) => {
  const year = Number(day.slice(0, 4));
  return year >= 1990 && year <= new Date().getFullYear() + 5;
};

/** In characters: what is longer, nobody sends, and file systems refuse soon after. */
const longestSlug = 100;

/** Whether readers may have opened a post elsewhere: only then has it an address that is to lead on. */
export const wasPublished = (day: string, draft: unknown): boolean =>
  !/^true$/i.test(String(draft)) && day < buildDate().toISOString().slice(0, 10);

/** The address that Docusaurus gives a post by its path in blog/, without index.md and endings. */
function addressByPath(path: string): string {
  const [, folder, date, rest] = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*)$/.exec(path) ?? [];
  return date === undefined ? `/${path}/` : `/${date.replaceAll('-', '/')}/${folder!}${rest!}/`;
}

/** Has the address that a post had by its path lead to the one that its folder gives it, if it is another. */
async function keepAddress(index: string, former: string): Promise<void> {
  const name = readFolderName(basename(dirname(index)));
  const text = await readFile(index, 'utf8').catch(() => '');
  const head = /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(text)?.[1];
  const read = readFormerAddress(former);
  if (
    name === null ||
    head === undefined ||
    !('path' in read) ||
    read.path === addressOf(basename(dirname(index))) ||
    // These say it themselves.
    /^(?:slug|permalink|url|redirects|aliases|redirect_from):/m.test(head) ||
    !wasPublished(name.day, /^draft:[ \t]*["']?(\w+)/m.exec(head)?.[1])
  ) {
    return;
  }
  const at = text.indexOf('\n') + 1 + head.length;
  await writeFile(index, `${text.slice(0, at)}redirects: [${read.path}]\n${text.slice(at)}`);
}

/**
 * Moves a post to where it is to lie.
 *
 * @param path of the post in blog/, without index.md and endings, as its former address follows from it
 * @param target its path now: a folder, or the index.md in one
 */
async function take(
  blog: string,
  {from, target, path}: {from: string; target: string; path: string},
): Promise<void> {
  const to = join(blog, target);
  if (existsSync(to) || !existsSync(join(blog, from))) {
    return;
  }
  await relocate(blog, join(blog, from), to);
  const index = [to, join(to, 'index.md'), join(to, 'index.mdx')].find(
    (file) => /\.mdx?$/.test(file) && existsSync(file),
  );
  if (index !== undefined) {
    await keepAddress(index, addressByPath(path));
  }
}

/** Renames what lies in the wrong place, unless something lies in the right one. */
const moving = (blog: string, from: string, to: string): Pick<Finding, 'mend'> =>
  existsSync(to) ? {} : {mend: () => relocate(blog, from, to)};

const withoutEnding = (path: string) =>
  path.replace(/\.(?:mdx?|markdown)$/i, '').replace(/(?:^|\/)index$/i, '');

/** What is read of blog/ itself, beside folders of posts. */
const declarations = ['authors.yml', 'tags.yml', 'gone.yml', 'words.txt'];

/** The file of blog/ that was meant by the name of another. */
function meantDeclaration(file: string): string | undefined {
  const known = declarations.map((name) => name.replace(/\..*$/, ''));
  const meant = suggest(file.replace(/\..*$/, ''), known);
  return meant === undefined ? undefined : declarations[known.indexOf(meant)];
}

/** A text that lies in blog/ itself. */
function checkLoose(blog: string, file: string, report: Report): Place[] {
  if (declarations.includes(file)) {
    return [];
  }
  const declaration =
    /\.(?:ya?ml|json|toml|txt)$/i.test(file) || !file.includes('.')
      ? meantDeclaration(file)
      : undefined;
  if (declaration !== undefined || /\.(?:ya?ml|json|toml)$/i.test(file)) {
    const isThere = declaration !== undefined && existsSync(join(blog, declaration));
    report(
      rule,
      0,
      'Nothing reads this file',
      declaration === undefined
        ? `delete it: of blog/ itself are read ${declarations.join(', ')}`
        : isThere
          ? `put what it says into blog/${declaration}, which is there, and delete it`
          : `rename it to ${declaration}${/\.(?:json|toml)$/i.test(file) ? ', and write it as YAML' : ''}`,
      declaration === undefined || /\.(?:json|toml)$/i.test(file)
        ? {}
        : moving(blog, join(blog, file), join(blog, declaration)),
    );
    return [];
  }
  if (!isMarkdown(file)) {
    const isPicture = /\.(?:png|jpe?g|gif|webp|avif|svg|heic|tiff?)$/i.test(file);
    if (isPicture || /\.(?:markdown|mdown|mkd|mdx?|txt|docx?|odt|pdf|rtf|html?)$/i.test(file)) {
      report(
        rule,
        0,
        isPicture
          ? 'This picture lies beside no post'
          : 'This file is no post, and nothing reads it',
        isPicture
          ? 'move it into the folder of the post that shows it, beside the post'
          : 'save it as Markdown, as blog/YYYY-MM-DD-words-of-the-title/index.md, or delete it',
      );
    } else if (!file.includes('.')) {
      report(
        rule,
        0,
        'This file is no post, and nothing reads it',
        'make a folder of this name, and move it there as index.md',
      );
    }
    return [];
  }
  const name = nameFor(withoutEnding(file), readHead(join(blog, file)));
  const path = withoutEnding(file);
  const noDay = /^\d{4}-\d\d-\d\d/.exec(path)?.[0];
  const target = `${name ?? `YYYY-MM-DD-${(noDay === undefined && toSlug(path)) || 'words-of-the-title'}`}/index.${file.endsWith('x') ? 'mdx' : 'md'}`;
  const isTaken = name !== undefined && existsSync(join(blog, target));
  report(
    rule,
    0,
    isTaken
      ? `There is a post in blog/${name} already, where this one would go`
      : name === undefined && noDay !== undefined
        ? `A post that lies in no folder has no address of its own, and there is no ${noDay} in the calendar`
        : 'A post that lies in no folder has no address of its own',
    isTaken
      ? `move it to blog/${name}-2/index.md, or another folder that begins with its day`
      : `move it to blog/${target}${name === undefined ? ', with the day of its publication' : ''}`,
    name === undefined || isTaken ? {} : {mend: () => take(blog, {from: file, target, path})},
  );
  return [{path: file, name}];
}

/** A folder that is no post itself, and has posts in it: blog/2023/04/, blog/drafts/. */
function checkNested(
  blog: string,
  {folder, files}: {folder: string; files: string[]},
  report: Report,
): Place[] {
  const places = files.filter(isMarkdown).map((file) => {
    const path = `${folder}/${file}`;
    return {path, name: nameFor(withoutEnding(path), readHead(join(blog, path)))};
  });
  const moves = places.flatMap(({path: from, name}) => {
    if (name === undefined || existsSync(join(blog, name))) {
      return [];
    }
    const path = withoutEnding(from);
    // What lies beside an index belongs to it.
    return /\/index\.mdx?$/.test(from) && dirname(from) !== folder
      ? [{path, from: dirname(from), target: name}]
      : [{path, from, target: `${name}/index.${from.endsWith('x') ? 'mdx' : 'md'}`}];
  });
  const [first] = moves;
  report(
    rule,
    0,
    `${show(folder)} does not begin with a day, and has ${places.length === 1 ? 'a post' : `${places.length} posts`} in it`,
    first
      ? `move ${show(first.from)} to blog/${first.target}${moves.length > 1 ? ', and so on' : ''}`
      : 'move each to blog/YYYY-MM-DD-words-of-the-title/index.md',
    first
      ? {
          mend: async () => {
            for (const one of moves) {
              await take(blog, one);
            }
          },
        }
      : {},
  );
  return places;
}

/** What is wrong with the name of a folder. */
function checkName(
  blog: string,
  name: string,
  index: string | undefined,
  report: Report,
): string | undefined {
  const dated = readFolderName(name);
  if (dated && dated.slug.length > longestSlug) {
    report(
      rule,
      0,
      `The words of the address have ${dated.slug.length} characters`,
      `shorten the name of the folder to what the post is about: at most ${longestSlug} after the day`,
    );
    return name;
  }
  if (dated && isDay(dated.day) && isUsualYear(dated.day)) {
    return name;
  }
  if (dated && isDay(dated.day)) {
    report(
      rule,
      0,
      `The year ${dated.day.slice(0, 4)} is none of this blog`,
      'correct the year in the name of the folder',
    );
    return undefined;
  }
  if (dated) {
    report(
      rule,
      0,
      `There is no ${dated.day} in the calendar`,
      'correct the day in the name of the folder',
    );
    return undefined;
  }
  const better = index === undefined ? undefined : nameFor(name, readHead(join(blog, name, index)));
  report(
    rule,
    0,
    /^\d{4}-\d\d-\d\d/.test(name)
      ? `${show(name)} is no address`
      : `${show(name)} does not begin with a day`,
    better === undefined ? nameOfFolder : `${nameOfFolder}, such as ${better}`,
    better === undefined ? {} : moving(blog, join(blog, name), join(blog, better)),
  );
  return better;
}

/** Whether a link leads to a file that is there; to a folder, nothing here follows one. */
function leadsToFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // It leads nowhere, or in a circle.
    return false;
  }
}

/** What lies in the folder of a post is there, and is what its name says. */
function checkContents(blog: string, name: string, files: readonly string[]): Finding[] {
  const all: Finding[] = [];
  const tell = (file: string, ruleOfFile: string, reason: string, remedy: string) => {
    const {findings, report} = collect(printable(`blog/${name}/${file}`), '');
    report(ruleOfFile, 0, reason, remedy);
    all.push(...findings);
  };
  for (const file of files) {
    const path = join(blog, name, file);
    const isIndex = /^index\.mdx?$/.test(file);
    if (!isIndex && lstatSync(path).isSymbolicLink() && !leadsToFile(path)) {
      tell(
        file,
        rule,
        existsSync(path) ? 'A link to a folder' : 'A link that leads to no file',
        'put the files themselves here, or delete it',
      );
    }
    const [, script] = /^(code\/(?:.*\/)?[^/]+)\.out\.txt$/.exec(file) ?? [];
    const programs = ['ts', 'tsx', 'sh'].map((ending) => `${script}.${ending}`);
    if (script !== undefined && !programs.some((program) => files.includes(program))) {
      const near = files.filter(
        (one) => /^code\/.*\.(?:tsx?|sh)$/.test(one) && !one.includes('.test.'),
      );
      const meant = suggest(programs[0]!, near);
      tell(
        file,
        'fence-file',
        `Nothing prints this: neither ${programs.slice(0, -1).join(', ')} nor ${programs.at(-1)} is there`,
        meant === undefined
          ? 'write the program that prints it, or give the file another name, such as NAME.txt'
          : `rename it after ${meant}, or write the program that prints it`,
      );
    }
  }
  return all;
}

/**
 * What an entry of blog/ has to be, before its text is read.
 *
 * @returns beside findings, the texts that are to be judged
 */
export function checkFolder(blog: string, entry: Dirent): {findings: Finding[]; places: Place[]} {
  const {name} = entry;
  const {findings, report} = collect(printable(`blog/${name}`), '');
  if (entry.isSymbolicLink()) {
    report(rule, 0, 'A link to another folder or file', 'put the post itself here');
    return {findings, places: []};
  }
  if (!entry.isDirectory()) {
    return {findings, places: checkLoose(blog, name, report)};
  }
  const folder = join(blog, name);
  const files = filesBelow(folder);
  const isFile = (file: string) => !lstatSync(join(folder, file)).isDirectory();
  const indexes: string[] = files.filter((file) => file === 'index.md' || file === 'index.mdx');
  const texts = files.filter((file) => isMarkdown(file) && !indexes.includes(file) && isFile(file));
  if (indexes.length === 0 && !/^\d{4}-?\d\d-?\d\d/.test(name) && texts.length > 0) {
    return {findings, places: checkNested(blog, {folder: name, files: texts}, report)};
  }
  const near = files.find((file) => /^[^/]*\.(?:mdx?|markdown|txt)$/i.test(file) && isFile(file));
  const good = checkName(blog, name, indexes[0] ?? near, report);
  if (indexes.length === 0) {
    const index = /mdx/i.test(near ?? '') ? 'index.mdx' : 'index.md';
    report(
      rule,
      0,
      'The folder has no index.md',
      near
        ? `rename ${show(near)} to ${index}`
        : 'write the post to index.md, or delete the folder',
      near && texts.length < 2 ? moving(blog, join(folder, near), join(folder, index)) : {},
    );
  }
  if (indexes.length > 1) {
    report(
      rule,
      0,
      'The folder has both index.md and index.mdx',
      'delete one: both would have the same address',
    );
  }
  for (const file of texts.filter((one) => indexes.length > 0 || one !== near)) {
    const {findings: own, report: tell} = collect(printable(`blog/${name}/${file}`), '');
    tell(
      rule,
      0,
      'This would be a post of its own',
      'delete it, or rename it, as in name.md.txt, or put _ before its name',
    );
    findings.push(...own);
  }
  findings.push(...checkContents(blog, name, files));
  const [index] = indexes;
  return {
    findings,
    places: index === undefined ? [] : [{path: `${name}/${index}`, name: good ?? name}],
  };
}
