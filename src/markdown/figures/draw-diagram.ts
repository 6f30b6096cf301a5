import type {Element} from 'hast';
import {acrossAttribute} from '../../lib/contracts';
import {fromHtml, Graphviz, h} from '../../lib/es-modules.cjs';
import {Problem} from '../../lib/problem';

/** A drawing's accessible name and description. */
type Words = {title: string; description: string};

/** In pixels. On a phone of 360, the letters of a wider diagram would be unreadable. */
const widest = 480;

/** The width of the text from 48rem on, in pixels (src/css/tokens.css). */
const column = 664;

/** Units of Graphviz, whose own 8 are narrow, between the frame of a group and what is in it. */
const clusterMargin = 13;

// Arial is as wide as the site's font, and Graphviz knows its widths. Letters of 15 pixels are as high as those of a
// caption. Edges come first: a halo in the colour of the page keeps the words over them clear of lines.
const defaults =
  'graph [bgcolor=transparent fontname=Arial fontsize=15 splines=ortho outputorder=edgesfirst] node [fontname=Arial fontsize=15 shape=box margin="0.11,0.07" height=0.3] edge [fontname=Arial fontsize=15 penwidth=2 arrowsize=0.8]';

const quoted = String.raw`"(?:\\.|[^"\\])*"`;

/** An edge as Graphviz writes it, with its attributes. */
const edgeOf = new RegExp(String.raw`^(\t+)(.+) (->|--) (.+)\t\[((?:[^"\]]|${quoted})*)\];$`, 'gm');
const labelOf = new RegExp(String.raw`\blabel=(${quoted}|[^\s,<"]+),?`);

/**
 * Makes a node of each label of an edge, so that the edge runs up to its words and on behind them: Graphviz does not
 * keep labels clear of edges with corners.
 *
 * @param source as Graphviz writes it
 */
function withLabelsAsNodes(source: string): string {
  let count = 0;
  return source.replace(edgeOf, (edge, indent, tail, sign, head, attributes: string) => {
    const label = labelOf.exec(attributes)?.[1];
    if (label === undefined) {
      return edge;
    }
    count += 1;
    const node = `"label ${count}"`;
    const others = attributes.replace(labelOf, '');
    return [
      `${node} [label=${label.replaceAll(/^" +| +"$/g, '"')} shape=plaintext margin="0.06,0.03" width=0 height=0]`,
      `${tail} ${sign} ${node} [${others} arrowhead=none]`,
      `${node} ${sign} ${head} [${others} arrowtail=none]`,
    ]
      .map((statement) => `${indent}${statement};`)
      .join('\n');
  });
}

/** Maps Graphviz' colours to the site's. */
const colours: Record<string, string> = {black: 'var(--site-control)', white: 'none'};

/** Attributes for the place of a shape or a text, and for its look. Links, tooltips and fonts are left out. */
const places = ['points', 'd', 'x', 'y', 'cx', 'cy', 'rx', 'ry'];
const looks = ['fill', 'stroke', 'strokeWidth', 'strokeDashArray', 'textAnchor', 'fontSize'];

const rounded = (numbers: string) =>
  numbers.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

/** A shape or a text with the site's colours, at places in whole pixels. */
function restyled({tagName, properties, children}: Element): Element {
  const given = (names: string[]) =>
    names.flatMap((name) =>
      properties[name] === undefined ? [] : [[name, String(properties[name])] as const],
    );
  const look = new Map(given(looks));
  for (const name of ['fill', 'stroke']) {
    const colour = look.get(name) ?? '';
    look.set(name, colours[colour] ?? colour);
  }
  if (tagName === 'text' && !look.get('fill')) {
    look.set('fill', 'var(--site-text)');
  }
  // No stroke is the default, and the outline of an arrowhead adds nothing.
  if (['', 'none', look.get('fill')].includes(look.get('stroke'))) {
    look.delete('stroke');
    look.delete('strokeWidth');
  }
  const place = given(places).map(([name, value]) => [name, rounded(value)] as const);
  return h(tagName, Object.fromEntries([...place, ...look]), children);
}

/** Draws the box of a node as a rule above its words. Other shapes stay. */
function withRule(node: Element[]): Element[] {
  const box = node.find(({tagName}) => tagName === 'polygon');
  const corners = (box?.properties.points ?? '')
    .split(' ')
    .map((corner) => corner.split(',').map(Number));
  const [xs, ys] = [0, 1].map((index) => [...new Set(corners.map((corner) => corner[index]!))]);
  if (!box || xs!.length !== 2 || ys!.length !== 2 || box.properties.fill !== 'none') {
    return node;
  }
  const [left, right, top] = [Math.min(...xs!), Math.max(...xs!), Math.min(...ys!)];
  const rule = h('path', {
    d: `M${left} ${top}H${right}`,
    fill: 'none',
    stroke: 'var(--site-text)',
    strokeWidth: '2',
  });
  return node.map((part) => (part === box ? rule : part));
}

/** The shapes and texts of Graphviz' drawing, which has each node and edge in a group with a title. */
const partsOf = (group: Element): Element[] =>
  group.children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName === 'title') {
      return [];
    }
    if (child.tagName !== 'g' && child.tagName !== 'a') {
      return restyled(child);
    }
    const parts = partsOf(child);
    return String(child.properties.className) === 'node' ? withRule(parts) : parts;
  });

/** About where a shape or a text begins, from the left. */
function leftOf({properties, children: [words]}: Element): number {
  const {points, d, x, cx, rx, textAnchor} = properties;
  if (x !== undefined) {
    const length = words?.type === 'text' ? words.value.length : 0;
    return Number(x) - (textAnchor === 'start' ? 0 : length * 3);
  }
  return cx === undefined
    ? Math.min(
        ...[...String(points ?? d).matchAll(/(-?\d+)[ ,]-?\d+/g)].map(([, left]) => Number(left)),
      )
    : Number(cx) - Number(rx);
}

/** Adds `title` and `desc`, from which browsers take a drawing's name and description. */
export function nameDrawing(svg: Element, {title, description}: Words): void {
  svg.properties.role = 'img';
  svg.children.unshift(h('title', title), h('desc', description));
}

const heightOf = ({properties}: Element) => Number(properties.height);
const widthOf = ({properties}: Element) => Number(properties.width);

function draw(graphviz: Graphviz, source: string, direction = ''): Element {
  const roomy = source
    .replaceAll(/\bsubgraph\s+cluster\w*\s*\{/g, (start) => `${start} margin=${clusterMargin};`)
    .replace('{', `{ ${direction}`);
  const text = graphviz.dot(roomy, 'svg');
  const root = fromHtml(text.slice(text.indexOf('<svg')), {fragment: true, space: 'svg'});
  const svg = root.children[0] as Element;
  const parts = partsOf(svg);
  const [, , width, height] = String(svg.properties.viewBox).split(/\s+/).map(Number);
  const [, right, down] = /translate\(([\d.-]+) ([\d.-]+)\)/.exec(text)!.map(Number);
  const [left, top] = [Math.round(-right!), Math.round(-down!)];
  // Graphviz keeps a margin around groups, but a drawing begins where the text does.
  const margin = Math.max(0, Math.floor(Math.min(...parts.map(leftOf)) - 1 - left));
  const wide = width! - margin;
  return h(
    'svg',
    {
      viewBox: [left + margin, top, Math.ceil(wide), Math.ceil(height!)].join(' '),
      width: String(Math.round(wide)),
      height: String(Math.round(height!)),
    },
    parts,
  );
}

/** The diagram from left to right, if that is lower and fits into the text, and its author has chosen no direction. */
function drawAcross(graphviz: Graphviz, source: string, down: Element): Element[] {
  if (/\brankdir\s*=/.test(source)) {
    return [];
  }
  const across = draw(graphviz, source, 'rankdir=LR; ranksep=0.35;');
  return widthOf(across) <= column && heightOf(across) < heightOf(down) ? [across] : [];
}

/**
 * Draws a graph.
 *
 * @param source in DOT (graphviz.org/doc/info/lang.html)
 * @param words the drawing's accessible name and description
 * @returns an `svg` in the colours of the page; perhaps a second one, which the style sheet shows instead where
 *   there is room for it
 * @throws Problem if Graphviz cannot read the source, or the drawing is too wide to read on a phone
 */
export async function drawDiagram(source: string, words: Words): Promise<[Element, ...Element[]]> {
  const graphviz = await Graphviz.load();
  let down: Element;
  let across: Element[];
  try {
    // Before Graphviz writes out which attributes each node has.
    const withDefaults = source.replace('{', `{ ${defaults};`);
    const written = withLabelsAsNodes(graphviz.dot(withDefaults, 'canon'));
    down = draw(graphviz, written);
    across = drawAcross(graphviz, written, down);
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
  if (widthOf(down) > widest) {
    throw new Problem(
      `The diagram is ${widthOf(down)} pixels wide, and phones show its letters as they are up to ${widest}`,
      'let it run downwards (rankdir=TB), or break its labels with \\n',
    );
  }
  nameDrawing(down, words);
  for (const svg of across) {
    // Feeds and the Markdown of a page keep only drawings with a title, and need no second one.
    svg.properties = {
      ...svg.properties,
      [acrossAttribute]: '',
      role: 'img',
      ariaLabel: words.title,
    };
    svg.children.unshift(h('desc', words.description));
  }
  return [down, ...across];
}
