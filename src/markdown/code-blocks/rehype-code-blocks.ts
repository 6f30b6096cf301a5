import type {Element, ElementContent, Nodes, Root} from 'hast';
import {h} from 'hastscript';
import {readDirectives, type LineKind} from './code-lines';
import {fits, shortAttribute} from '../../lib/contracts';
import {withoutControls} from '../../lib/controls';
import {widthOf} from '../../lib/text-width';
import {SKIP, visit} from 'unist-util-visit';
import {warn} from '../warn';
import {readFence} from './fence';
import {highlight, isKnownLanguage, option} from './highlight';

function textOf(node: Nodes): string {
  if (node.type === 'element' && node.tagName === 'br') {
    return '\n';
  }
  return node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map(textOf).join('')
      : '';
}

/** Invisible characters that show code in another order than that in which it runs. */
const orders = /[\u202a-\u202e\u2066-\u2069]/g;

/** The names of both files, at the start of a diff or before the numbers of lines: a removed `-- note` has that sign, too. */
const names = /(?<![^])--- .*\n\+\+\+ .*|^--- .*\n\+\+\+ .*(?=\n@@ )/gm;

/** Columns of an output that spaces keep below each other: wrapped, it would say nothing. */
const columns = /\S(?: {2,}|\t)\S|[\u2500-\u257f]/;

/** The kinds of a diff's lines, by the sign at the start of each. */
const kindsOfDiff = (code: string): LineKind[] =>
  code
    .replace(names, ' \n ')
    .split('\n')
    .map((line) => (line.startsWith('+') ? 'ins' : line.startsWith('-') ? 'del' : 'plain'));

/** Code in a text, with the options in it in elements that do not break. */
const withOptions = (code: string): ElementContent[] =>
  code
    .split(option)
    .flatMap((value, index) =>
      index % 2 ? h('span', {[shortAttribute]: ''}, value) : {type: 'text', value},
    );

function propertiesOf(code: Element, doubt: (reason: string) => void): Element['properties'] {
  const classes = code.properties.className;
  const named = (Array.isArray(classes) ? classes : [])
    .map((name) => /^language-(.+)$/.exec(name)?.[1])
    .find(Boolean);
  const language = named?.toLowerCase() ?? 'text';
  const isKnown = isKnownLanguage(language);
  if (!isKnown) {
    doubt(
      `Nothing here can colour the language "${language}", so the code is shown as text: correct its name, or write "text".`,
    );
  }
  const meta = code.properties.metastring;
  const fence = readFence(typeof meta === 'string' ? meta : '');
  const lines = readDirectives(withoutControls(textOf(code)).replace(orders, ''));
  const isDiff = language === 'diff';
  const kinds = (isDiff ? kindsOfDiff(lines.code) : lines.kinds).map((kind, index) =>
    kind === 'plain' && fence.highlighted.has(index + 1) ? 'mark' : kind,
  );
  const lengths = lines.code.split('\n').map(widthOf);
  const isAligned = language === 'text' && !fence.wrap && columns.test(lines.code);
  return {
    html: highlight(
      lines.code,
      isDiff || !isKnown ? 'text' : language,
      kinds,
      (index) => !isAligned && lengths[index]! > fits.phone,
    ),
    language,
    columns: String(Math.max(...lengths)),
    ...(typeof code.properties.id === 'string' && {id: code.properties.id}),
    ...(fence.title !== undefined && {title: fence.title}),
    ...(isAligned && {isAligned}),
  };
}

/**
 * A rehype plugin that highlights code blocks when the site is built: each becomes an element with finished HTML,
 * so that no reader's browser has to do it. The same goes for a `<pre>` written as HTML. An option in a text does not break.
 *
 * It warns, with the post's file and line, about an unknown language, and shows the code as it is.
 */
export function codeBlocks() {
  return (root: Root, {path}: {path: string}): void => {
    const ids = new Set<unknown>();
    visit(root, 'element', ({tagName, properties}) => {
      if (/^h[1-6]$/.test(tagName)) {
        ids.add(properties.id);
      }
    });
    visit(root, 'element', (pre, index, parent) => {
      // Inside a text: what is in a listing is skipped below.
      if (pre.tagName === 'code') {
        pre.children = pre.children.flatMap((child) =>
          child.type === 'text' ? withOptions(child.value) : [child],
        );
      }
      if (pre.tagName !== 'pre') {
        return undefined;
      }
      const inner = pre.children.find((child) => child.type === 'element');
      const code = inner?.tagName === 'code' ? inner : pre;
      // An address is that of a heading, or of the first listing of a region.
      if (ids.has(code.properties.id)) {
        delete code.properties.id;
      }
      ids.add(code.properties.id);
      parent!.children[index!] = {
        type: 'element',
        // No author would give an imported component that name.
        tagName: 'code-listing',
        properties: propertiesOf(code, (reason) => {
          warn(path, pre, reason);
        }),
        children: [],
      };
      return SKIP;
    });
  };
}
