import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {digest, digestOfFiles, type KeptWork} from '../kept-work/keep';
import {publicationState} from '../../lib/publication';
import type {Addresses} from './addresses';

/** A question about other posts and pages that a rule asked, and a digest of what it was answered. */
type Asked = [question: Question, of: string, answer: string];

type Question = keyof typeof answers;

type DatedPost = NonNullable<ReturnType<Addresses['postOn']>>;

/** A date says the same as long as it is on the same side of now. */
const dated = ({folder, timing, isUnlisted}: DatedPost, now: Date) => [
  folder,
  timing,
  publicationState(timing, now),
  isUnlisted,
];

/** How each question is answered now. What a text holds, its bytes say without its being read. */
const answers = {
  // A link may name the file of a page.
  has: (path: string, addresses: Addresses) => [addresses.has(path), addresses.fileOn(path)],
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
  return {
    addresses: {
      ...addresses,
      former,
      has(path) {
        note('has', path);
        return addresses.has(path);
      },
      anchorsOn(page) {
        note('anchorsOn', page);
        return addresses.anchorsOn(page);
      },
      postOn(page) {
        note('postOn', page);
        return addresses.postOn(page);
      },
      postsOfTag(page) {
        note('postsOfTag', page);
        return addresses.postsOfTag(page);
      },
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
const toPosts = /\]\(\.\.\/[^/()\s]+\/index\.mdx?(?=[)#])/g;

/** What may name a file outside its folder and static/, such as a component that two posts share. */
const isSharing = /@site\/|\.\.\/|\bfrom\s+["']\/|\]\(\/[^)\s]*\.mdx?\b/;

/**
 * The posts in which no error was found, so that a build judges only those again that changed, or that refer to
 * something that did.
 */
export type KeptResults = {
  /** Whether no error was found in it, nor would be now. */
  isClean: (folder: string, addresses: Addresses) => Promise<boolean>;
  keep: (folder: string, asked: readonly Asked[]) => Promise<void>;
};

/**
 * @param basis a digest of what all posts are judged by: the rules, tags, teams, and what all may refer to
 */
export function keptResults(kept: KeptWork, basis: string): KeptResults {
  const nameOf = (folder: string) => digest(basis, digestOfFiles([folder]));
  return {
    async isClean(folder, addresses) {
      const entry = await kept.read(nameOf(folder));
      return (
        entry !== null &&
        (JSON.parse(String(entry)) as Asked[]).every(
          ([question, of, answer]) => answerTo(question, of, addresses) === answer,
        )
      );
    },
    keep: (folder, asked) => kept.write(nameOf(folder), JSON.stringify(asked)),
  };
}

/** Whether all that a text refers to is beside it, or a page. */
export const standsAlone = (text: string): boolean => !isSharing.test(text.replaceAll(toPosts, ''));
