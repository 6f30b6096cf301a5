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
  'graph [bgcolor=transparent fontname=Arial fontsize=15] node [fontname=Arial fontsize=15 shape=box margin="0.13,0.09" penwidth=1.5] edge [fontname=Arial fontsize=15 penwidth=1.5 arrowsize=0.8]';

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

/** About where a shape or a text begins, from the left. */
function leftOf(child: XastChild): number {
  if (child.type !== 'element') {
    return Infinity;
  }
  const {points, d, x, cx, rx} = child.attributes;
  if (child.name === 'text') {
    const [part] = child.children;
    return Number(x) - (part?.type === 'text' ? part.value.length * 3 : 0);
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
            for (const part of child.children) {
              if (part.type === 'text') {
                // Authors use spaces to keep the label of an edge off its line.
                part.value = part.value.replaceAll(/^ +| +$/g, (spaces) =>
                  '\u00a0'.repeat(spaces.length),
                );
              }
            }
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
          ...[...groups.values()].flatMap(({children}) => children.map(leftOf)),
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
      const first = draw(graphviz, source);
      return [first, drawAcross(graphviz, source, first)];
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
