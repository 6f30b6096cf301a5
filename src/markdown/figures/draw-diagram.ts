import type {Element} from 'hast';
import {optimize, type CustomPlugin, type XastElement} from 'svgo';
import {fromHtml, Graphviz, h} from '../../lib/es-modules.cjs';
import {TooLong, withTimeLimit} from '../time-limit';

/** Words for those who do not see a drawing, and as its name. */
export type Words = {title: string; description: string};

/** Pixels of a page for a unit of Graphviz: letters of 15 units are 16 pixels high. */
const scale = 16 / 15;

/** In pixels. On a phone of 360, letters of a wider diagram could not be read. */
const widest = 480;

// Arial is as wide as the site's font, and Graphviz knows its widths.
const defaults =
  'graph [bgcolor=transparent fontname=Arial fontsize=15] node [fontname=Arial fontsize=15 shape=box margin="0.16,0.09"] edge [fontname=Arial fontsize=13]';

/** The site's colours for Graphviz' own. */
const colours: Record<string, string> = {black: 'var(--site-control)', white: 'none'};

/** What says how a shape or a text looks; the rest of its attributes say where it is. */
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
  // Without a stroke is how everything begins.
  const given = [...look].filter(([name, value]) => value && `${name}=${value}` !== 'stroke=none');
  return Object.fromEntries(given);
}

/**
 * Leaves shapes and texts alone, those of one look in one group, for SVGO to join. Graphviz writes each
 * node and edge as a group with a name, which browsers would show at the pointer.
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
                // By a space, who wrote the diagram keeps the text of an edge from its line.
                part.value = part.value.replaceAll(/^ | $/g, '\u00a0');
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
        svg.attributes = {
          viewBox: [left, top, Math.ceil(width!), Math.ceil(height!)].join(' '),
          width: String(Math.round(width! * scale)),
          height: String(Math.round(height! * scale)),
        };
        svg.children = [...groups.values()];
      },
    },
  }),
};

/** `title` and `desc` of a drawing: browsers take its name and its description from them. */
export function nameDrawing(svg: Element, {title, description}: Words): void {
  svg.properties.role = 'img';
  svg.children.unshift(h('title', title), h('desc', description));
}

function draw(graphviz: Graphviz, source: string): Element {
  const text = graphviz.dot(source.replace('{', `{ ${defaults};`), 'svg');
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

/**
 * Draws a graph.
 *
 * @param source in the language DOT (graphviz.org/doc/info/lang.html)
 * @param words for those who do not see it
 * @returns an `svg` in the colours of the page
 * @throws what Graphviz says of a wrong source, with its line; TooLong; or where nobody could read it on a phone
 */
export async function drawDiagram(source: string, words: Words): Promise<Element> {
  const graphviz = await Graphviz.load();
  let svg: Element;
  try {
    svg = withTimeLimit('Graphviz', () => draw(graphviz, source));
  } catch (error) {
    if (error instanceof TooLong) {
      // Interrupted, it may be in no state to draw the next one.
      Graphviz.unload();
    }
    throw error;
  }
  const width = Number(svg.properties.width);
  if (width > widest) {
    throw new Error(
      `it is ${width} pixels wide, and phones show its letters as they are up to ${widest}: let it run downwards (rankdir=TB), or break its labels with \\n.`,
    );
  }
  nameDrawing(svg, words);
  return svg;
}
