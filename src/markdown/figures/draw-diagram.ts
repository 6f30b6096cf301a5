import type {Element} from 'hast';
import {fromHtml} from '../../lib/es-packages.cjs';
import {acrossAttribute} from '../../lib/contracts';
import {Graphviz} from '@hpcc-js/wasm-graphviz';
import {h} from 'hastscript';
import {escapeHtml} from '../../lib/escape-html';
import {Problem} from '../../lib/problem';

/** A drawing's accessible name and description. */
type Words = {title: string; description: string};

type Node = {
  id: number;
  lines: string[];
  /** Words alone, without a panel. */
  isPlain: boolean;
  isStrong: boolean;
  /** The most arrows that lead to it in a row. */
  rank: number;
};

type Edge = {
  from: Node;
  to: Node;
  lines: string[];
  isDashed: boolean;
  isStrong: boolean;
  hasHead: boolean;
  /** Whether it closes a circle. */
  isBack: boolean;
};

type Graph = {nodes: Node[]; edges: Edge[]};

type Place = {x: number; y: number; width: number | '100%'; height: number};

// All sizes are pixels. The column is that of a text from 48rem on (src/css/tokens.css); letters are as high as those
// of a caption, and phones show them as they are.
const column = 664;
const fontSize = 15;
const [lineHeight, labelHeight] = [20, 19];
/** About the width of a letter, rather more. */
const letter = 6.8;
const [padX, padY] = [12, 8];
const indent = 28;
/** Between a panel and the one to its right; lines turn in it. */
const gap = 44;
const betweenRows = 24;
/** Where the text of the narrowest phones ends. */
const narrowest = 280;

const strong = 'var(--site-sun)';

/** What Graphviz says of a graph, as far as it is drawn. */
type Written = {
  directed: boolean;
  /** So many objects are subgraphs, and come before the nodes. */
  _subgraph_cnt: number;
  objects?: Array<{_gvid: number; name: string; label: string; shape?: string; style?: string}>;
  edges?: Array<{tail: number; head: number; label?: string; style?: string}>;
};

const linesOf = (label: string) =>
  label
    .split(/\\[nlr]/)
    .map((line) => line.trim())
    .filter(Boolean);

const has = (style: string | undefined, name: string) =>
  style?.split(/,\s*/).includes(name) ?? false;

function read({directed, objects = [], edges = [], ...written}: Written): Graph {
  const nodes = objects
    .slice(written._subgraph_cnt)
    .map(({_gvid, name, label, shape = '', style}): Node => ({
      id: _gvid,
      lines: linesOf(label.replaceAll(String.raw`\N`, name)),
      isPlain: ['plaintext', 'plain', 'none'].includes(shape),
      isStrong: has(style, 'bold'),
      rank: 0,
    }));
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  return {
    nodes,
    edges: edges.map(({tail, head, label = '', style}) => ({
      from: nodeOf.get(tail)!,
      to: nodeOf.get(head)!,
      lines: linesOf(label),
      isDashed: has(style, 'dashed'),
      isStrong: has(style, 'bold'),
      hasHead: directed,
      isBack: false,
    })),
  };
}

/** Puts nodes into an order in which all edges lead on, but those that close a circle. */
function inOrder({nodes, edges}: Graph): Node[] {
  const order: Node[] = [];
  const open = new Set<Node>();
  const visit = (node: Node) => {
    if (order.includes(node)) {
      return;
    }
    open.add(node);
    // The last comes first here, since each is put before those that have been.
    for (const edge of edges.filter(({from}) => from === node).reverse()) {
      edge.isBack = open.has(edge.to);
      if (!edge.isBack) {
        visit(edge.to);
      }
    }
    open.delete(node);
    order.unshift(node);
  };
  const isStart = (node: Node) => !edges.some(({to}) => to === node);
  for (const node of [...nodes.filter(isStart).reverse(), ...nodes]) {
    visit(node);
  }
  for (const node of order) {
    const before = edges.filter(({to, isBack}) => to === node && !isBack);
    node.rank = Math.max(0, ...before.map(({from}) => from.rank + 1));
  }
  return order;
}

/** Breaks lines so that they fit into a width: at spaces, and addresses at slashes. */
function wrapped(lines: string[], width: number): string[] {
  const fits = (line: string) => line.trimEnd().length * letter <= width;
  const broken: string[] = [];
  for (const line of lines) {
    broken.push('');
    const words = line.split(/(?<=\s)/);
    for (const word of words.flatMap((word) => (fits(word) ? word : word.split(/(?<=\/)(?!\/)/)))) {
      const last = broken.pop()!;
      broken.push(...(last === '' || fits(last + word) ? [last + word] : [last, word]));
    }
  }
  return broken.map((line) => line.trimEnd());
}

const rounded = (value: number) => Math.round(value * 2) / 2;

function words(lines: string[], x: number, y: number, each: number, attributes: string): string {
  const spans = lines.map((line, index) =>
    index === 0 ? escapeHtml(line) : `<tspan x="${x}" dy="${each}">${escapeHtml(line)}</tspan>`,
  );
  return lines.length === 0 ? '' : `<text x="${x}" y="${y}"${attributes}>${spans.join('')}</text>`;
}

/** A panel with a rule above its words. */
function panel({lines, isPlain, isStrong}: Node, {x, y, width, height}: Place): string {
  const ground = (high: number, colour: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${high}" fill="${colour}"/>`;
  const first = y + (height - lines.length * lineHeight) / 2 + 15;
  const text = words(
    lines,
    x + (isPlain ? padX / 2 : padX),
    rounded(first),
    lineHeight,
    ` fill="${isStrong ? strong : 'var(--site-text)'}"${isStrong ? ' font-weight="600"' : ''}`,
  );
  return isPlain
    ? text
    : `${ground(height, 'var(--site-panel)')}${ground(2, isStrong ? strong : 'var(--site-text)')}${text}`;
}

/** A line with an arrowhead on its last piece, which leads to the right or down. */
function arrow(
  {isDashed, isStrong, hasHead}: Edge,
  line: string,
  [x, y]: [number, number],
): string {
  const colour = isStrong ? strong : 'var(--site-text-quiet)';
  const isDown = line.endsWith(`V${y}`);
  return [
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="1.5"${isDashed ? ' stroke-dasharray="5 3"' : ''}/>`,
    hasHead ? `<path d="M${x} ${y}${isDown ? 'l-4-8h8z' : 'l-8-4v8z'}" fill="${colour}"/>` : '',
  ].join('');
}

type Drawn = {parts: string; height: number};

const labelsOf = ({edges}: Graph, node: Node, width: number) =>
  edges.filter(({to}) => to === node).flatMap(({lines}) => wrapped(lines, width));

const label = (lines: string[], x: number, bottom: number) =>
  words(
    lines,
    x,
    rounded(bottom - 7 - (lines.length - 1) * labelHeight),
    labelHeight,
    ' fill="var(--site-text-quiet)"',
  );

/**
 * Draws a graph from left to right: a column for each rank, a row for each way. A node continues the row of one before
 * it if no line to it would run through another node.
 *
 * @returns nothing if a word is wider than a column, or an arrow leads back, through other nodes
 */
function drawAcross(graph: Graph, order: Node[]): Drawn | undefined {
  const {edges} = graph;
  if (edges.some(({isBack}) => isBack)) {
    return undefined;
  }
  const rows: Array<Map<number, Node>> = [];
  const rowOf = new Map<Node, number>();
  for (const node of order) {
    const before = edges.filter(({to}) => to === node).map(({from}) => from);
    const isFree = (row: number) =>
      before.every(({rank}) =>
        [...rows[row]!.keys()].every((taken) => taken <= rank || taken > node.rank),
      );
    const row = before.map((from) => rowOf.get(from)!).find(isFree) ?? rows.length;
    rows[row] ??= new Map();
    rows[row].set(node.rank, node);
    rowOf.set(node, row);
  }
  // Lines of different nodes turn at different places, so that none seems to be another's.
  const turning = order.filter((node) =>
    edges.some(({from, to}) => from === node && rowOf.get(to) !== rowOf.get(node)),
  );
  const turnOf = (node: Node) => turning.filter(({rank}) => rank === node.rank).indexOf(node) * 8;
  const between = gap + Math.max(0, ...turning.map(turnOf));
  const ranks = Math.max(...order.map(({rank}) => rank)) + 1;
  const width = Math.floor((column - (ranks - 1) * between) / ranks);
  const inside = width - 2 * padX;
  const linesIn = new Map(order.map((node) => [node, wrapped(node.lines, inside)]));
  const labelsIn = new Map(order.map((node) => [node, labelsOf(graph, node, width)]));
  const all = [...linesIn.values(), ...labelsIn.values()].flat();
  if (all.some((line) => line.length * letter > width)) {
    return undefined;
  }
  const places = new Map<Node, Place>();
  let y = 0;
  for (const row of rows) {
    const inRow = [...row.values()];
    const most = (lines: Map<Node, string[]>) =>
      Math.max(...inRow.map((node) => lines.get(node)!.length));
    y += y === 0 ? 0 : betweenRows;
    y += most(labelsIn) * labelHeight + (most(labelsIn) > 0 ? 4 : 0);
    const height = most(linesIn) * lineHeight + 2 * padY;
    for (const node of inRow) {
      places.set(node, {x: node.rank * (width + between), y, width, height});
    }
    y += height;
  }
  const middle = (node: Node) => places.get(node)!.y + places.get(node)!.height / 2;
  const lines = edges.map((edge) => {
    const [start, end] = [places.get(edge.from)!, places.get(edge.to)!];
    const [from, to] = [middle(edge.from), middle(edge.to)];
    const out = start.x + width;
    const bend = from === to ? '' : `H${out + 14 + turnOf(edge.from)}V${to}`;
    return arrow(edge, `M${out} ${from}${bend}H${end.x}`, [end.x, to]);
  });
  const panels = order.map(
    (node) =>
      panel({...node, lines: linesIn.get(node)!}, places.get(node)!) +
      label(labelsIn.get(node)!, places.get(node)!.x, places.get(node)!.y),
  );
  return {parts: lines.join('') + panels.join(''), height: y};
}

/**
 * Draws a graph from top to bottom, for columns of any width: a row for each node, indented by the lines that run down
 * beside it to later ones. Where only one node follows, and follows only this one, its line runs straight down.
 */
function drawDown(graph: Graph, order: Node[]): Drawn {
  const forward = graph.edges.filter(({isBack}) => !isBack);
  const back = graph.edges.filter(({isBack}) => isBack);
  const isStraight = (node: Node | undefined, next: Node) =>
    forward.filter(({from}) => from === node).length === 1 &&
    forward.filter(({to}) => to === next).every(({from}) => from === node) &&
    forward.some(({from, to}) => from === node && to === next);
  const levels = new Map<Node, number>();
  const places = new Map<Node, Place>();
  const panels: string[] = [];
  let y = 0;
  for (const [index, node] of order.entries()) {
    const before = order.slice(0, index);
    const follows = isStraight(before.at(-1), node);
    const passing = before.filter((from) =>
      forward.some((edge) => edge.from === from && order.indexOf(edge.to) >= index),
    );
    const level = follows
      ? levels.get(before.at(-1)!)!
      : Math.max(0, ...passing.map((from) => levels.get(from)! + 1));
    const x = level * indent + back.length * 14;
    const inside = narrowest - x - 2 * padX;
    const lines = wrapped(node.lines, inside);
    const labels = labelsOf(graph, node, inside);
    if ([...lines, ...labels].some((line) => line.length * letter > inside + padX)) {
      throw new Problem(
        `“${node.lines.join(' ')}” is wider than a phone, where ${x} pixels are left to lines beside it`,
        'shorten its words or break them with spaces, or make two diagrams of this one',
      );
    }
    y += index === 0 ? 0 : follows && labels.length === 0 ? betweenRows : 14;
    y += labels.length > 0 ? labels.length * labelHeight + (follows ? 10 : 4) : 0;
    const place: Place = {x, y, width: '100%', height: lines.length * lineHeight + 2 * padY};
    levels.set(node, level);
    places.set(node, place);
    panels.push(
      panel({...node, lines}, place) +
        label(labels, x + (follows ? indent : 0), y - (follows ? 4 : 0)),
    );
    y += place.height;
  }
  const lines = graph.edges.map((edge) => {
    const [start, end] = [places.get(edge.from)!, places.get(edge.to)!];
    const [foot, into] = [start.y + start.height, end.y + end.height / 2];
    const x = start.x + indent / 2;
    if (edge.isBack) {
      // Left of everything, and below the other lines at both ends.
      const [lane, low, high] = [back.indexOf(edge) * 14 + 1, foot - 6, into + 8];
      return arrow(edge, `M${start.x} ${low}H${lane}V${high}H${end.x}`, [end.x, high]);
    }
    return isStraight(edge.from, edge.to)
      ? arrow(edge, `M${x} ${foot}V${end.y}`, [x, end.y])
      : arrow(edge, `M${x} ${foot}V${into}H${end.x}`, [end.x, into]);
  });
  return {parts: lines.join('') + panels.join(''), height: y};
}

/** Adds `title` and `desc`, from which browsers take a drawing's name and description. */
export function nameDrawing(svg: Element, {title, description}: Words): void {
  svg.properties.role = 'img';
  svg.children.unshift(h('title', title), h('desc', description));
}

const svgOf = ({parts, height}: Drawn, attributes: string): Element =>
  fromHtml(`<svg ${attributes} height="${height}" font-size="${fontSize}">${parts}</svg>`, {
    fragment: true,
    space: 'svg',
  }).children[0] as Element;

/**
 * Draws a graph: nodes and edges with their words, dashed or bold ones, and nodes of words alone (`shape=plaintext`).
 * Its other attributes are ignored.
 *
 * @param source in DOT (graphviz.org/doc/info/lang.html)
 * @param drawn the drawing's accessible name and description
 * @returns two drawings in the colours of the page: one from top to bottom for phones, and one from left to right,
 *   as wide as a text, which the style sheet shows instead where there is room for it
 * @throws Problem if Graphviz cannot read the source, words are wider than a phone, or those of two arrows would be
 *   above one node
 */
export async function drawDiagram(source: string, drawn: Words): Promise<[Element, Element]> {
  const graphviz = await Graphviz.load();
  let graph: Graph;
  try {
    graph = read(JSON.parse(graphviz.layout(source, 'dot_json', 'dot')) as Written);
  } catch (cause) {
    const {message} = cause as Error;
    const [said = message, line] = /syntax error in line (\d+).*/.exec(message) ?? [];
    throw new Problem(
      `Graphviz cannot read this diagram (${said.trim()})`,
      'write DOT, as in digraph { A -> B }, with names of other signs than letters in quotes; the mistake may be in the line before',
      Number(line ?? 0),
      {cause},
    );
  }
  for (const node of graph.nodes) {
    if (graph.edges.filter(({to, lines}) => to === node && lines.length > 0).length > 1) {
      throw new Problem(
        `Two arrows with words lead to “${node.lines.join(' ')}”, and one could not tell whose words are whose`,
        'make a node of the words of one of them',
      );
    }
  }
  const order = inOrder(graph);
  const down = drawDown(graph, order);
  const phone = svgOf(down, 'width="100%"');
  const across = drawAcross(graph, order) ?? down;
  const wide = svgOf(across, `viewBox="0 0 ${column} ${across.height}" width="${column}"`);
  wide.properties[acrossAttribute] = '';
  nameDrawing(wide, drawn);
  // Feeds and the Markdown of a page keep only drawings with a title, and need no second one.
  phone.properties = {...phone.properties, role: 'img', ariaLabel: drawn.title};
  phone.children.unshift(h('desc', drawn.description));
  return [phone, wide];
}
