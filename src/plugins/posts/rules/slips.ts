import type {Nodes, Parents} from 'mdast';
import {visit} from '../../../lib/visit';
import {offsetOf, show, type Report} from '../finding';
import {sourceOf, type Post} from '../post';
import {withoutCode} from './foreign';

/** Links that a slip made words of. */
const brokenLinks: Array<
  [pattern: RegExp, reason: string, remedy: string | ((match: RegExpExecArray) => string)]
> = [
  [
    /!?\[[^\]\n]+\][ \t]+\((?:https?:\/\/|\.{0,2}\/)[^)\n]*\)/,
    'a space stands between its brackets',
    'delete the space between ] and (',
  ],
  [
    /\(([^)\n]+)\)\[((?:https?:\/\/|\.{0,2}\/)[^\]\n]*)\]/,
    'its brackets are the wrong way round',
    ([, words, address]) => `write [${words!}](${address!})`,
  ],
  [
    /!?\[[^\]\n]*\]\([^)\n"']*\s=\d*x\d*\)/,
    'Markdown has no sizes',
    'delete the size: the build finds it out',
  ],
  [
    /!?\[[^\]\n]*\]\([^)\n"'<]*[^)\n"'<\s]\s[^)\n"']*\)/,
    'its address has a space',
    'write %20 for each space of the address, or give the file a name without one',
  ],
  [
    /!?\[[^\]\n]*\]\((?:https?:\/\/|\.{0,2}\/|#)[^)\s]*(?=\s|$)(?![^\n]*\))/,
    'its last bracket is missing',
    'write ) after the address',
  ],
];

/** What was meant as a link, and is none. */
function checkBrokenLinks(post: Post, report: Report): void {
  // What the parser read as a link is one.
  let masked = withoutCode(post);
  visit(post.root, ['link', 'image', 'linkReference', 'imageReference', 'definition'], (node) => {
    const [start, end] = [offsetOf(node), node.position?.end.offset ?? 0];
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      // A bare address in brackets that are broken is a link of its own.
      if (/^[![<]/.test(post.text.slice(start, start + 1))) {
        masked =
          masked.slice(0, start) +
          masked.slice(start, end).replace(/[^\n]/g, ' ') +
          masked.slice(end);
      }
    }
  });
  const told: number[] = [];
  for (const [pattern, what, remedy] of brokenLinks) {
    const match = pattern.exec(masked);
    if (!match || told.includes(match.index)) {
      continue;
    }
    told.push(match.index);
    report(
      'broken-link',
      match.index,
      `${show(match[0])} is no ${match[0].startsWith('!') ? 'picture' : 'link'}: ${what}`,
      typeof remedy === 'string' ? remedy : remedy(match),
      {spans: [[match.index, match.index + match[0].length]]},
    );
  }
}

/** Signs that open something, and are shown because nothing ends it. */
function checkStrayMarks(post: Post, report: Report): void {
  visit(post.root, 'text', (node) => {
    const source = sourceOf(post, node);
    const stray = /(?<![\\*\w/])\*\*(?=[\p{L}\d])|(?<=[\p{L}\d.,])\*\*(?![\w*/])/u.exec(source);
    const tick = /(?<!\\)`/.exec(source);
    if (stray) {
      report(
        'stray-mark',
        offsetOf(node) + stray.index,
        'Here are two stars, which readers see: what they open or end has no other side',
        'write ** on both sides of the bold words, without a space inside; or \\*\\* for the signs',
        {severity: 'warning'},
      );
    } else if (tick) {
      report(
        'stray-mark',
        offsetOf(node) + tick.index,
        'Here is a backtick, which readers see: the code that it opens has no end',
        'write one backtick on both sides of the code, or \\` for the sign',
        {severity: 'warning'},
      );
    }
  });
}

const most = {rows: 300, columns: 15};

/** Tables have a head, and in no row more cells than that. */
function checkTables(post: Post, report: Report): void {
  visit(post.root, 'table', (table) => {
    const columns = table.children[0]?.children.length ?? 0;
    const wide = table.children.find(({children}) => children.length > columns);
    const head = table.children[0];
    if (head?.children.every(({children}) => children.length === 0)) {
      report(
        'table',
        table,
        'The head of the table says nothing',
        'write into its first line what each column has: a screen reader reads it before each cell',
      );
    } else if (wide) {
      report(
        'table',
        wide,
        `This row has ${wide.children.length} cells, and the head has ${columns}: what is over is not shown`,
        'write \\| for a pipe that is only a character, in code too; or add a column to the head',
        {spans: [[offsetOf(wide), wide.position?.end.offset ?? 0]]},
      );
    } else if (table.children.length > most.rows) {
      report(
        'table',
        table,
        `The table has ${table.children.length} rows`,
        `keep the ${most.rows} that the text is about, and link the rest as a file`,
        {severity: 'warning'},
      );
    } else if (columns > most.columns) {
      report(
        'table',
        table,
        `The table has ${columns} columns, of which a phone shows three`,
        `let it run downwards, or divide it: ${most.columns} are enough`,
        {severity: 'warning'},
      );
    }
  });
  visit(post.root, 'paragraph', (paragraph) => {
    const lines = sourceOf(post, paragraph).split('\n');
    const at = lines.findIndex((line) => /^\s*\|.*\|\s*$/.test(line));
    if (at >= 0 && /^\s*\|.*\|\s*$/.test(lines[at + 1] ?? '')) {
      const cells = lines[at]!.trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/).length;
      report(
        'table',
        offsetOf(paragraph) + lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0),
        'This is no table: no line of dashes of as many cells follows its first',
        `write |${' --- |'.repeat(cells)} below the head${at > 0 ? ', and an empty line before it' : ''}`,
      );
    }
  });
}

/** A note says something, and does not explain itself by itself. */
function checkFootnotes(post: Post, report: Report): void {
  const uses = new Map<string, string[]>();
  visit(post.root, 'footnoteDefinition', (definition) => {
    const inside: string[] = [];
    visit(definition, 'footnoteReference', ({identifier}) => {
      inside.push(identifier);
    });
    uses.set(definition.identifier, inside);
    if (definition.children.length === 0) {
      report(
        'footnote',
        definition,
        `The note ${show(definition.label ?? definition.identifier)} says nothing`,
        'write it on this line, or delete it with what refers to it',
      );
    }
  });
  visit(post.root, 'definition', (definition) => {
    if (/^\^\s/.test(definition.label ?? '')) {
      report(
        'footnote',
        definition,
        `${show(`[${definition.label!}]:`)} defines no note, since a space follows the sign`,
        `write [^name] without a space, here and in the text`,
        {spans: [[offsetOf(definition), definition.position?.end.offset ?? 0]]},
      );
    }
  });
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
    (uses.get(from) ?? []).some(
      (next) => next === to || (!seen.has(next) && leadsTo(next, to, seen.add(next))),
    );
  let isTold = false;
  visit(post.root, 'footnoteDefinition', (definition) => {
    if (!isTold && leadsTo(definition.identifier, definition.identifier)) {
      isTold = true;
      report(
        'footnote',
        definition,
        `The note ${show(definition.label ?? definition.identifier)} refers to itself, or to one that refers to it`,
        'let a note refer to the text, or say it all',
      );
    }
  });
}

const isBold = (node: Nodes, parent: Parents) =>
  node.type === 'paragraph' &&
  parent.type === 'root' &&
  node.children.length === 1 &&
  node.children[0]!.type === 'strong';

/** Headings that are none, and paragraphs that became one. */
function checkLookOfHeadings(post: Post, report: Report): void {
  visit(post.root, 'heading', (heading) => {
    const source = sourceOf(post, heading);
    const isUnderlined = heading.depth === 2 && /\n\s*-+\s*$/.test(source);
    if (isUnderlined && (/[.!?:;,][\s-]*$/.test(source) || source.trim().split('\n').length > 2)) {
      report(
        'heading-setext',
        heading,
        'The line of dashes below makes a heading of this paragraph',
        'write an empty line before the dashes for a rule, or ## before the words for a heading',
      );
    }
  });
  visit(post.root, 'paragraph', (node, _index, parent) => {
    const source = sourceOf(post, node);
    if (parent && isBold(node, parent) && source.length < 80 && !/[.!?:,]\W*$/.test(source)) {
      report(
        'no-emphasis-as-heading',
        node,
        `${show(source)} looks like a heading, and is none`,
        'write ## before the words, or let them begin the paragraph that they belong to',
        {severity: 'warning'},
      );
    }
  });
  visit(post.root, 'paragraph', (node) => {
    const source = sourceOf(post, node);
    if (/^(?:'''|‘‘‘|’’’|“““|´´´|""")\s*[\w-]*(?:\n|$)/.test(source)) {
      report(
        'fence-language',
        node,
        `${show(source.split('\n')[0]!)} opens no code`,
        'write three backticks, as in ```ts file=code/name.ts',
      );
    }
  });
}

/** Finds what a slip of the hand makes of Markdown, and what readers would see of it. */
export function checkSlips(post: Post, report: Report): void {
  checkBrokenLinks(post, report);
  checkStrayMarks(post, report);
  checkTables(post, report);
  checkFootnotes(post, report);
  checkLookOfHeadings(post, report);
}
