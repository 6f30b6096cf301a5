import {surroundingsAttribute} from '../../lib/contracts';
import {controls} from '../../lib/controls';
import {Parser} from '../../lib/es-modules.cjs';
import {isRemote} from '../../lib/is-remote';
import {articleOf} from '../pages';

/** Something that a reader of a page would stumble over. */
export type Fault = {
  /** In words for the author. */
  reason: string;
  /** The words on the page. */
  words: string;
};

/** Leftovers of Markdown and similar markup, and what each was meant to become. */
const leftOver: Array<[RegExp, string]> = [
  [/\]\((?=[./#\w])[^\s()]{3,}(?:\)|$)/, 'a link or a picture'],
  [/(?<![\w*\\])\*\*(?=[\p{L}\p{N}])[^*\n]{1,80}?(?<=[\p{L}\p{N}.!?])\*\*(?![\w*])/u, 'bold words'],
  [/(?<!\w)(?:```|~~~)(?!`)/, 'the fence of a listing'],
  [/^\s*:::\w*/m, 'a callout'],
  [/\{%-?\s*\w+/, 'a template of Jekyll'],
  [/\{\{[<%]/, 'a shortcode of Hugo'],
  [
    /<[A-Z][a-z]\w*(?:\s[\w-]+=|\s*\/>)|<\/[A-Z][a-z]\w*>/,
    'a component, which is for files that end with .mdx',
  ],
  [/\|\s?:?-{3,}:?\s?\|/, 'a table'],
  [
    /^\s*import\s+(?:\w+|\{[^}]*\})\s+from\s+['"]/m,
    'an import, which is for files that end with .mdx',
  ],
];

/** Elements whose text is shown verbatim, so that markup in it is intended. */
const verbatim = new Set([
  'code',
  'kbd',
  'math',
  'pre',
  'samp',
  'script',
  'style',
  'svg',
  'textarea',
]);

/** Elements that the site's policy keeps browsers from loading. */
const blocked: Record<string, (attributes: Record<string, string>) => boolean> = {
  audio: ({src}) => isRemote(src),
  embed: () => true,
  iframe: () => true,
  img: ({src}) => isRemote(src),
  object: () => true,
  source: ({src, srcset}) => isRemote(src) || isRemote(srcset),
  video: ({src}) => isRemote(src),
};

const blocks =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|section|summary|table|tbody|td|th|thead|tr|ul)$/;

/**
 * Checks the text of a built page for what went wrong on the way: a listing without code, Markdown that readers
 * see as source, and content that browsers are told not to load. It finds both an author's slips and faults of the
 * site, whatever processed the text.
 */
export function pageFaults(page: string): Fault[] {
  const article = articleOf(page);
  if (article === null) {
    return [];
  }
  const faults: Fault[] = [];
  const open: string[] = [];
  let text = '';
  let listing: string | null = null;
  let words = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (blocked[name]?.(attributes)) {
        const address = attributes.src ?? attributes.data ?? attributes.srcset ?? '';
        faults.push({
          reason: `<${name}> is not shown: no page of this site loads anything from other sites, or frames. Link to it`,
          words: address,
        });
      }
      if (name === 'code' && open.includes('pre')) {
        listing = '';
      }
      if (blocks.test(name)) {
        text += '\n';
      }
      // The parts around a text name other posts by title, and titles are not Markdown.
      if (verbatim.has(name) || surroundingsAttribute in attributes || open.length > 0) {
        open.push(name);
      }
    },
    ontext(more) {
      words += more;
      if (listing !== null) {
        listing += more;
      }
      if (open.length === 0) {
        text += more;
      } else if (open.length === 1) {
        // Code in a sentence counts as a word of it.
        text += 'x';
      }
    },
    onclosetag(name) {
      if (name === 'code' && listing !== null) {
        if (listing.trim() === '') {
          faults.push({
            reason: 'A listing has no code: write it, or delete the listing',
            words: '',
          });
        }
        listing = null;
      }
      if (open.length > 0) {
        open.pop();
      }
      if (blocks.test(name)) {
        text += '\n';
      }
    },
  });
  parser.end(article);
  if (words.search(controls) >= 0) {
    faults.push({
      reason:
        'A control character, which nobody sees, is in what a file or an expression brings: delete it',
      words: '',
    });
  }
  for (const [pattern, what] of leftOver) {
    const found = pattern.exec(text);
    if (found) {
      const around = text.slice(Math.max(0, found.index - 20), found.index + found[0].length + 20);
      faults.push({
        reason: `Readers see the signs of ${what}: write it in another way, or in backticks`,
        words: around.replace(/\s+/g, ' ').trim(),
      });
    }
  }
  return faults;
}
