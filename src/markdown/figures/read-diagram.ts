import {Problem} from '../../lib/problem';

/** A line of a diagram, without spaces around it, and its place below the line that opens the fence. */
type Line = {text: string; at: number};

type Lines = [header: Line, ...lines: Line[]];

/** The first lines of flowcharts, and of the other kinds. */
const flow = /^(?:graph|flowchart)\s+(TB|TD|BT|LR|RL)\s*;?$/i;
const others = /^(?:sequenceDiagram|stateDiagram(?:-v2)?|classDiagram|erDiagram)$/i;

// What the library reads of a line of a flowchart: it passes over the rest of a line that goes on otherwise.
const node = String.raw`[\w-]*\w(?:\[[^\]]+\]{1,2}|\([^)]+\){1,3}|\{[^}]+\}{1,2}|>[^\]]+\])?(?::::\w+)?`;
const nodes = `${node}(?:\\s*&\\s*${node})*`;
const end = String.raw`(?:-->|---|-?\.->|-\.-|==>|===)`;
const around = String.raw`(?:--|-\.|==)\s+.+?\s+${end}`;
const edges = new RegExp(
  String.raw`^${nodes}(?:\s*<?(?:${end}(?:\|[^|]*\|)?|${around})\s*${nodes})*$`,
);
const labels = String.raw`[[({]+(?:"[^"]*"|[^"\])}]*)|\|[^|]*\|`;

/** The label of an arrow without words. */
export const none = '\u200B';

/** The lines of a source as the library reads them: in a flowchart it takes `A-->B` for one name, and knows no `;`. */
function linesOf(source: string): Line[] {
  const lines = source
    .split('\n')
    .map((text, index) => ({text: text.trim(), at: index + 1}))
    .filter(({text}) => text !== '' && !text.startsWith('%%'));
  if (!flow.test(lines[0]?.text ?? '')) {
    // The words below an actor's head would be on the first line.
    return lines.map(({text, at}) => ({text: text.replace(/^actor(?=\s)/, 'participant'), at}));
  }
  const joined = new RegExp(String.raw`${labels}|(?<=\w)(?=<?(?:-->|---|-\.|==))`, 'g');
  return lines.map(({text, at}) => ({
    text: text.replace(/\s*;$/, '').replaceAll(joined, (kept) => kept || ' '),
    at,
  }));
}

/** Labels the arrows without words: the library leads lines that have none together, through what is between. */
export const labelled = (flowchart: string): string =>
  flowchart.replaceAll(
    new RegExp(`${labels}|${around}|(${end})(?![|>])`, 'g'),
    (kept, arrow?: string) => (arrow === undefined ? kept : `${arrow}|${none}|`),
  );

function checkFlow([header, ...lines]: Lines): void {
  let depth = 0;
  for (const {text, at} of lines) {
    depth += text === 'end' ? -1 : text.startsWith('subgraph ') ? 1 : 0;
    if (!/^(?:end$|subgraph |direction (?:TB|TD|BT|LR|RL)$)/.test(text) && !edges.test(text)) {
      throw new Problem(
        `“${text}” cannot be drawn`,
        'write lines such as A["its words"] -->|words| B, names in plain letters and digits, and :::strong or ==> in place of colours',
        at,
      );
    }
  }
  if (depth !== 0) {
    throw new Problem('A subgraph has no end', 'write end below the lines in it', header.at);
  }
}

/** Checks that each line is drawn: alone it adds to an empty diagram, or the whole one is different without it. */
function checkDrawn([header, ...lines]: Lines, draw: (source: string) => string): void {
  const drawn = (...some: Line[]) => {
    try {
      return draw(sourceOf([header, ...some]));
    } catch {
      return undefined;
    }
  };
  const [whole, empty] = [drawn(...lines), drawn()];
  for (const line of lines.filter(({text}) => text !== '}')) {
    // One line is drawn sooner than all others, and settles most.
    if (drawn(line) === empty && drawn(...lines.filter((one) => one !== line)) === whole) {
      throw new Problem(
        `“${line.text}” would not be in the drawing`,
        'correct the line, or remove it: not all of Mermaid can be drawn',
        line.at,
      );
    }
  }
}

const sourceOf = (lines: Line[]) => lines.map(({text}) => text).join('\n');

/**
 * Reads a diagram, and checks that the library draws all of it: it passes over what it does not know.
 *
 * @param draw draws a source as it is
 * @returns the source as the library reads it, without its header if it is a flowchart, which has a `direction`
 * @throws Problem, with the line, if it is of another kind or would not be drawn whole
 */
export function readDiagram(
  written: string,
  draw: (source: string) => string,
): {source: string; direction?: string} {
  const [header = {text: '', at: 0}, ...lines] = linesOf(written);
  const direction = flow.exec(header.text)?.[1];
  if (direction !== undefined) {
    checkFlow([header, ...lines]);
    return {source: sourceOf(lines), direction: direction.toUpperCase()};
  }
  if (!others.test(header.text)) {
    throw new Problem(
      `“${header.text}” begins no diagram that can be drawn`,
      'begin with flowchart LR, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram',
      header.at,
    );
  }
  checkDrawn([header, ...lines], draw);
  return {source: sourceOf([header, ...lines])};
}
