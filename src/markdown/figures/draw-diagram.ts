import type {Element} from 'hast';
import {optimize, type CustomPlugin, type XastElement, type XastChild} from 'svgo';
import {acrossAttribute} from '../../lib/contracts';
import {fromHtml, Graphviz, h} from '../../lib/es-modules.cjs';
import {TooLong, withTimeLimit} from '../time-limit';

/** A drawing's accessible name and description. */
type Words = {title: string; description: string};

/** Pixels per unit of Graphviz: letters of 15 units are as high as those of a caption. */
const scale = 1;

/** In pixels. On a phone of 360, the letters of a wider diagram would be unreadable. */
const widest = 480;

/** The width of the text from 48rem on, in pixels (src/css/tokens.css). */
const column = 664;

/** Units of Graphviz, whose own 8 are narrow, between the frame of a group and what is in it. */
const clusterMargin = 13;

// Arial is as wide as the site's font, and Graphviz knows its widths.
const defaults =
  'graph [bgcolor=transparent fontname=Arial fontsize=15 splines=ortho] node [fontname=Arial fontsize=15 shape=box margin="0.11,0.07" height=0.3] edge [fontname=Arial fontsize=15 penwidth=1.5 arrowsize=0.8]';

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

/** Attributes for the look of a shape or a text; those below give its place. */
const looks = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'text-anchor', 'font-size'];
const places = ['points', 'd', 'x', 'y', 'cx', 'cy', 'rx', 'ry'];

const pick = ({attributes}: XastElement, names: string[]) =>
  Object.entries(attributes).filter(([name]) => names.includes(name));

function lookOf(element: XastElement): Record<string, string> {
  const look = new Map(pick(element, looks));
  if (element.name === 'text' && !look.has('fill')) {
    look.set('fill', 'var(--site-text)');
  }
  for (const name of ['fill', 'stroke']) {
    const own = look.get(name) ?? '';
    look.set(name, colours[own] ?? own);
  }
  if (look.get('stroke') === look.get('fill')) {
    // An arrowhead, whose outline adds nothing.
    look.delete('stroke');
  }
  // No stroke is the default.
  const given = [...look].filter(([name, value]) => value && `${name}=${value}` !== 'stroke=none');
  return Object.fromEntries(given);
}

/** In pixels: between the words of a box and what runs into it from the left. */
const inset = 6;

/** Draws boxes as rules above their words. Other shapes stay. */
function withRules(node: XastElement): void {
  const box = node.children.find(
    (child): child is XastElement => child.type === 'element' && child.name === 'polygon',
  );
  const corners = (box?.attributes.points ?? '')
    .split(' ')
    .map((corner) => corner.split(',').map(Number));
  const [xs, ys] = [0, 1].map((index) => [...new Set(corners.map((corner) => corner[index]!))]);
  if (!box || xs!.length !== 2 || ys!.length !== 2 || box.attributes.fill !== 'none') {
    return;
  }
  const [left, right, top] = [Math.min(...xs!) + inset, Math.max(...xs!), Math.min(...ys!)];
  box.name = 'polyline';
  box.attributes = {
    points: `${left},${top} ${right},${top}`,
    fill: 'none',
    stroke: 'var(--site-text)',
    'stroke-width': '2',
  };
  for (const child of node.children) {
    if (child.type === 'element' && child.name === 'text') {
      Object.assign(child.attributes, {x: String(left), 'text-anchor': 'start'});
    }
  }
}

/** About where a shape or a text begins, from the left. @param anchor of a text */
function leftOf(child: XastChild, anchor: string | undefined): number {
  if (child.type !== 'element') {
    return Infinity;
  }
  const {points, d, x, cx, rx} = child.attributes;
  if (child.name === 'text') {
    const [part] = child.children;
    return Number(x) - (part?.type === 'text' && anchor !== 'start' ? part.value.length * 3 : 0);
  }
  return cx === undefined
    ? Math.min(...[...(points ?? d ?? '').matchAll(/(-?[\d.]+),/g)].map(([, at]) => Number(at)))
    : Number(cx) - Number(rx);
}

/**
 * Keeps only shapes and texts, grouped by look, for SVGO to join. Graphviz writes each node and edge as a group
 * with a title, which browsers would show as a tooltip.
 */
const grouped: CustomPlugin = {
  name: 'grouped',
  fn: () => ({
    root: {
      exit(root) {
        const svg = root.children.find((child) => child.type === 'element')!;
        const groups = new Map<string, XastElement>();
        const collect = (parent: XastElement) => {
          for (const child of parent.children) {
            if (child.type !== 'element' || child.name === 'title') {
              continue;
            }
            const leaf = pick(child, places);
            if (leaf.length === 0) {
              if (child.attributes.class === 'node') {
                withRules(child);
              }
              collect(child);
              continue;
            }
            const look = lookOf(child);
            const key = JSON.stringify([child.name === 'text', look]);
            const group = groups.get(key) ?? {
              type: 'element',
              name: 'g',
              attributes: look,
              children: [],
            };
            child.attributes = Object.fromEntries(leaf);
            group.children.push(child);
            groups.set(key, group);
          }
        };
        collect(svg);
        const [left, top] = /translate\(([\d.-]+) ([\d.-]+)\)/
          .exec(JSON.stringify(svg))!
          .slice(1)
          .map((shift) => Math.round(-Number(shift)));
        const [, , width, height] = svg.attributes.viewBox!.split(/\s+/).map(Number);
        // Graphviz keeps a margin around groups, but a drawing begins where the text does.
        const start = Math.min(
          ...[...groups.values()].flatMap(({attributes, children}) =>
            children.map((child) => leftOf(child, attributes['text-anchor'])),
          ),
        );
        const margin = Math.max(0, Math.floor(start - 1 - left!));
        const wide = width! - margin;
        svg.attributes = {
          viewBox: [left! + margin, top, Math.ceil(wide), Math.ceil(height!)].join(' '),
          width: String(Math.round(wide * scale)),
          height: String(Math.round(height! * scale)),
        };
        // Words come last: a halo in the colour of the page keeps them clear of lines.
        const all = [...groups.entries()];
        const ofKind = (isText: boolean) =>
          all.flatMap(([key, group]) => (key.startsWith(`[${isText}`) ? [group] : []));
        svg.children = [...ofKind(false), ...ofKind(true)];
      },
    },
  }),
};

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
    .replace('{', `{ ${defaults}; ${direction}`);
  const text = graphviz.dot(roomy, 'svg');
  const {data} = optimize(text.slice(text.indexOf('<svg')), {
    plugins: [
      'removeComments',
      grouped,
      'convertShapeToPath',
      {name: 'convertPathData', params: {floatPrecision: 0}},
      {name: 'mergePaths', params: {force: true}},
      {name: 'cleanupNumericValues', params: {floatPrecision: 0}},
      'collapseGroups',
    ],
  });
  return fromHtml(data, {fragment: true, space: 'svg'}).children[0] as Element;
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
 * @throws Graphviz' error for an invalid source, with its line; TooLong; or if it is too wide to read on a phone
 */
export async function drawDiagram(source: string, words: Words): Promise<[Element, ...Element[]]> {
  const graphviz = await Graphviz.load();
  let down: Element;
  let across: Element[];
  try {
    [down, across] = withTimeLimit('Graphviz', () => {
      const written = withLabelsAsNodes(graphviz.dot(source, 'canon'));
      const first = draw(graphviz, written);
      return [first, drawAcross(graphviz, written, first)];
    });
  } catch (error) {
    if (error instanceof TooLong) {
      // After an interruption, it may be unable to draw the next one.
      Graphviz.unload();
    }
    throw error;
  }
  if (widthOf(down) > widest) {
    throw new Error(
      `it is ${widthOf(down)} pixels wide, and phones show its letters as they are up to ${widest}: let it run downwards (rankdir=TB), or break its labels with \\n.`,
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
