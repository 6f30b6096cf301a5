import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {Element, Root} from 'hast';
import {visit} from '../lib/es-modules.cjs';
import {parsePost} from '../content/prose';
import {jsxAttributes, jsxExpression} from './jsx';
import {nameOf, tagTypes, type Tag} from './tags';

/** The files of the parts that a text imports, by the names of their components. */
function partsOf(text: string, path: string): Map<string, string> {
  const imports = text.matchAll(/^import (\w+) from ['"](\.[^'"]*\.mdx)['"]/gm);
  return new Map(
    [...imports]
      .map(([, name, file]) => [name!, join(dirname(path), file!)] as const)
      .filter(([, file]) => existsSync(file)),
  );
}

/** How many notes a part has, with those of the parts that it imports. */
function notesIn(path: string): number {
  const text = readFileSync(path, 'utf8');
  const labels = new Set<string>();
  visit(parsePost(text, true), 'footnoteReference', ({identifier}) => {
    labels.add(identifier);
  });
  return [...partsOf(text, path)].reduce(
    (sum, [name, file]) =>
      sum + (text.match(new RegExp(`<${name}\\b`, 'g')) ?? []).length * notesIn(file),
    labels.size,
  );
}

const numberLiteral = (value: number) => ({type: 'Literal', value, raw: String(value)});

/** An expression for a number in a part: the text that imports it says how many notes it has before the part. */
const after = (number: number) => {
  const before = {
    type: 'LogicalExpression',
    operator: '??',
    left: {
      type: 'MemberExpression',
      object: {type: 'Identifier', name: 'props'},
      property: {type: 'Identifier', name: 'notesBefore'},
      computed: false,
      optional: false,
    },
    right: numberLiteral(0),
  };
  return jsxExpression(
    {type: 'BinaryExpression', operator: '+', left: before, right: numberLiteral(number)},
    `(props.notesBefore ?? 0) + ${number}`,
  );
};

/**
 * A rehype plugin, after `sideNotes`, that counts the notes of a text together with those of the parts that it imports:
 * each text by itself would begin at 1.
 */
export function noteNumbers() {
  return (root: Root, {path, value}: {path: string; value: unknown}): void => {
    const parts = partsOf(String(value), path);
    const isPart = basename(path).startsWith('_');
    if (parts.size === 0 && !isPart) {
      return;
    }
    let ofParts = 0;
    let own = 0;
    const numbers = new Map<number, number>();
    visit(root, tagTypes, (node) => {
      const tag = node as Tag;
      const file = parts.get(nameOf(tag));
      if (tag.type !== 'element' && file !== undefined) {
        const before = own + ofParts;
        const notesBefore = isPart
          ? after(before)
          : jsxExpression(numberLiteral(before), String(before));
        tag.attributes.push(...jsxAttributes({notesBefore}));
        ofParts += notesIn(file);
        // The bundler compiles this text again when the part changes: see images/loader.cjs.
        globalThis.picturesOfTexts?.get(path)?.pictures.add(file);
      }
      const isNumber =
        tag.type === 'element' &&
        ('dataFootnoteRef' in tag.properties || 'dataFootnoteBackref' in tag.properties);
      const [text] = isNumber ? tag.children : [];
      if (text?.type === 'text' && /^\d+$/.test(text.value)) {
        const given = Number(text.value);
        own = Math.max(own, given);
        const number = numbers.get(given) ?? given + ofParts;
        numbers.set(given, number);
        tag.children = isPart
          ? [{...after(number), type: 'mdxTextExpression'} as unknown as Element]
          : [{type: 'text', value: String(number)}];
      }
    });
  };
}
