import {join} from 'node:path';
import type {Nodes} from 'mdast';
import {withoutQuoted} from '../../lib/listing';
import {Problem} from '../../lib/problem';
import {offsetOf, offsetOfLine, show} from '../finding';
import type {Listing} from '../listings';
import type {Rule} from '../post';

/** What names no file, though it was meant to: the listing would be empty. */
function misspeltFile({node}: Listing): string | undefined {
  const [, written] = /(?:^|\s)(file\s*=\s*["']?)/i.exec(withoutQuoted(node.meta ?? '')) ?? [];
  return written === 'file=' ? undefined : written;
}

/** Listings are those of their files, and charts, diagrams and formulas can be drawn. */
export const listing: Rule = async ({text, root, folder, listings}, report) => {
  const problemIn = async (node: Nodes, draw: () => unknown) => {
    try {
      await draw();
    } catch (error) {
      if (!(error instanceof Problem)) {
        throw error;
      }
      report(offsetOfLine(text, error.line, offsetOf(node)), error.reason, error.remedy);
    }
  };
  for (const one of listings) {
    const {node, isDrawn, isClosed, problem} = one;
    const wrong = misspeltFile(one);
    if (!isClosed) {
      continue;
    }
    if (wrong !== undefined) {
      report(
        node,
        `${show(wrong)} names no file`,
        'write file=code/name.ts, without quotes or spaces',
      );
    } else if (problem) {
      report(node, problem.reason, problem.remedy);
    } else if (isDrawn) {
      // The code that draws is large, and most posts have no drawing.
      const {drawFigure} = await import('../../markdown/figures/remark-figures');
      await problemIn(node, () => drawFigure(node, (path) => join(folder, path)));
    }
  }
  if (text.includes('$')) {
    const {formulasOf} = await import('../../markdown/formulas/remark-formulas');
    for (const {node, draw} of formulasOf(root, text)) {
      await problemIn(node, draw);
    }
  }
};
