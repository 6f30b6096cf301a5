import type {Nodes, Root} from 'mdast';
import type {VFile} from 'vfile';
import {postParser} from '../lib/post-parser';
import type {ReportAs} from './finding';

/** Deeper than any intended nesting; later steps recurse once per level. */
export const deepest = 40;

/** How to fix errors that the MDX parser reports, by the content of the line. */
const remedies: Array<[line: RegExp, remedy: string]> = [
  [/^\s*(?:import|export)\b/, 'fix the import or export; prose begins with another word'],
  [/<[^<>]*=\s*[“”„‘’]/, 'write straight quotes, " or \', around the value of an attribute'],
  [/<(?:https?:|mailto:|www\.)/, 'write [words](address): <address> works in .md only'],
  [
    /<(?:br|hr|img|input|source|track|wbr)\b[^>]*(?<!\/)>/i,
    'end the element with a slash, as in <br />',
  ],
  [
    /\w<\w/,
    'put code such as Map<string> into backticks, write \\< for a sign that is only a character, and close each element that you open',
  ],
  [/\{/, 'write \\{ for a brace that is only a character; what is between braces is JavaScript'],
  [/</, 'write \\< for a sign that is only a character; close each element that you open'],
];

/** A node nested deeper than anyone intends; undefined if there is none. */
function tooDeep(root: Root): Nodes | undefined {
  let level: Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) {
      return level[0];
    }
    level = level.flatMap((node) => ('children' in node ? (node.children as Nodes[]) : []));
  }
  return undefined;
}

/**
 * Parses a post.
 *
 * @returns its tree; `null`, with a finding, if it cannot be parsed
 */
export function parsePost(text: string, isMdx: boolean, reportAs: ReportAs): Root | null {
  // The parser's time for each mark grows with the number of marks before it.
  const quoted = new RegExp(`^[ \\t]*(?:>[ \\t]*){${deepest + 1}}`, 'm').exec(text);
  if (quoted) {
    reportAs('size')(
      quoted.index,
      `This line begins with more than ${deepest} quotation marks, one inside the other`,
      'delete those that a program repeated',
      {isFatal: true},
    );
    return null;
  }
  let root: Root;
  try {
    root = postParser(isMdx).parse(text);
  } catch (error) {
    const problem = error as VFile['messages'][number];
    const {reason, message} = problem;
    // The parser gives the position of an element left open only in its message; that of the error is its paragraph's.
    const [, written, after] = /Expected a closing tag .*?\((\d+):(\d+)-/.exec(message) ?? [];
    const line = Number(written ?? problem.line ?? 1);
    const column = Number(after ?? problem.column ?? 1);
    const lines = text.split('\n');
    const offset = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, column - 1);
    const own = lines[line - 1] ?? '';
    const said = (reason || message).split('\n')[0]!.replace(/\.$/, '');
    reportAs('mdx')(
      Math.min(offset, text.length),
      `MDX cannot read this: ${said.slice(0, 200)}`,
      remedies.find(([there]) => there.test(own))?.[1] ??
        'fix it, or name the file .md, where < and { are only characters',
      {isFatal: true},
    );
    return null;
  }
  const deep = tooDeep(root);
  if (deep) {
    reportAs('size')(
      deep,
      `This lies in ${deepest} lists, quotations or elements, one inside the other`,
      'end those that are over',
      {isFatal: true},
    );
    return null;
  }
  return root;
}
