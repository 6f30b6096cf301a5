import {offsetOf, offsetOfLine, show} from '../finding';
import type {Listing} from '../listings';
import type {Rule} from '../rule';

/** What names no file, though it was meant to: the listing would be empty. */
function misspeltFile({node}: Listing): string | undefined {
  const words = (node.meta ?? '').replace(/(?<![\w-])(?!file=)[\w-]+=(["']).*?\1/gi, '');
  const [, written] = /(?:^|\s)(file\s*=\s*["']?)/i.exec(words) ?? [];
  return written === 'file=' ? undefined : written;
}

/** Listings are those of their files, and charts, diagrams and formulas can be drawn. */
export const listing: Rule = async ({text, root, folder, listings}, report) => {
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
      const [, reason, remedy] = /^(.*?): (.*?)\.?$/s.exec(problem.message) ?? [];
      report(node, reason ?? problem.message, remedy ?? 'see “Code” in CONTRIBUTING');
    } else if (isDrawn) {
      // The code that draws is large, and most posts have no drawing.
      const {problemOfFigure} = await import('../../markdown/figures/remark');
      const found = await problemOfFigure(node, folder);
      if (found) {
        report(offsetOfLine(text, found.line ?? 0, offsetOf(node)), found.reason, found.remedy);
      }
    }
  }
  if (text.includes('$')) {
    const {wrongFormulas} = await import('../../markdown/formulas/remark');
    for (const {node, reason, remedy, line} of wrongFormulas(root, text)) {
      report(offsetOfLine(text, line, offsetOf(node)), reason, remedy);
    }
  }
};
