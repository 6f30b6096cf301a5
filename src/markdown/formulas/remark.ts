import type {ElementContent, Properties} from 'hast';
import type {Nodes, Root} from 'mdast';
import type {InlineMath, Math} from 'mdast-util-math';
import {visit} from '../../lib/es-modules.cjs';
import {Problem} from '../../lib/problem';
import {stopAt, type File} from '../warn';
import {drawFormula} from './draw-formula';

/** What a node becomes: the fields that remark-rehype reads. */
type Drawn = {hName: string; hProperties: Properties; hChildren: ElementContent[]};

/** A formula, and the node that it replaces: its own, or the paragraph that has nothing else. */
type Formula = {node: Nodes; draw: () => Drawn};

/** Draws a formula that has lines of its own. If it may be wider than a phone, it scrolls, by keyboard too. */
function drawBlock(tex: string, before: number): Drawn {
  const {math, isWide} = drawFormula(tex, true, before);
  const hProperties = isWide ? {role: 'group', ariaLabel: 'Formula', tabIndex: 0} : {};
  return {hName: 'p', hProperties, hChildren: [math]};
}

function drawInLine(tex: string): Drawn {
  const {tagName, properties, children} = drawFormula(tex, false).math;
  return {hName: tagName, hProperties: properties, hChildren: children};
}

/** Checks that the lines of two dollar signs around a formula have nothing else, and that there are two. */
function checkLines({meta, value, position}: Math, source: string): void {
  if (meta) {
    throw new Problem(
      'Nothing reads the words after the two dollar signs that begin a formula',
      'write them in its next line',
    );
  }
  const written = source.slice(position?.start.offset, position?.end.offset);
  if (!/\n[\s>]*\${2,}\s*$/.test(written)) {
    throw new Problem(
      `The formula does not end, so ${value === '' ? 'nothing' : 'the rest of the text'} is in it`,
      'write $$ alone on the line after its last',
    );
  }
}

/** The formulas of a text. */
export function formulasOf(root: Root, source: string): Formula[] {
  const formulas: Formula[] = [];
  visit(root, ['math', 'inlineMath'], (found, _index, parent) => {
    const node = found as Math | InlineMath;
    const {value} = node;
    if (node.type === 'math') {
      const draw = () => {
        checkLines(node, source);
        return drawBlock(value, 1);
      };
      formulas.push({node, draw});
    } else if (
      parent!.type === 'paragraph' &&
      parent.children.length === 1 &&
      source.startsWith('$$', node.position?.start.offset)
    ) {
      formulas.push({node: parent, draw: () => drawBlock(value, 0)});
    } else {
      formulas.push({node, draw: () => drawInLine(value)});
    }
  });
  return formulas;
}

/**
 * A remark plugin: turns formulas into MathML while the site is built.
 *
 * Stops the build, with the file and line of the text, at a formula that cannot be shown.
 */
export function formulas() {
  return (root: Root, file: File & {value: unknown}): void => {
    for (const {node, draw} of formulasOf(root, String(file.value))) {
      try {
        Object.assign(node, {data: draw()});
      } catch (error) {
        stopAt(file, node, error);
      }
    }
  };
}
