import type {BlockContent, Heading, List, Paragraph, PhrasingContent, Root, Table} from 'mdast';
import {budgetsOf} from '../../lib/budgets';
import {identity} from '../../site/identity';
import type {Change} from '../changed-posts';
import type {Finding} from '../../check/finding';
import type {PageFacts} from './describe-page';

/** A post with what the report says about it. */
export type ReportedPost = {
  /** The path of its file or folder, from the root of the repository. */
  file: string;
  /** What the branch does to it; `asked` if somebody asked about it as it is. */
  kind: Change['kind'] | 'asked';
  /** Relative to the site's root. */
  address: string;
  /** Reasons why readers do not see it like other posts, or not yet; empty if they do. */
  visibility: string[];
  /** `null` if the build has no page for it. */
  page: PageFacts | null;
  findings: Finding[];
};

export type ReportOptions = {
  /** Whether there is a built site. */
  isBuilt: boolean;
  /** Converts the path of a built file to a link; `null` if the report cannot link to files. */
  linkTo: ((path: string) => string) | null;
  /** Where the preview can be downloaded. */
  preview?: string | undefined;
};

const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const link = (url: string, words: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(words)],
});
const strong = (words: string): PhrasingContent => ({type: 'strong', children: [text(words)]});
const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});
const heading = (depth: Heading['depth'], ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children,
});
const list = (items: PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...item)],
  })),
});

const table = (rows: PhrasingContent[][][]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  })),
});

/** Headings as a nested list. */
function outline(headings: PageFacts['headings']): List {
  const found = list([]);
  const open: Array<{level: number; list: List}> = [{level: 0, list: found}];
  for (const {level, words} of headings) {
    while (open.at(-1)!.level >= level) {
      open.pop();
    }
    const [item] = list([[text(words)]]).children;
    const parent = open.at(-1)!.list;
    parent.children.push(item!);
    const below = list([]);
    open.push({level, list: below});
    item!.children.push(below);
  }
  return found;
}

const count = (number: number, what: string) =>
  `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A weight beside its budget; in bold if it exceeds it. */
function weight(what: string, bytes: number, budget: number): PhrasingContent[] {
  const words = `${what} ${kilobytes(bytes)} of ${kilobytes(budget)}`;
  return bytes > budget ? [strong(`${words}: too heavy`)] : [text(words)];
}

const joined = (parts: PhrasingContent[][], separator = '; '): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));

const kinds: Record<ReportedPost['kind'], string> = {
  added: 'New: ',
  changed: 'Changed: ',
  removed: 'Removed: ',
  asked: '',
};

function facts(post: ReportedPost, page: PageFacts, {linkTo}: ReportOptions): BlockContent[] {
  const {weights, pictures, recordings, card} = page;
  const budgets = budgetsOf(identity.locales.length);
  const path = `${post.address.replace(/^\//, '')}index.html`;
  const rows: Array<[what: string, value: PhrasingContent[]]> = [
    ['Address', [linkTo ? link(linkTo(path), post.address) : code(post.address)]],
    ['Description', [text(`${page.description} (${page.description.length} characters)`)]],
    ['Day', joined([[text(page.day)], ...post.visibility.map((words) => [strong(words)])])],
    ['Teams', [text(page.teams.join(', '))]],
    ['Tags', [text(page.tags.join(', '))]],
    ['Length', [text(`${count(page.words, 'word')}, ${page.readingTime}`)]],
    [
      'Weight',
      joined([
        weight('HTML', weights.html, budgets.html),
        weight('styles in it', weights.inlineStyles, budgets.inlineStyles),
        weight('scripts', weights.scripts, budgets.scripts),
        [
          text(
            pictures.count === 0
              ? 'no pictures'
              : `${count(pictures.count, 'picture')}, at most ${kilobytes(pictures.bytes)}`,
          ),
        ],
        ...(recordings.count === 0
          ? []
          : [
              [
                text(
                  `${count(recordings.count, 'recording')}, ${kilobytes(recordings.bytes)}, fetched when played`,
                ),
              ],
            ]),
      ]),
    ],
    [
      'Card',
      card === null
        ? [text('one of its own, see image in its front matter')]
        : [
            linkTo ? link(linkTo(card.path), 'card.png') : code(`site/${card.path}`),
            text(` in the preview, 1200 × 630, ${kilobytes(card.bytes)}`),
          ],
    ],
  ];
  return [
    table([
      [[text('')], [text('What readers get')]],
      ...rows.map(([what, value]) => [[text(what)], value]),
    ]),
    ...(linkTo && card
      ? [
          paragraph({
            type: 'image',
            url: linkTo(card.path),
            alt: `The card of “${page.title}”`,
          }),
        ]
      : []),
    ...(page.headings.length > 0 ? [paragraph(strong('Headings')), outline(page.headings)] : []),
    ...(page.linksOut.length > 0
      ? [
          paragraph(strong('Links to other sites')),
          list(page.linksOut.map(({address, words}) => [link(address, words || address)])),
        ]
      : []),
  ];
}

function findings(found: readonly Finding[]): BlockContent[] {
  if (found.length === 0) {
    return [paragraph(text('The check found nothing.'))];
  }
  return [
    paragraph(strong('To fix')),
    list(
      found.map(({file, line, column, severity, reason, remedy, rule}) => [
        code(`${file}:${line}:${column}`),
        text(` ${severity}: ${reason}: ${remedy}. `),
        code(rule),
      ]),
    ),
  ];
}

function section(post: ReportedPost, options: ReportOptions): BlockContent[] {
  const title = heading(2, text(`${kinds[post.kind]}${post.page?.title ?? post.file}`));
  if (post.kind === 'removed') {
    return [title, paragraph(text('Its address was '), code(post.address), text('.'))];
  }
  const why =
    post.visibility.length > 0
      ? post.visibility.join('; ')
      : options.isBuilt
        ? 'the last build is older than the post, or did not succeed; run npm run build, and then this again'
        : 'nothing is built; run npm run build, and then this again';
  return [
    title,
    paragraph(code(post.file)),
    ...(post.page
      ? facts(post, post.page, options)
      : [paragraph(text('There is no page of it to show: '), strong(why), text('.'))]),
    ...findings(post.findings),
  ];
}

/** Reports what readers will get of some posts. */
export function report(posts: readonly ReportedPost[], options: ReportOptions): Root {
  return {
    type: 'root',
    children: [
      heading(1, text('What readers will get')),
      ...(options.preview
        ? [
            paragraph(
              text('See it: download '),
              link(options.preview, 'the preview'),
              text(', unpack it, and open '),
              code('START-HERE.html'),
              text(' by a double click.'),
            ),
          ]
        : []),
      ...(posts.length === 0 ? [paragraph(text('No post is new, changed or removed.'))] : []),
      ...posts.flatMap((post) => section(post, options)),
    ],
  };
}
