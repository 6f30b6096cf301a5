import type {ElementContent, Properties} from 'hast';
import type {Nodes, Root} from 'mdast';
import type {InlineMath, Math} from 'mdast-util-math';
import {visit} from '../../lib/es-modules.cjs';
import {stopAt, type File} from '../warn';
import {drawFormula, Unreadable} from './draw-formula';

/** What a node becomes: the fields that remark-rehype reads. */
type Drawn = {hName: string; hProperties: Properties; hChildren: ElementContent[]};

type Formula = {
  /** Its TeX. */
  value: string;
  /** The node that is replaced: its own, or the paragraph that has nothing else. */
  node: Nodes;
  /** How many lines of the text stand before its TeX, counted from the node. */
  before: number;
  draw: () => Drawn;
};

/** Draws a formula that has lines of its own. If it may be wider than a phone, it scrolls, by keyboard too. */
function drawBlock(tex: string): Drawn {
  const {math, isWide} = drawFormula(tex, true);
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
    throw new Unreadable({
      reason: 'Nothing reads the words after the two dollar signs that begin a formula',
      remedy: 'write them in its next line',
    });
  }
  const written = source.slice(position?.start.offset, position?.end.offset);
  if (!/\n[\s>]*\${2,}\s*$/.test(written)) {
    throw new Unreadable({
      reason: `The formula does not end, so ${value === '' ? 'nothing' : 'the rest of the text'} is in it`,
      remedy: 'write $$ alone on the line after its last',
    });
  }
}

function formulasOf(root: Root, source: string): Formula[] {
  const formulas: Formula[] = [];
  visit(root, ['math', 'inlineMath'], (found, _index, parent) => {
    const node = found as Math | InlineMath;
    const {value} = node;
    if (node.type === 'math') {
      const draw = () => {
        checkLines(node, source);
        return drawBlock(value);
      };
      formulas.push({value, node, before: 1, draw});
    } else if (
      parent!.type === 'paragraph' &&
      parent.children.length === 1 &&
      source.startsWith('$$', node.position?.start.offset)
    ) {
      formulas.push({value, node: parent, before: 0, draw: () => drawBlock(value)});
    } else {
      formulas.push({value, node, before: 0, draw: () => drawInLine(value)});
    }
  });
  return formulas;
}

/** A formula that cannot be shown, and how many lines below the beginning of its node the problem is. */
export type WrongFormula = {node: Nodes; reason: string; remedy: string; line: number};

/** The formulas of a text that cannot be shown. */
export function wrongFormulas(root: Root, source: string): WrongFormula[] {
  const wrong: WrongFormula[] = [];
  for (const {node, before, draw} of formulasOf(root, source)) {
    try {
      draw();
    } catch (error) {
      if (!(error instanceof Unreadable)) {
        throw error;
      }
      const {reason, remedy, line = -before} = error.problem;
      wrong.push({node, reason, remedy, line: before + line});
    }
  }
  return wrong;
}

/**
 * A remark plugin: turns formulas into MathML while the site is built.
 *
 * Stops the build, with the file and line of the text, at a formula that cannot be shown.
 */
export function formulas() {
  return (root: Root, file: File & {value: unknown}): void => {
    const found = formulasOf(root, String(file.value));
    for (const formula of found) {
      const {node, before, draw} = formula;
      try {
        Object.assign(node, {data: draw()});
      } catch (error) {
        const {message} = error as Error;
        const {line = -before} = error instanceof Unreadable ? error.problem : {};
        stopAt(file, node, message, before + line);
      }
    }
  };
}
