import type {ElementContent, Properties} from 'hast';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {englishLanguage, type LanguageOfTexts, type Words} from '../../settings/words';
import {stopAt, type File} from '../warn';
import {drawFormula} from './draw-formula';

/** What a node becomes: the fields that remark-rehype reads. */
type Drawn = {hName: string; hProperties: Properties; hChildren: ElementContent[]};

/** A formula, and the node that it replaces: its own, or the paragraph that has nothing else. */
type Formula = {node: Nodes; draw: () => Drawn};

/** Draws a formula that has lines of its own. If it may be wider than a phone, it scrolls, by keyboard too. */
function drawBlock(tex: string, before: number, words: Words): Drawn {
  const {math, isWide, longest} = drawFormula(tex, true, before);
  const hProperties = isWide
    ? {role: 'group', ariaLabel: words('formula'), tabIndex: 0, style: `--letters:${longest}`}
    : {};
  return {hName: 'p', hProperties, hChildren: [math]};
}

function drawInLine(tex: string): Drawn {
  const {tagName, properties, children} = drawFormula(tex, false).math;
  return {hName: tagName, hProperties: properties, hChildren: children};
}

export function formulasOf(root: Root, source: string, {words} = englishLanguage): Formula[] {
  const formulas: Formula[] = [];
  visit(root, ['math', 'inlineMath'], (node, _index, parent) => {
    const {type, value} = node as Extract<Nodes, {type: 'math' | 'inlineMath'}>;
    if (type === 'math') {
      formulas.push({node, draw: () => drawBlock(value, 1, words)});
    } else if (
      parent!.type === 'paragraph' &&
      parent.children.length === 1 &&
      source.startsWith('$$', node.position?.start.offset)
    ) {
      formulas.push({node: parent, draw: () => drawBlock(value, 0, words)});
    } else {
      formulas.push({node, draw: () => drawInLine(value)});
    }
  });
  return formulas;
}

/** A remark plugin that turns formulas into MathML while the site is built. One that cannot be shown stops it. */
export function formulas({languageOf}: LanguageOfTexts) {
  return (root: Root, file: File & {value: unknown}): void => {
    for (const {node, draw} of formulasOf(root, String(file.value), languageOf(file.path))) {
      try {
        Object.assign(node, {data: draw()});
      } catch (error) {
        stopAt(file, node, error);
      }
    }
  };
}
