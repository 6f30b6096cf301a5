import {readFileSync} from 'node:fs';
import {dirname, join, normalize} from 'node:path';
import type {Element, ElementContent} from 'hast';
import type {Code, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {drawChart} from './draw-chart';
import {drawDiagram} from './draw-diagram';
import {readFigure, type KeptFigure} from './read-figure';

/** The parts of a VFile that are used here: `fail` throws, with the file and the place. */
type File = {path: string; fail: (reason: string, place?: Code['position']) => never};

const element = (
  tagName: string,
  children: Array<ElementContent | string>,
  properties: Element['properties'] = {},
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  ),
});

const attributeOf = (meta: string, name: string) =>
  new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(meta)?.[2];

/** A drawing that is wider than a narrow screen scrolls inside itself; the keyboard can scroll it. */
const scrollable = (drawing: Element) =>
  element('div', [drawing], {role: 'group', ariaLabel: 'Drawing', tabIndex: 0});

/** A caption, in which words between backticks are code. */
const withCode = (caption: string) =>
  caption.split(/`([^`]+)`/).map((part, index) => (index % 2 ? element('code', [part]) : part));

/** The points of a chart, for those who do not see it and those who want the numbers. */
function tableOf({x, y, series}: KeptFigure): Element {
  const rows = [...new Set(series.flatMap(({points}) => points.map(([at]) => at)))];
  if (rows.every((at) => typeof at === 'number')) {
    // One series may begin before another does.
    rows.sort((one, other) => one - other);
  }
  const isSingle = series.length === 1;
  const head = [x.label, ...series.map(({name}) => (isSingle ? y.label : name))];
  const table = element('table', [
    element('thead', [
      element(
        'tr',
        head.map((name) => element('th', [name], {scope: 'col'})),
      ),
    ]),
    element(
      'tbody',
      rows.map((at) =>
        element('tr', [
          element('th', [String(at)], {scope: 'row'}),
          ...series.map(({points}) =>
            element('td', [String(points.find(([own]) => own === at)?.[1] ?? '–')]),
          ),
        ]),
      ),
    ),
  ]);
  const summary = isSingle ? 'The data as a table' : `The data as a table: ${y.label}`;
  return element('details', [element('summary', [summary]), table]);
}

function chart({meta, value}: Code, folder: string): ElementContent[] {
  const path = /(?:^|\s)file=(\S+)/.exec(meta ?? '')?.[1];
  if (path === undefined) {
    throw new Error('A chart needs its data: write file=data/NAME.json after “chart”.');
  }
  if (/^(?:\.\.)?\//.test(normalize(path))) {
    throw new Error(
      `${path} lies outside of the post's folder: put the data into data/ beside it.`,
    );
  }
  let figure: KeptFigure;
  try {
    figure = readFigure(readFileSync(join(folder, path), 'utf8'));
  } catch (error) {
    const {code, message} = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'ENOENT'
        ? `There is no ${path} beside the post: correct its name, or write it with \`npm run figures\`.`
        : `${path} cannot be drawn: ${message}.`,
      {cause: error},
    );
  }
  if (value.trim() === '') {
    throw new Error('A chart needs a caption: write what it shows between the two fences.');
  }
  const {command, date, machine} = figure.measured;
  return [
    scrollable(drawChart(figure)),
    element('figcaption', [
      ...withCode(value.trim()),
      ' Measured by ',
      element('code', [command]),
      ` on ${date}: ${machine}.`,
      // In the caption: a figure has nothing after it.
      tableOf(figure),
    ]),
  ];
}

async function diagram({meta, value}: Code): Promise<ElementContent[]> {
  const title = attributeOf(meta ?? '', 'title');
  const description = attributeOf(meta ?? '', 'description');
  if (!title || !description) {
    throw new Error(
      'A diagram needs words for those who do not see it: write title="…" description="…" after “dot”.',
    );
  }
  try {
    const drawing = await drawDiagram(value, {title, description});
    return [scrollable(drawing), element('figcaption', [title])];
  } catch (error) {
    throw new Error(`Graphviz cannot draw this: ${(error as Error).message.trim()}`, {
      cause: error,
    });
  }
}

/**
 * A remark plugin: draws charts (```` ```chart file=data/NAME.json ````, the caption inside) and diagrams
 * (```` ```dot title="…" description="…" ````, DOT inside) while the site is built.
 *
 * Stops the build, with the post's file and line, at data that is missing or was changed by hand, and at
 * a diagram that cannot be drawn or has no words.
 */
export function figures() {
  return async (root: Root, file: File): Promise<void> => {
    const found: Array<{code: Code; replace: (node: Nodes) => void}> = [];
    visit(root, 'code', (code, index, parent) => {
      if (code.lang === 'chart' || code.lang === 'dot') {
        found.push({
          code,
          replace: (node) => {
            parent!.children[index!] = node as never;
          },
        });
      }
    });
    for (const {code, replace} of found) {
      try {
        const hChildren =
          code.lang === 'chart' ? chart(code, dirname(file.path)) : await diagram(code);
        replace({type: 'paragraph', children: [], data: {hName: 'figure', hChildren}});
      } catch (error) {
        const line = code.position?.start.line;
        const {message} = error as Error;
        file.fail(line ? `${file.path}:${line}: ${message}` : message, code.position);
      }
    }
  };
}
