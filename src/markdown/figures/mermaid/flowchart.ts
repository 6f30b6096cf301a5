import {
  attributes,
  checkClosed,
  edgeLabel,
  quoted,
  refuse,
  Unread,
  wordsOf,
  type Statement,
} from './statement';

/** The brackets around the words of a node, longest first, and the shape that each stands for. */
const shapes: Array<[open: string, close: string, look: Record<string, string>]> = [
  ['(((', ')))', {shape: 'doublecircle'}],
  ['((', '))', {shape: 'circle', margin: '0.02'}],
  ['([', '])', {style: 'rounded'}],
  ['[[', ']]', {peripheries: '2'}],
  ['[(', ')]', {shape: 'cylinder'}],
  ['[/', '/]', {shape: 'parallelogram'}],
  ['[\\', '\\]', {shape: 'parallelogram'}],
  ['[/', '\\]', {shape: 'trapezium'}],
  ['[\\', '/]', {shape: 'invtrapezium'}],
  ['{{', '}}', {shape: 'hexagon'}],
  ['[', ']', {}],
  ['(', ')', {style: 'rounded'}],
  ['{', '}', {shape: 'diamond', margin: '0.02,0.02'}],
  ['>', ']', {shape: 'cds'}],
];

/** The end of an edge, by the sign that draws it. */
const ends: Record<string, string> = {'<': 'normal', '>': 'normal', x: 'tee', o: 'odot'};

type Edge = {label: string | undefined; start: string; end: string; look: Record<string, string>};

/** Reads a flowchart, or the graph of former versions, as DOT. */
export function readFlowchart([header, ...lines]: [Statement, ...Statement[]]): string {
  const [, direction = 'TB'] =
    /^(?:graph|flowchart)(?:\s+(TD|TB|LR|BT|RL))?$/i.exec(header.text) ??
    refuse(header, 'a flowchart');
  const body: string[] = [];
  const open: Statement[] = [];
  const known = new Set<string>();

  for (const statement of lines) {
    const {text} = statement;
    const group = /^subgraph\s+(?:([\w-]+)\s*\[(.+)\]|(.+))$/.exec(text);
    if (group) {
      open.push(statement);
      body.push(
        `subgraph cluster${statement.line} { label=${quoted(wordsOf((group[2] ?? group[3])!))};`,
      );
    } else if (text === 'end') {
      if (open.pop() === undefined) {
        refuse(statement, 'a flowchart');
      }
      body.push('}');
    } else {
      readLine(statement);
    }
  }
  checkClosed(open, '“end”');

  /** Reads nodes and the edges between them, as in `A[one] & B -->|words| C`. */
  function readLine(statement: Statement): void {
    let rest = statement.text;
    const take = (pattern: RegExp): RegExpExecArray | null => {
      const found = pattern.exec(rest);
      if (found) {
        rest = rest.slice(found[0].length).trimStart();
      }
      return found;
    };

    const node = (): string => {
      const id =
        take(/^[\p{L}\p{N}_]+(?:-(?![-.])[\p{L}\p{N}_]+)*/u)?.[0] ??
        refuse(statement, 'a flowchart');
      // A name directly before an edge may end in a letter that draws its end.
      const shape = shapes.find(
        ([open, close]) => rest.startsWith(open) && rest.includes(close, open.length),
      );
      if (shape) {
        const [open, close, look] = shape;
        const begin = rest[open.length] === '"' ? rest.indexOf('"', open.length + 1) : open.length;
        const end = rest.indexOf(close, begin);
        if (end < 0) {
          refuse(statement, 'a flowchart');
        }
        const words = wordsOf(rest.slice(open.length, end));
        rest = rest.slice(end + close.length).trimStart();
        body.push(`${quoted(id)}${attributes({label: words, ...look})};`);
      } else if (!known.has(id)) {
        body.push(`${quoted(id)};`);
      }
      known.add(id);
      return id;
    };

    const nodes = (): string[] => {
      const all = [node()];
      while (take(/^&\s*/)) {
        all.push(node());
      }
      return all;
    };

    const edge = (): Edge => {
      const [, start = '', middle, label, end = '', after] =
        take(
          /^([<xo])?(--+|-\.+-?|==+|~~~+)(?:\s+([^|>]*?\S)\s+(?:--+|\.+-|==+))?([>xo])?(?:\s*\|([^|]*)\|)?(?=[\s\p{L}\p{N}_]|$)\s*/u,
        ) ?? refuse(statement, 'a flowchart');
      return {
        label: label ?? after,
        start,
        end,
        look: middle!.startsWith('=')
          ? {penwidth: '2'}
          : middle!.includes('.')
            ? {style: 'dashed'}
            : middle!.startsWith('~')
              ? {style: 'invis'}
              : {},
      };
    };

    let from = nodes();
    while (rest !== '') {
      const {label, start, end, look} = edge();
      const to = nodes();
      for (const one of from) {
        for (const other of to) {
          const all = {
            label: edgeLabel(label),
            dir: start && end ? 'both' : start ? 'back' : end ? undefined : 'none',
            arrowtail: start && start !== '<' ? ends[start] : undefined,
            arrowhead: end && end !== '>' ? ends[end] : undefined,
            ...look,
          };
          body.push(`${quoted(one)} -> ${quoted(other)}${attributes(all)};`);
        }
      }
      from = to;
    }
  }

  if (body.length === 0) {
    throw new Unread('The flowchart is empty', 'write A --> B below its first line', header.line);
  }
  // To the right where there is room, as a graph of DOT without a direction.
  const rankdir = {LR: '', TD: 'rankdir=TB;', TB: 'rankdir=TB;'}[direction.toUpperCase()];
  return `digraph { ${rankdir ?? `rankdir=${direction.toUpperCase()};`}\n${body.join('\n')}\n}`;
}
