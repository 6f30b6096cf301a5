import {countHtml, countMarkdown, missingWords, type Counts} from './count';
import type {Loss, Source} from './model';
import {bareAddress} from './targets';
import type {Written, WrittenPost} from './write';

/** What became of a post. */
type PostReceipt = {
  from: string;
  to: string;
  state: WrittenPost['state'];
  before: Counts;
  after: Counts;
  /** Words of the source that the written text has not, or has less often: the first of them, and their number. */
  lostWords: {count: number; first: string[]};
  losses: Loss[];
};

/** What an import carried over, and what it did not. */
export type Receipt = {
  kind: Source['kind'];
  baseUrl: string;
  posts: PostReceipt[];
  /** Every former address, with where it leads now. */
  addresses: Array<{from: string; to: string}>;
  /** Addresses that the former site published, and that its source does not explain. */
  unexplained: string[];
  /** What concerns no single post. */
  losses: Loss[];
};

const shownWords = 12;

/** Blocks of code that template languages write as tags. */
const codeTags =
  /\{%-?\s*highlight\b[^]*?%\}([^]*?)\{%-?\s*endhighlight\s*-?%\}|\{\{[<%]\s*highlight\b[^]*?[>%]\}\}([^]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g;

/** Marks that readers saw nothing of: comments of Liquid, and attributes of kramdown at the end of a line. */
const unseen =
  /\{%-?\s*comment\s*-?%\}[^]*?\{%-?\s*endcomment\s*-?%\}|\{::?[^{}\n]*\}(?=[ \t]*$)/gm;

/** A text of a folder as its readers saw it: template tags are no words of it, and are told one by one. */
const asSeen = (text: string, isHtml: boolean) =>
  text
    .replace(codeTags, (_, liquid?: string, hugo?: string) => {
      const code = liquid ?? hugo ?? '';
      return isHtml ? `<pre>${code}</pre>` : `\n\`\`\`\n${code}\n\`\`\`\n`;
    })
    .replace(unseen, ' ')
    .replace(/\{%[^]*?%\}|\{\{[^]*?\}\}/g, ' ');

/** Sources without templates: braces in their texts are what readers see. */
const exports: ReadonlyArray<Source['kind']> = ['ghost', 'wordpress', 'medium'];

const spelled = (address: string) => bareAddress(address).toLowerCase();

/**
 * Compares what was read with what is written.
 *
 * @param published the addresses of the former site, from the root of its host, as far as they are known
 */
export function receiptOf(
  source: Source,
  written: Written,
  published: Iterable<string> = [],
): Receipt {
  const known = new Set(written.addresses.map(({from}) => spelled(from)));
  const posts = written.posts.map(({post, path, state}): PostReceipt => {
    const {format, text} = post.original;
    const isHtml = format === 'html';
    const seen = exports.includes(source.kind) ? text : asSeen(text, isHtml);
    const before = isHtml ? countHtml(seen) : countMarkdown(seen);
    const after = countMarkdown(post.text);
    const lost = missingWords(before.words, after.words);
    return {
      from: post.file,
      to: path,
      state,
      before: before.counts,
      after: after.counts,
      lostWords: {count: lost.length, first: lost.slice(0, shownWords)},
      losses: [...post.losses, ...written.losses.filter(({file}) => file === post.file)],
    };
  });
  const files = new Set(source.posts.map(({file}) => file));
  return {
    kind: source.kind,
    baseUrl: source.baseUrl,
    posts,
    addresses: written.addresses,
    unexplained: [...published].filter((address) => !known.has(spelled(address))),
    losses: [...source.losses, ...written.losses.filter(({file}) => !files.has(file))],
  };
}

const names: Record<keyof Counts, string> = {
  words: 'words',
  links: 'links',
  pictures: 'pictures',
  codeBlocks: 'code blocks',
  headings: 'headings',
};

const states = {
  written: '',
  unchanged: ' (was there already)',
  kept: ' (another text is there, and was left as it is)',
};

const place = ({file, line}: Loss) => (line === undefined ? file : `${file}:${line}`);

/** One line for each thing that is not as it was. */
function differences({before, after, lostWords, losses}: PostReceipt): string[] {
  const changed = (Object.keys(names) as Array<keyof Counts>)
    .filter((kind) => kind !== 'words' && before[kind] !== after[kind])
    .map((kind) => `${names[kind]}: ${before[kind]} before, ${after[kind]} now`);
  return [
    ...(lostWords.count > 0
      ? [
          `words: ${lostWords.count} of ${before.words} are gone, such as ${lostWords.first.join(', ')}`,
        ]
      : []),
    ...changed,
    ...losses.map((loss) => `${place(loss)}: ${loss.what}: ${loss.became}`),
  ];
}

const sum = (posts: readonly PostReceipt[], of: (post: PostReceipt) => number) =>
  posts.reduce((total, post) => total + of(post), 0);

/** The receipt, for a person to read. */
export function printReceipt(receipt: Receipt): string {
  const {kind, baseUrl, posts, addresses, unexplained, losses} = receipt;
  const lines = posts.flatMap((post) => [
    `${post.from} -> ${post.to}${states[post.state]}`,
    ...differences(post).map((line) => `    ${line}`),
  ]);
  const total = (Object.keys(names) as Array<keyof Counts>)
    .map(
      (one) =>
        `${sum(posts, ({after}) => after[one])} of ${sum(posts, ({before}) => before[one])} ${names[one]}`,
    )
    .join(', ');
  return [
    ...lines,
    '',
    ...(losses.length > 0
      ? [
          'Beside the posts:',
          ...losses.map((loss) => `    ${place(loss)}: ${loss.what}: ${loss.became}`),
          '',
        ]
      : []),
    ...(unexplained.length > 0
      ? [
          'Published, but not known to the source: name them in blog/moved.yml, or let them go:',
          ...unexplained.map((address) => `    ${address}`),
          '',
        ]
      : []),
    `A blog of ${kind}, served at ${baseUrl}: ${posts.length} ${posts.length === 1 ? 'post' : 'posts'}, with ${total}.`,
    `${sum(posts, ({lostWords}) => lostWords.count)} words are gone, and ${sum(posts, (post) => post.losses.length) + losses.length} other things are not as they were, all told above.`,
    `${addresses.length} former addresses lead to pages of this site.`,
    '',
  ].join('\n');
}
