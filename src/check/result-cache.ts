import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {digest, digestOfFiles, type Cache} from '../cache/cache';
import {publicationState} from '../content/publication';
import type {Addresses} from './addresses';
import type {Text} from './texts';

/** A question that a rule asked about other posts and pages, and a digest of the answer. */
type Asked = [question: Question, of: string, answer: string];

type Question = keyof typeof answers;

/** The state of a post, which also changes when one of its dates passes. */
const dated = ({file, timing, isUnlisted}: Text, now: Date) => [
  file,
  timing,
  publicationState(timing, now),
  isUnlisted,
];

/** How to answer each question now. Texts are compared by their bytes, without being parsed. */
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

/** Wraps the addresses of a site to record what a check asks of them. */
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

/** Links to other posts, whose pages are asked for anyway. */
const toPosts = /\]\((?:\.{1,2}\/)*[^/()\s:@.][^()\s:]*\.mdx?(?=[)#])/g;

/** References to files outside the post's folder and static/. */
const outwards = /\.\.\/|@site\/|\bfrom\s+["']\/|\]\(\/[^)\s]*\.mdx?\b/;

/**
 * Whether a post depends only on the files in its own folder, apart from the pages it asks for. A post that shares
 * a component with another is checked in every build.
 *
 * @param path the path of the post below blog/
 */
export const isSelfContained = (path: string, text: string): boolean =>
  // For a post without a folder of its own, it is unknown which files beside it belong to it.
  /\/index\.mdx?$/.test(path) && !outwards.test(text.replaceAll(toPosts, ''));

/**
 * Posts in which no error was found. A build rechecks only posts that changed or that refer to something that
 * changed, since parsing takes most of the time of a check.
 */
export type ResultCache = {
  /** Whether no error was found in the post in a folder, and nothing it depends on has changed. */
  isClean: (folder: string, addresses: Addresses) => boolean;
  add: (folder: string, asked: readonly Asked[]) => void;
};

/**
 * @param basis a digest of what affects all posts: the rules, tags, teams, and everything that all may refer to
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
