import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {digest, digestOfFiles, type Cache} from '../cache/cache';
import {publicationState} from '../content/publication';
import type {Addresses} from './addresses';
import type {Text} from './texts';

/** A question about other posts and pages that a rule asked, and a digest of what it was answered. */
type Asked = [question: Question, of: string, answer: string];

type Question = keyof typeof answers;

/** A date says the same as long as it is on the same side of now. */
const dated = ({file, timing, isUnlisted}: Text, now: Date) => [
  file,
  timing,
  publicationState(timing, now),
  isUnlisted,
];

/** How each question is answered now. What a text holds, its bytes say without its being read. */
const answers = {
  has: (path: string, addresses: Addresses) => [addresses.has(path), addresses.fileOn(path)],
  // A link may name the file of a page.
  pageOf: (file: string, addresses: Addresses) => addresses.pageOf(file) ?? null,
  former: (path: string, addresses: Addresses) => addresses.former.get(path) ?? null,
  anchorsOn(page: string, addresses: Addresses) {
    const file = addresses.fileOn(page);
    return file && readFileSync(join(addresses.siteDir, file), 'utf8');
  },
  postOn(page: string, addresses: Addresses) {
    const post = addresses.postOn(page);
    return post && dated(post, addresses.now);
  },
  postsOfTag: (page: string, addresses: Addresses) =>
    addresses.postsOfTag(page)?.map((post) => dated(post, addresses.now)) ?? null,
};

const answerTo = (question: Question, of: string, addresses: Addresses) =>
  digest(JSON.stringify(answers[question](of, addresses)));

/** The addresses of a site, and what a check asks of them. */
export function listening(addresses: Addresses): {addresses: Addresses; asked: () => Asked[]} {
  const questions = new Map<string, [Question, string]>();
  const note = (question: Question, of: string) => {
    questions.set(`${question} ${of}`, [question, of]);
  };
  const former = new Map(addresses.former);
  const get = former.get.bind(former);
  former.get = (path) => {
    note('former', path);
    return get(path);
  };
  const noted = <K extends Exclude<Question, 'former'>>(question: K): Addresses[K] =>
    ((of: string) => {
      note(question, of);
      return addresses[question](of);
    }) as Addresses[K];
  return {
    addresses: {
      ...addresses,
      former,
      has: noted('has'),
      pageOf: noted('pageOf'),
      anchorsOn: noted('anchorsOn'),
      postOn: noted('postOn'),
      postsOfTag: noted('postsOfTag'),
    },
    asked: () =>
      [...questions.values()].map(([question, of]) => [
        question,
        of,
        answerTo(question, of, addresses),
      ]),
  };
}

/** What leads to a post, whose page is asked for. */
const toPosts = /\]\((?:\.{1,2}\/)*[^/()\s:@.][^()\s:]*\.mdx?(?=[)#])/g;

/** What names a file outside the folder of the post and static/. */
const outwards = /\.\.\/|@site\/|\bfrom\s+["']\/|\]\(\/[^)\s]*\.mdx?\b/;

/**
 * Whether a post depends on the files of its own folder only, beside the pages that it asks for. One that shares a
 * component with another is checked in each build.
 *
 * @param path of the post below blog/
 */
export const isSelfContained = (path: string, text: string): boolean =>
  // What lies beside a post without a folder of its own is not known to be its.
  /\/index\.mdx?$/.test(path) && !outwards.test(text.replaceAll(toPosts, ''));

/**
 * The posts in which no error was found, so that a build checks only those again that changed, or that refer to
 * something that did: to parse them takes most of a check.
 */
export type ResultCache = {
  /** Whether no error was found in the post of a folder, nor would be now. */
  isClean: (folder: string, addresses: Addresses) => boolean;
  add: (folder: string, asked: readonly Asked[]) => void;
};

/**
 * @param basis a digest of what all posts are checked by: the rules, tags, teams, and what all may refer to
 */
export function resultCache(cache: Cache, basis: string): ResultCache {
  const names = new Map<string, string>();
  const nameOf = (folder: string) => {
    const name = names.get(folder) ?? digest(basis, digestOfFiles([folder]));
    names.set(folder, name);
    return name;
  };
  return {
    isClean(folder, addresses) {
      const entry = cache.read(nameOf(folder));
      return (
        entry !== null &&
        (JSON.parse(String(entry)) as Asked[]).every(
          ([question, of, answer]) => answerTo(question, of, addresses) === answer,
        )
      );
    },
    add(folder, asked) {
      cache.write(nameOf(folder), JSON.stringify(asked));
    },
  };
}
