import type {Heading, Nodes, Root} from 'mdast';
import {GithubSlugger, toString, visit} from '../../lib/es-modules.cjs';
import {podcastLines} from '../../content/podcast';
import {bounds} from '../../settings/post-rules';
import {commentProblem} from '../elements';
import {offsetOf, show, type Place, type Report} from '../finding';
import {blank, sourceOf, type Post} from '../post';
import {checkCharacters, checkWritten} from '../read-text';
import {spacedPicture} from '../references';
import type {Check} from '../rule';
import {exampleFile, placeholders} from '../template';

const isContent = ({type}: Nodes) => type !== 'yaml' && type !== 'html' && type !== 'mdxjsEsm';

/** The level-one heading at the start of a text, which Docusaurus uses as its title. */
export function titleIn(root: Root): Heading | undefined {
  const begin = root.children.find(isContent);
  return begin?.type === 'heading' && begin.depth === 1 ? begin : undefined;
}

function reportSecondTitle(at: Place, report: Report): void {
  report(
    at,
    'The post has a heading of the first level beside its title',
    'write ## for a part of the post',
  );
}

/** Headings start at level two and go down one level at a time, and each can be linked to. */
export const heading: Check = {
  post(post, report) {
    const slugger = new GithubSlugger();
    const lineOf = new Map<string, number>();
    let before: Heading | undefined;
    visit(post.root, 'heading', (heading) => {
      const source = sourceOf(post, heading);
      const own = /\{#([^\s{}]+)\}\s*$|\{\/\*\s*#(\S+?)\s*\*\/\}\s*$/.exec(source);
      const name = own?.[1] ?? own?.[2];
      const isTitle = titleIn(post.root) === heading;
      if (toString(heading, {includeHtml: false}).trim() === '') {
        report(heading, 'The heading has no words', 'write them, or delete it');
      } else if (heading.depth === 1 && !isTitle) {
        reportSecondTitle(heading, report);
      } else if (!isTitle && heading.depth > (before?.depth ?? 1) + 1) {
        report(
          heading,
          `A heading of level ${heading.depth} follows ${before ? `one of level ${before.depth}` : 'the title'}`,
          'go down one level at a time',
        );
      }
      if (name !== undefined && lineOf.has(name)) {
        report(
          heading,
          `The heading in line ${lineOf.get(name)!} has the name ${show(`#${name}`)} too, and links lead there`,
          'give this one another name',
        );
      }
      lineOf.set(name ?? slugger.slug(toString(heading)), heading.position?.start.line ?? 0);
      before = isTitle ? before : heading;
    });
  },
  element({name, at}, report) {
    if (name === 'h1') {
      reportSecondTitle(at, report);
    }
  },
};

/** The marker as Docusaurus finds it, in both .md and .mdx files. */
const marker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/g;

/** There is one truncate marker, with something before it for lists to show. */
export const truncate: Check = {
  post({isMdx, root, frontMatter, outsideCode}, report) {
    const [first, second] = [...outsideCode.matchAll(marker)];
    if (second) {
      report(second.index, 'A second truncate marker', 'delete it: lists stop at the first');
    }
    const wanted = isMdx ? '{/* truncate */}' : '<!-- truncate -->';
    if (!first) {
      report(
        frontMatter.end,
        'The post has no truncate marker, so lists and previews show all of it',
        `write ${wanted} alone on a line after its first one or two paragraphs`,
      );
    } else if (!root.children.some((node) => isContent(node) && offsetOf(node) < first.index)) {
      report(
        first.index,
        'Nothing stands before the truncate marker',
        'write one or two paragraphs before it',
      );
    }
  },
};

/** The callouts of Docusaurus, and names kept from former versions. */
const callouts = ['note', 'tip', 'info', 'warning', 'danger'];
const formerCallouts = ['caution', 'secondary', 'important', 'success'];

/** The colons that a callout opens with, and has to end with. */
const colonsOf = (post: Post, node: Nodes) => /^:+/.exec(sourceOf(post, node))?.[0] ?? ':::';

/** Whether a callout has an end of its own: the end of a callout in it has fewer colons. */
const isEnded = (post: Post, node: Nodes) =>
  new RegExp(`\\n[\\s>]*${colonsOf(post, node)}:*\\s*$`).test(sourceOf(post, node));

/** Callouts are closed, and of a known kind. */
export const callout: Check = {
  post(post, report) {
    visit(post.root, ['containerDirective', 'leafDirective'], (node) => {
      if (node.type === 'leafDirective' && podcastLines.includes(node.name)) {
        return;
      }
      if (node.type === 'leafDirective') {
        report(
          node,
          `Nothing reads ${show(sourceOf(post, node))}`,
          'a callout opens with three colons, as in :::note, and ends with :::',
        );
      } else if (node.type === 'containerDirective') {
        if (![...callouts, ...formerCallouts].includes(node.name)) {
          report(
            node,
            `There is no callout ${show(node.name)}`,
            `write one of ${callouts.join(', ')}`,
          );
        } else if (!isEnded(post, node)) {
          report(
            node,
            'The callout does not end, or only with the one around it',
            `write ${colonsOf(post, node)} alone on the line after its last; one around others has a colon more`,
          );
        }
      }
    });
  },
};

type Leftover = {pattern: RegExp; what: string; remedy: string};

/** Visible remains of mistakes, or of the syntax of other programs. */
const leftovers: Leftover[] = [
  {
    pattern: /\]\s?\((?:(?:https?:\/\/|\.{0,2}\/|#)[^)\n]*\)?|$)|\)\[$/,
    what: 'a link or a picture that Markdown does not read',
    remedy:
      'write [words](address), without a space between the brackets, and %20 for a space in the address',
  },
  {
    pattern: /(?<![\\*\w/])\*\*(?=[\p{L}\d])|(?<=[\p{L}\d.,])\*\*(?![\w*/])/u,
    what: 'two stars that make nothing bold',
    remedy: 'write ** on both sides of the words, without a space inside; or \\*\\*',
  },
  {
    pattern: /(?<!\\)`/,
    what: 'a backtick that opens or ends no code',
    remedy: 'write one on both sides of the code, or \\` for the sign',
  },
  {
    pattern: /^[ \t]*:::.*$/m,
    what: 'colons that open or end no callout',
    remedy: 'write :::note without a space before the word, and ::: on a line of its own',
  },
  {
    pattern: /^#{1,6}(?=[^#\s\d!])\S*/m,
    what: 'no heading, for want of a space',
    remedy: 'write a space after #, or \\# for the sign',
  },
  {
    pattern: /(?<!\\)\[\^[^\]\s]+\]/,
    what: 'a footnote that is not defined',
    remedy: 'define it on a line of its own, as in [^1]: What it says',
  },
  {
    pattern: /(?<![\\\w\]])\[[^\][\n]+\]\[[\w .-]*\]/,
    what: 'a link that is not defined',
    remedy: 'write [words](address), or define it as in [name]: https://example.com',
  },
  {
    pattern:
      /(?<![!\\])\[[^\][\n]+\]\((?:(?:\.{0,2}\/|https?:\/\/)[^()\s"]* |[^\s()/]+ [^\s()]+\.(?=[a-z][a-z\d]{1,3}\)))[^()\n"]*\)/i,
    what: 'a link whose address has a space',
    remedy: 'write <the address> between the brackets, or %20 for the space',
  },
  {
    pattern: /^\|.*\|[ \t]*\n\|.*\|[ \t]*$/m,
    what: 'no table: its second line has not as many cells of dashes as its first has cells',
    remedy: 'write | --- | below each cell of the head',
  },
  {
    pattern:
      /\{\{[<%][\s\S]*?[>%]\}\}|\[(\w+)\b[^\]\n]*\][^]*?\[\/\1\]|\{%-?\s[\s\S]*?%\}|\{\{\s*[\w.|: ]+\}\}/,
    what: 'a template tag of another program',
    remedy: 'write what it stands for in Markdown',
  },
];

/** Readers see no raw markup: each kind is reported once, with the number of its occurrences. */
export const leftoverMarkup: Check = {
  post(post, report) {
    const found = new Map<Leftover, {at: number; words: string; times: number}>();
    visit(post.root, ['text', 'textDirective'], (node) => {
      // Docusaurus treats what looks like a text directive, `{:toc}`, as text; its brace is just before the node.
      const begin = offsetOf(node);
      const start = node.type !== 'text' && post.text[begin - 1] === '{' ? begin - 1 : begin;
      // Pictures with a space in their address have a finding of their own.
      const source = post.text
        .slice(start, node.position?.end.offset)
        .replace(spacedPicture, blank);
      for (const leftover of leftovers) {
        const match = leftover.pattern.exec(source);
        if (match) {
          const before = found.get(leftover);
          found.set(leftover, {
            at: before?.at ?? start + match.index,
            words: before?.words ?? match[0],
            times: (before?.times ?? 0) + 1,
          });
        }
      }
    });
    for (const [{what, remedy}, {at, words, times}] of found) {
      const more = times > 1 ? ` (and ${times - 1} more)` : '';
      report(at, `Readers see ${show(words)}: ${what}${more}`, remedy);
    }
  },
};

/** Rows have no more cells than the head, since the rest are not shown. */
export const table: Check = {
  post(post, report) {
    visit(post.root, 'table', ({children: [head, ...rows]}) => {
      const columns = head?.children.length ?? 0;
      const wide = rows.find(({children}) => children.length > columns);
      if (wide) {
        report(
          wide,
          `This row has ${wide.children.length} cells, and the head has ${columns}: readers do not see the rest`,
          'write \\| for a pipe that is only a character, in code too; or add a column to the head',
        );
      }
    });
  },
};

/** No placeholder is left. */
export const placeholder: Check = {
  post({text}, report) {
    for (const [words, remedy] of placeholders) {
      const at = text.indexOf(words);
      if (at >= 0) {
        report(at, `${show(words)} is still to be replaced`, remedy);
      }
    }
  },
  listing({node, path, value}, report) {
    if (path === exampleFile.path && value.includes(exampleFile.words)) {
      report(
        node,
        `${path} is still as it was made`,
        'write code of your own; or delete it with what it prints, and what shows them here',
      );
    }
  },
};

/** The text has no Git conflict markers. */
export const conflict: Check = {
  post({outsideCode}, report) {
    const found = /^(?:<{7} .*|>{7} .*)$/m.exec(outsideCode);
    if (found) {
      report(found.index, 'Git left a conflict here', 'choose one side, and delete the marks');
    }
  },
};

/** Readers can see everything that was written. */
export const lostText: Check = {
  frontMatter({values, commentAt, offsetOf, rangeOf}, report) {
    for (const key of ['title', 'description', 'series']) {
      const comment = commentAt(key);
      if (comment !== undefined && typeof values[key] === 'string') {
        report(
          offsetOf(key),
          `${show(`#${comment}`)} is not read: a hash after a space begins a comment`,
          `put the whole ${key} into quotes`,
        );
      }
    }
    checkWritten(values, report, (path) => rangeOf(path)?.[0] ?? 0);
  },
  post({root, outsideCode}, report) {
    checkCharacters(outsideCode, report);
    visit(root, 'html', (node) => {
      const problem = commentProblem(node.value);
      if (problem !== undefined) {
        report(node, problem, 'write <!-- and --> once for each comment');
      }
    });
    const referred = new Set<string>();
    visit(root, 'footnoteReference', ({identifier}) => {
      referred.add(identifier);
    });
    visit(root, 'footnoteDefinition', (node) => {
      if (!referred.has(node.identifier)) {
        const mark = `[^${node.label ?? node.identifier}]`;
        report(
          node,
          `Nothing in the text refers to the note ${show(mark)}, so readers do not see it`,
          `write ${show(mark)} where it belongs, or delete the note`,
        );
      }
    });
  },
};

/** The post is long enough. */
export const length: Check = {
  post({root, frontMatter}, report) {
    let words = 0;
    visit(root, 'text', ({value}) => {
      words += value.split(/\s+/).filter(Boolean).length;
    });
    if (words < bounds.length.least) {
      report(
        frontMatter.end,
        `The post has ${words === 1 ? '1 word' : `${words} words`}`,
        `write at least ${bounds.length.least} beside the code`,
      );
    }
  },
};
