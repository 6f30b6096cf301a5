import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {digest, digestOfFiles, type KeptWork} from '../cache/keep';
import {publicationState} from '../content/publication';
import type {Addresses, DatedPost} from './addresses';

/** A question about other posts and pages that a rule asked, and a digest of what it was answered. */
type Asked = [question: Question, of: string, answer: string];

type Question = keyof typeof answers;

/** A date says the same as long as it is on the same side of now. */
const dated = ({path, timing, isUnlisted}: DatedPost, now: Date) => [
  path,
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

/** What names a file outside its folder and static/ from the root of something. */
const isSharing = /@site\/|\bfrom\s+["']\/|\]\(\/[^)\s]*\.mdx?\b/;

/** What leads out of its folder, into that of another post where it names one. */
const outwards = /\.\.\/(?:([\w-]+)\/)?/g;

/**
 * The posts in which no error was found, so that a build checks only those again that changed, or that refer to
 * something that did: to parse them takes most of a check.
 */
export type KeptResults = {
  /**
   * Whether no error was found in it, nor would be now.
   *
   * @param folders those of the post, and of others whose files it names
   */
  isClean: (folders: readonly string[], addresses: Addresses) => boolean;
  keep: (folders: readonly string[], asked: readonly Asked[]) => void;
};

/**
 * @param basis a digest of what all posts are checked by: the rules, tags, teams, and what all may refer to
 */
export function keptResults(kept: KeptWork, basis: string): KeptResults {
  const names = new Map<string, string>();
  const nameOf = (folders: readonly string[]) => {
    const all = folders.join('\n');
    const name = names.get(all) ?? digest(basis, digestOfFiles(folders));
    names.set(all, name);
    return name;
  };
  return {
    isClean(folders, addresses) {
      const entry = kept.read(nameOf(folders));
      return (
        entry !== null &&
        (JSON.parse(String(entry)) as Asked[]).every(
          ([question, of, answer]) => answerTo(question, of, addresses) === answer,
        )
      );
    },
    keep(folders, asked) {
      kept.write(nameOf(folders), JSON.stringify(asked));
    },
  };
}

/**
 * The folders below blog/ in which a text names files, such as a component that two posts share, beside its own.
 * Links to posts are left out, since their pages are asked for.
 *
 * @param path of the post below blog/
 * @returns `null` where it may name files elsewhere
 */
export function sharedFolders(path: string, text: string): string[] | null {
  const named = text.replaceAll(toPosts, '');
  const folders = new Set(
    [...named.matchAll(outwards)].map(([, folder]) =>
      folder === undefined ? '..' : posix.join(posix.dirname(path), '..', folder),
    ),
  );
  return isSharing.test(named) || [...folders].some((folder) => folder.startsWith('..'))
    ? null
    : [...folders];
}
