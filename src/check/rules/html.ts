import {htmlTagNames, Parser} from '../../lib/es-modules.cjs';
import {visit} from '../../lib/visit';
import {isTypeParameter} from '../../markdown/remark-type-parameters';
import type {Addresses} from '../addresses';
import {offsetOf, show, type Place, type Report} from '../finding';
import {deepest} from '../parse';
import type {Post} from '../post';
import {checkLink, checkMedia} from './links';
import {reportOwnName} from './text';

/** Elements that end by themselves. */
const endless = new Set(
  'p li dt dd option thead tbody tfoot tr td th colgroup rt rp html head body area base br col embed hr img input link meta source track wbr'.split(
    ' ',
  ),
);

/** To their end, all is text: without one, what the build writes behind a post is lost in them. */
const wordsOnly = new Set('script style textarea title xmp iframe noframes plaintext'.split(' '));

/** What runs, loads or sends something; the build leaves it out, or writes a link in its place. */
const active = new Set(
  'script iframe object embed form frame frameset applet base meta'.split(' '),
);

const media = new Set(['img', 'video', 'audio', 'source', 'track']);

const known = new Set(htmlTagNames);

/** Checks an element of HTML, in .md and in .mdx. */
export function checkElement(
  {
    name,
    attributes,
    at,
    isForeign,
  }: {
    name: string;
    attributes: Record<string, string>;
    at: Place;
    /** Whether it stands in a drawing, which has elements of its own. */
    isForeign: boolean;
  },
  {post, addresses, report}: {post: Post; addresses: Addresses; report: Report},
): void {
  if (active.has(name)) {
    report(
      'html',
      at,
      `<${name}> runs or loads something: readers get a link in its place, or nothing`,
      'write a link to what it shows, or put it into backticks if it is only named',
    );
  } else if (!isForeign && !known.has(name) && !name.includes('-')) {
    report(
      'html',
      at,
      `<${name}> is no element of HTML, so readers do not see it`,
      'write it in backticks, or \\< for the sign',
    );
  }
  if (name === 'h1') {
    report(
      'heading',
      at,
      'The post has a heading of the first level beside its title',
      'write ## for a part of the post',
    );
  }
  if (attributes.id?.startsWith('__')) {
    reportOwnName(attributes.id, at, report);
  }
  const handler = Object.keys(attributes).find((attribute) => /^on[a-z]/i.test(attribute));
  if (handler !== undefined) {
    report(
      'html',
      at,
      `The attribute ${show(handler)} runs a script, so the build leaves it out`,
      'delete it, or write a component in an .mdx',
    );
  }
  const {src = '', href} = attributes;
  if (media.has(name) && src !== '') {
    checkMedia({post, url: src, at, report, addresses});
  }
  if (name === 'a' && !isForeign && href !== undefined) {
    checkLink({post, url: href, at, report, addresses});
  }
}

/** JSX of a component, and not a type such as `Promise<Result>`, which hangs on a word. */
const component = /(?<![\w\\])<\/?([A-Z]\w*[a-z]\w*)(?:\s[^<>]*)?\/?>/;
const moduleCode =
  /^(?:import\s+(?:[\w{*][^'"\n]*\sfrom\s+)?['"][^'"\n]+['"];?|export\s+(?:const|let|function|default)\b.*|\{\/\*.*\*\/\})[ \t]*$/m;

/** Finds JSX in a .md, which readers would see as text or not at all. */
function checkJsx(post: Post, report: Report): void {
  let first: {at: number; words: string} | undefined;
  visit(post.root, ['html', 'text'], (node) => {
    const start = offsetOf(node);
    const source = post.text.slice(start, node.position?.end.offset);
    const before = post.text.slice(Math.max(0, start - 1), start);
    const match =
      node.type === 'html' && !/\w/.test(before)
        ? component.exec(source)
        : node.type === 'text'
          ? moduleCode.exec(source)
          : null;
    if (match && (first === undefined || start + match.index < first.at)) {
      first = {at: start + match.index, words: match[0]};
    }
  });
  if (first) {
    report(
      'jsx-in-markdown',
      first.at,
      `${show(first.words)} is read in .mdx only: in this .md, readers see it as text, or not at all`,
      'name the file .mdx, or write it in Markdown',
      {rename: `${post.path.split('/').at(-1)!}x`},
    );
  }
}

/** Finds HTML in a .md that readers would not see, or see otherwise than it was meant. */
export function checkHtml(post: Post, addresses: Addresses, report: Report): void {
  checkJsx(post, report);
  let at: Place;
  let source = '';
  let foreign = 0;
  const open: Array<{name: string; at: Place}> = [];
  const unended = new Map<string, Place>();
  const isDrawing = (name: string) => name === 'svg' || name === 'math';
  const parser = new Parser({
    onopentag: (name, attributes, isImplied) => {
      if (!isImplied) {
        if (!new RegExp(`<${name}\\b`).test(source) && component.test(source)) {
          // It is a component, of which the parser knows no capitals.
        } else {
          checkElement({name, attributes, at, isForeign: foreign > 0}, {post, addresses, report});
        }
        foreign += isDrawing(name) ? 1 : 0;
        open.push({name, at});
        if (open.length === deepest + 1) {
          report(
            'size',
            at,
            `This lies in ${deepest} elements, one inside the other`,
            'end those that are over',
            {isFatal: true},
          );
        }
      }
    },
    onclosetag: (name, isImplied) => {
      const one = open.pop();
      foreign -= isDrawing(name) ? 1 : 0;
      const isLost = isImplied && !endless.has(name) && foreign === 0 && known.has(name);
      if (one && isLost) {
        // The outermost comes last.
        unended.set(name, one.at);
      }
    },
  });
  visit(post.root, 'html', (node) => {
    const comments = node.value.replace(/<!--[\s\S]*?-->/g, '');
    if (/<!--|-->/.test(comments)) {
      report(
        'lost-text',
        node,
        comments.includes('<!--')
          ? 'The comment does not end, and hides what follows it'
          : 'Readers see “-->”, since the comment ended before',
        'write <!-- and --> once for each comment',
      );
      return;
    }
    // `Promise<T>` is shown as it is written.
    if (isTypeParameter(node.value, post.text[offsetOf(node) - 1] ?? '')) {
      return;
    }
    at = node;
    source = node.value;
    parser.write(node.value);
  });
  parser.end();
  for (const [name, place] of unended) {
    report(
      'html',
      place,
      `<${name}> does not end, so the rest of the post is in it`,
      `write </${name}> after what belongs to it; if it is only named, write it in backticks`,
      {isFatal: wordsOnly.has(name)},
    );
  }
}
