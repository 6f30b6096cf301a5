import {createHash} from 'node:crypto';
import type {Element} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {fromHtml, loadMermaid} from '../../lib/es-packages.cjs';
import {acrossAttribute} from '../../lib/contracts';
import {weights} from '../../lib/design-tokens';
import {Problem} from '../../lib/problem';
import {labelled, none, readDiagram} from './read-diagram';

/** A drawing's accessible name and description. */
type Words = {title: string; description: string};

type Place = [x: number, y: number];

/** Left, top, right, bottom. */
type Box = [number, number, number, number];

type Drawn = {svg: Element; width: number; smallest: number; crossed: string | undefined};

// All sizes are pixels. The library draws words of 11 to 13 pixels for a wide font: larger ones of ours take as much room,
// and those in nodes are as high as a caption.
const larger = 2;
/** What the library leaves at least around sequences, classes and entities, less the width of lines. */
const margin = 28;
/** The narrowest text, that of most phones, what fits one from 48rem on with letters about as large as a caption. */
const [narrowest, phone, widest] = [280, 350, 790];
/** The smallest letters. */
const legible = 9.5;

/** What the library calls its colours, and what they are here (src/css/tokens.css). */
const colours: Readonly<Record<string, string>> = {
  '--bg': '--site-page',
  '--_text': '--site-text',
  '--_node-fill': '--site-panel',
  '--_node-stroke': '--site-control',
  '--_group-fill': '--site-page',
  '--_group-hdr': '--site-page',
  '--_inner-stroke': '--site-hairline',
  '--_key-badge': '--site-hairline',
};

const strong = 'var(--site-sun)';

/** The library's weight of words in nodes, which are regular here. */
const mediumWeight = '500';

const rounded = (value: number) => Math.round(value * 2) / 2;

/** What becomes of an attribute of the library: our colours, letters and precision, and ids of the drawing's own. */
function restyledValue(name: string, value: string, id: string): string {
  switch (name) {
    case 'fontSize':
      return String(Number(value) + larger);
    case 'dy':
      return value.replace(/^[\d.-]+$/, (dy) => String(rounded(Number(dy) * 1.15)));
    case 'strokeWidth':
      return String(rounded(Number(value) * 1.5));
    case 'id':
      return `${id}-${value}`;
    default:
      return value
        .replace(
          /^var\((--(?!site-)[\w-]+)\)$/,
          (_, own: string) => `var(${colours[own] ?? '--site-text-quiet'})`,
        )
        .replace(/^url\(#/, `$&${id}-`)
        .replaceAll(/\d+\.\d+/g, (number) => String(rounded(Number(number))));
  }
}

function restyle(element: Element, id: string): void {
  const kept = Object.entries(element.properties).filter(
    ([name, value]) =>
      !/^(?:data|className|style|fontFamily|xmlns)/.test(name) && value !== mediumWeight,
  );
  element.properties = Object.fromEntries(
    kept.map(([name, value]) => [name, restyledValue(name, String(value), id)]),
  );
}

const pointsOf = ({properties}: Element): Place[] =>
  String(properties.points)
    .split(' ')
    .map((point) => point.split(',').map(Number) as Place);

function boxOf(part: Element): Box {
  const places: Place[] = [];
  visit(part, 'element', (element) => {
    const {x, y, width, height, cx, cy, r, rx = r, ry = r, points} = element.properties;
    if (points !== undefined) {
      places.push(...pointsOf(element));
    } else if (cx !== undefined) {
      places.push([Number(cx) - Number(rx), Number(cy) - Number(ry)]);
      places.push([Number(cx) + Number(rx), Number(cy) + Number(ry)]);
    } else if (width !== undefined) {
      places.push([Number(x), Number(y)]);
      places.push([Number(x) + Number(width), Number(y) + Number(height)]);
    }
  });
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const isOf = ({properties}: Element, name: string) => String(properties.className) === name;

/** The name of a node that a line of others runs through, or along. */
function crossedBy(parts: Element[]): string | undefined {
  const boxes = parts
    .filter((part) => isOf(part, 'node'))
    .map((part) => [part, boxOf(part)] as const);
  for (const edge of parts.filter((part) => isOf(part, 'edge'))) {
    const {dataFrom, dataTo} = edge.properties;
    const points = pointsOf(edge);
    const through = boxes.find(
      ([{properties}, [left, top, right, bottom]]) =>
        properties.dataId !== dataFrom &&
        properties.dataId !== dataTo &&
        points.slice(1).some(([x, y], index) => {
          const [fromX, fromY] = points[index]!;
          return (
            Math.max(x, fromX) > left - 2 &&
            Math.min(x, fromX) < right + 2 &&
            Math.max(y, fromY) > top - 2 &&
            Math.min(y, fromY) < bottom + 2
          );
        }),
    );
    if (through) {
      return String(through[0].properties.dataId);
    }
  }
  return undefined;
}

/** Reads a drawing of the library, and gives it our look. */
function restyled(drawing: string, id: string): Drawn {
  const html = drawing.replaceAll(/<style>[^]*?<\/style>|\s+(?=<(?!\/?tspan))/g, '');
  const svg = fromHtml(html, {fragment: true, space: 'svg'}).children[0] as Element;
  const parts = (svg.children as Element[]).filter(
    ({tagName, properties}) => tagName !== 'g' || properties.dataLabel !== none,
  );
  svg.children = parts;
  for (const heads of parts.filter(({tagName}) => tagName === 'defs')) {
    heads.children = (heads.children as Element[]).filter(({properties}) =>
      html.includes(`url(#${String(properties.id)})`),
    );
  }
  const crossed = crossedBy(parts);
  // The library leaves room around, except for a line from a node to itself.
  const [allWidth, allHeight] = [Number(svg.properties.width), Number(svg.properties.height)];
  const [left, top, right, bottom] = parts.some((part) => isOf(part, 'node'))
    ? boxOf({...svg, properties: {}, children: parts.filter(({tagName}) => tagName !== 'defs')})
    : [margin, margin, allWidth - margin, allHeight - margin];
  const [width, height] = [Math.ceil(right - left) + 2, Math.ceil(bottom - top) + 2];
  Object.assign(svg.properties, {
    viewBox: [left - 1, top - 1, width, height].join(' '),
    width,
    height,
  });
  let smallest = Infinity;
  visit(svg, 'element', (element) => {
    const {dataShape} = element.properties;
    const [shape] = element.children as Element[];
    if (isOf(element, 'edge-label')) {
      shape!.properties.stroke = 'none';
    }
    if (dataShape === 'rectangle' || dataShape === 'rounded') {
      // A panel with a rule above its words.
      const {stroke, x, y, width} = shape!.properties;
      Object.assign(shape!.properties, {stroke: 'none', rx: 0, ry: 0});
      const fill = stroke === strong ? strong : 'var(--_text)';
      element.children.splice(1, 0, h('rect', {x, y, width, height: 2, fill}));
    }
    const name = String(element.properties.id);
    if (name.startsWith('arrowhead')) {
      // It ends at the node. The points of a head at the start are turned already.
      const isStart = name.startsWith('arrowhead-start');
      Object.assign(element.properties, isStart ? {refX: 0, orient: 'auto'} : {refX: 8});
      shape!.properties.stroke = 'none';
    }
    if (element.properties.fill === strong && element.tagName === 'text') {
      element.properties.fontWeight = String(weights.semibold);
    }
    restyle(element, id);
    smallest = Math.min(smallest, Number(element.properties.fontSize ?? Infinity));
  });
  return {svg, crossed, smallest, width: Number(svg.properties.width)};
}

/** Adds `title` and `desc`, from which browsers take a drawing's name and description. */
export function nameDrawing(svg: Element, {title, description}: Words): void {
  svg.properties.role = 'img';
  svg.children.unshift(h('title', title), h('desc', description));
}

/** Lets a drawing scroll where its letters would be too small. */
function scrollable({svg, width, smallest}: Drawn, ariaLabel: string): Element {
  const least = Math.ceil((width * legible) / smallest);
  if (least <= narrowest) {
    return svg;
  }
  svg.properties.style = `--least:${least}px`;
  return h('div', {className: 'site-scroller', role: 'group', tabIndex: 0, ariaLabel}, svg);
}

function named(only: Drawn, words: Words): [Element] {
  nameDrawing(only.svg, words);
  return [scrollable(only, words.title)];
}

function uncrossed(drawn: Drawn): Drawn {
  if (drawn.crossed !== undefined) {
    throw new Problem(
      `A line would run through “${drawn.crossed}”`,
      'give the arrows words or another order, or make two diagrams of this one',
    );
  }
  return drawn;
}

/** Lines without colour that put the branches of a flowchart below each other: from the end of each to the start of the next. */
function belowEachOther(edges: Array<{source: string; target: string}>): string[] {
  const after = (name: string) =>
    edges.filter(({source}) => source === name).map(({target}) => target);
  const reached = (name: string, passed: string[] = []): string[] =>
    after(name).reduce(
      (all, next) => (all.includes(next) ? all : reached(next, all)),
      [...passed, name],
    );
  const fork = edges.map(({source}) => after(source)).find(({length}) => length > 1) ?? [];
  const lines = fork.slice(1).flatMap((next, index) => {
    const end = reached(fork[index]!).at(-1)!;
    return reached(next).includes(end) ? [] : [`${end} --- ${next}`];
  });
  return lines.flatMap((line, index) => [line, `linkStyle ${edges.length + index} stroke:none`]);
}

/**
 * Draws a diagram in the colours of the page.
 *
 * @param written in Mermaid: a flowchart, a sequence, or a diagram of states, classes or entities
 * @param words the drawing's accessible name and description
 * @returns a drawing; or two of a flowchart that is too wide for phones and has room in a text: one for phones, from top
 *   to bottom and with its branches below each other if it needs that, and one as written, which the style sheet shows
 *   instead where there is room for it
 * @throws Problem if the source is of another kind, or a line of it cannot be drawn
 */
export async function drawDiagram(written: string, words: Words, line = 0): Promise<Element[]> {
  const {parseMermaid, renderMermaidSVG} = await loadMermaid();
  const draw = (source: string) => {
    try {
      const room = {padding: 2, nodeSpacing: 20, layerSpacing: 28};
      return renderMermaidSVG(source, {...room, transparent: true});
    } catch (cause) {
      const remedy = 'make it simpler, or two diagrams of it';
      throw new Problem(`This diagram cannot be drawn (${String(cause)})`, remedy, 0, {cause});
    }
  };
  const {source, direction} = readDiagram(written, draw);
  const id = `d${createHash('sha256').update(`${line}${written}`).digest('hex').slice(0, 8)}`;
  if (direction === undefined) {
    return named(uncrossed(restyled(draw(source), id)), words);
  }
  const {edges} = parseMermaid(`flowchart TD\n${source}`);
  const thick = edges.flatMap(({style}, index) => (style === 'thick' ? [index] : []));
  const looks = [
    `classDef strong stroke:${strong},color:${strong}`,
    ...thick.map((index) => `linkStyle ${index} stroke:${strong},stroke-width:1.25`),
  ];
  const flowing = (towards: string, own: string, ...more: string[]): Drawn => {
    const drawIn = (one: string) =>
      restyled(draw([`flowchart ${towards}`, one, ...looks, ...more].join('\n')), own);
    const plain = drawIn(source);
    return plain.crossed === undefined ? plain : drawIn(labelled(source));
  };
  const wide = uncrossed(flowing(direction, id));
  const towards = /LR|RL/.test(direction) ? 'TD' : direction;
  const plain = towards === direction ? wide : uncrossed(flowing(towards, `${id}-down`));
  const stacked = flowing(towards, `${id}-down`, ...belowEachOther(edges));
  const isBetter = plain.width > phone && stacked.width < plain.width && !stacked.crossed;
  const narrow = isBetter ? stacked : plain;
  if (narrow === wide || wide.width > widest) {
    return named(narrow, words);
  }
  nameDrawing(wide.svg, words);
  wide.svg.properties[acrossAttribute] = '';
  // Feeds and the Markdown of a page keep only drawings with a title, and need no second one.
  narrow.svg.properties = {...narrow.svg.properties, role: 'img', ariaLabel: words.title};
  narrow.svg.children.unshift(h('desc', words.description));
  return [scrollable(narrow, words.title), wide.svg];
}
