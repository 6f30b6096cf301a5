import type {Found} from './text-context';
import {applyEdits, type Edit, type TracedText} from './edits';
import {embedOf, linkTo} from './embeds';
import {escapeHtml} from '../../lib/escape-html';
import {valueOfOutput, type LiquidData} from './liquid-values';
import {commentAt, fenceFor, lostAddress, onOwnLine, placeAt} from './places';
import {codeIn} from './text-parser';

export type LiquidContext = LiquidData & {
  /** Whether the text is HTML: code and links are then written in it. */
  isHtml: boolean;
  /** The new file of the post that `{% post_url %}` names, or, for attributes of HTML, its former address. */
  postOf: (name: string, isAttribute: boolean) => string | undefined;
  /** The same for `{% link %}`, which also names files of other kinds. */
  fileOf: (path: string, isAttribute: boolean) => string | undefined;
};

/** A piece of Liquid: a tag with its arguments, an output, or a block whose content is not Liquid. */
type Piece = {
  start: number;
  end: number;
  kind: 'tag' | 'output' | 'raw' | 'comment';
  name: string;
  rest: string;
};

const mark = /\{%-?\s*(#|\w*)([\s\S]*?)-?%\}|\{\{-?([\s\S]*?)-?\}\}/g;

/** Splits a text into the pieces of Liquid in it, in order. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  mark.lastIndex = 0;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    const [whole, name = '', rest = '', output] = found;
    const end = found.index + whole.length;
    const piece = {start: found.index, end, name, rest: (output ?? rest).trim()};
    if (name === 'raw' || name === 'comment') {
      const closing = new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`, 'g');
      closing.lastIndex = end;
      const last = closing.exec(text);
      const close = last ? last.index + last[0].length : text.length;
      const inner = text.slice(end, last ? last.index : text.length);
      pieces.push({...piece, kind: name, rest: inner, end: close});
      mark.lastIndex = close;
    } else {
      pieces.push({...piece, kind: output === undefined ? 'tag' : 'output'});
    }
  }
  return pieces;
}

/** What a piece becomes: a text, and a loss if it is not the same as before. */
type Replacement = {text: string; loss?: {what: string; became: string}};

const sourceOf = (piece: Piece) =>
  piece.kind === 'output'
    ? `{{ ${piece.rest.replace(/\s+/g, ' ')} }}`
    : `{% ${`${piece.name} ${piece.rest.replace(/\s+/g, ' ')}`.trim()} %}`;

/** Replaces what cannot be made out, by where it stands. */
function lost(text: string, piece: Piece, isCode: boolean): Replacement | undefined {
  const source = sourceOf(piece);
  const what = `Liquid ${piece.kind === 'output' ? 'output' : 'tag'} ${source}`;
  if (isCode) {
    return {
      text: text.slice(piece.start, piece.end),
      loss: {what, became: 'shown as it was written, in code'},
    };
  }
  const place = placeAt(text, piece.start);
  if (place === 'address') {
    return {text: lostAddress, loss: {what, became: 'left out, with the address that it was in'}};
  }
  if (place === 'attribute') {
    return {text: '', loss: {what, became: 'left out of an attribute'}};
  }
  return {
    text: commentAt(text, piece.start, piece.end, what),
    // The end of a block says nothing that its beginning does not.
    ...(!piece.name.startsWith('end') && {loss: {what, became: 'kept as a comment'}}),
  };
}

/** Converts the options of `{% highlight %}` to those of a fence. */
function fenceOf(rest: string): {meta: string; others: string[]} {
  const [language = '', ...options] = rest.match(/\S+?="[^"]*"|\S+/g) ?? [];
  const numbers = options.some((option) => option.startsWith('linenos')) ? ' showLineNumbers' : '';
  const lines = /^(?:hl_lines|mark_lines)="([^"]*)"/.exec(
    options.find((option) => /^(?:hl|mark)_lines=/.test(option)) ?? '',
  )?.[1];
  return {
    meta: `${language}${
      lines
        ? ` {${lines
            .trim()
            .split(/[\s,]+/)
            .join(',')}}`
        : ''
    }${numbers}`,
    others: options.filter((option) => !/^(?:linenos|hl_lines=|mark_lines=)/.test(option)),
  };
}

const embeds: Readonly<Record<string, (argument: string) => string>> = {
  gist: (argument) => argument,
  youtube: (argument) => argument,
  vimeo: (argument) => argument,
};

/** A link, if the tag names one; `{% link %}` and `{% post_url %}` stand where an address does. */
function linkOf(text: string, piece: Piece, context: LiquidContext): Replacement | undefined {
  const argument = piece.rest.replace(/^(["'])(.*)\1$/, '$2');
  if (piece.name === 'post_url' || piece.name === 'link') {
    const isAttribute = placeAt(text, piece.start) === 'attribute';
    const find = piece.name === 'link' ? context.fileOf : context.postOf;
    const address = find(argument, isAttribute);
    return address === undefined ? undefined : {text: address};
  }
  const id = embeds[piece.name]?.(argument.split(/\s/)[0]!);
  const embed = id ? embedOf(piece.name, id) : undefined;
  return (
    embed && {
      text: context.isHtml
        ? `<a href="${embed.url}">${escapeHtml(embed.title)}</a>`
        : linkTo(embed),
      loss: {what: `Liquid tag ${sourceOf(piece)}`, became: 'a link in its place'},
    }
  );
}

/** Where each `{% highlight %}` ends, by the position of its beginning, and the other way round. */
function highlightsIn(pieces: readonly Piece[]): Map<Piece, Piece> {
  const pairs = new Map<Piece, Piece>();
  let open: Piece | undefined;
  for (const piece of pieces) {
    if (piece.name === 'highlight' && piece.kind === 'tag') {
      open = piece;
    } else if (piece.name === 'endhighlight' && open) {
      pairs.set(open, piece);
      pairs.set(piece, open);
      open = undefined;
    }
  }
  return pairs;
}

/**
 * Replaces Liquid in a text: code becomes fences, addresses become what they stand for, text that was marked as raw
 * stays as it is, and any other tag or output becomes a comment.
 */
export function replaceLiquid(
  source: TracedText,
  context: LiquidContext,
): {text: TracedText; losses: Found[]} {
  const {text} = source;
  const inMarkdownCode = codeIn(text);
  const pieces = piecesOf(text);
  const highlights = highlightsIn(pieces);
  const edits: Edit[] = [];
  const losses: Found[] = [];
  let isHighlighted = false;
  for (const piece of pieces) {
    const {start, end} = piece;
    const isCode = isHighlighted || inMarkdownCode(start);
    const add = (replacement: Replacement | undefined) => {
      if (replacement) {
        edits.push({start, end, text: replacement.text});
        losses.push(...(replacement.loss ? [{at: start, ...replacement.loss}] : []));
      }
    };
    const pair = highlights.get(piece);
    if (piece.kind === 'raw') {
      add({text: piece.rest});
    } else if (piece.kind === 'comment') {
      add({
        text: isCode ? '' : commentAt(text, start, end, piece.rest.trim()),
        loss: {
          what: `Liquid comment: ${piece.rest.trim().replace(/\s+/g, ' ')}`,
          became: isCode ? 'left out' : 'kept as a comment',
        },
      });
    } else if (pair && context.isHtml) {
      isHighlighted = piece.name === 'highlight';
      if (isHighlighted) {
        const language = piece.rest.split(/\s/)[0]!;
        const code = text
          .slice(end, pair.start)
          .replace(/\{%-?\s*(?:end)?raw\s*-?%\}/g, '')
          .replace(/^\n/, '');
        edits.push({
          start,
          end: pair.end,
          text: `<pre><code class="language-${language}">${escapeHtml(code)}</code></pre>`,
        });
      }
    } else if (pair) {
      isHighlighted = piece.name === 'highlight';
      const [open, close] = isHighlighted ? [piece, pair] : [pair, piece];
      const fence = fenceFor(text.slice(open.end, close.start));
      const {meta, others} = fenceOf(open.rest);
      const line = isHighlighted ? fence + meta : fence;
      add({
        text: onOwnLine(text, start, end, line),
        ...(isHighlighted &&
          others.length > 0 && {
            loss: {what: `Options of {% highlight %}: ${others.join(' ')}`, became: 'left out'},
          }),
      });
    } else {
      const value = piece.kind === 'output' ? valueOfOutput(piece.rest, context) : undefined;
      add(
        value === undefined
          ? (linkOf(text, piece, context) ?? lost(text, piece, isCode))
          : {text: value},
      );
    }
  }
  return {text: applyEdits(source, edits), losses};
}
