import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Element, ElementContent} from 'hast';
import type {Code, Nodes, Root} from 'mdast';
import {enlargeAttribute} from '../../lib/contracts';
import {h, visit} from '../../lib/es-modules.cjs';
import {drawnLanguages, leavesFolder} from '../../lib/listing';
import {besideText} from '../../content/translations/beside-text';
import {TooLong} from '../time-limit';
import {stopAt, type File} from '../warn';
import {drawChart} from './draw-chart';
import {drawDiagram} from './draw-diagram';
import {readFigure, type KeptFigure} from './read-figure';

const attributeOf = (meta: string, name: string) =>
  new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(meta)?.[2];

/** The width in pixels that a text has on the narrowest phones. */
const narrowest = 280;

/** A diagram with its caption. One that is wider than a narrow screen scrolls, by keyboard too, and opens large. */
const captioned = ([down, ...others]: [Element, ...Element[]], title: string) =>
  Number(down.properties.width) > narrowest
    ? [
        h('div', {role: 'group', ariaLabel: 'Drawing', tabIndex: 0}, [down, ...others]),
        h('figcaption', [
          `${title} `,
          h('button', {type: 'button', className: 'clean-btn', [enlargeAttribute]: ''}, [
            h('u', 'Enlarge'),
          ]),
        ]),
      ]
    : [down, ...others, h('figcaption', title)];

/** A caption, with words between backticks as code. */
const withCode = (caption: string) =>
  caption.split(/`([^`]+)`/).map((part, index) => (index % 2 ? h('code', part) : part));

/** The points of a chart, for readers who cannot see it and those who want the numbers. */
function tableOf({x, y, series, measured}: KeptFigure): Element {
  const rows = [...new Set(series.flatMap(({points}) => points.map(([at]) => at)))];
  if (rows.every((at) => typeof at === 'number')) {
    // One series may begin before another does.
    rows.sort((one, other) => one - other);
  }
  // The numbers of a column have equally many decimals.
  const decimals = series.map(({points}) =>
    Math.max(...points.map(([, value]) => String(value).split('.')[1]?.length ?? 0)),
  );
  const isSingle = series.length === 1;
  const head = [x.label, ...series.map(({name}) => (isSingle ? y.label : name))];
  const table = h('table', [
    h('thead', [
      h(
        'tr',
        head.map((name, index) =>
          h('th', {scope: 'col', align: index === 0 ? undefined : 'right'}, name),
        ),
      ),
    ]),
    h(
      'tbody',
      rows.map((at) =>
        h('tr', [
          h('th', {scope: 'row'}, String(at)),
          ...series.map(({points}, index) => {
            const value = points.find(([own]) => own === at)?.[1];
            return h('td', {align: 'right'}, value?.toFixed(decimals[index]) ?? '–');
          }),
        ]),
      ),
    ),
  ]);
  const {kind, command, date, machine} = measured;
  return h('details', [
    h('summary', 'The data as a table'),
    table,
    h('small', [said[kind ?? 'measured'], h('code', command), ` on ${date}: ${machine}.`]),
  ]);
}

/** What a figure says of where its numbers come from. */
const said = {
  measured: 'Measured by ',
  computed: 'Computed by ',
  copied: 'Copied from what a bench printed, by ',
};

/** What is wrong with a figure, and what its author should do. */
export type FigureProblem = {
  reason: string;
  remedy: string;
  /** The line inside the fence, from 1, if the problem is on one. */
  line?: number;
};

/** Thrown for a figure that cannot be drawn. */
class Undrawable extends Error {
  constructor(
    readonly problem: FigureProblem,
    cause?: unknown,
  ) {
    super(`${problem.reason}: ${problem.remedy}.`, {cause});
  }
}

/** Wraps an error from other code, whose message may have a remedy after its last colon. */
function asUndrawable(reason: string, error: unknown, otherwise: string): Undrawable {
  const message = (error as Error).message.trim().replace(/\.$/, '');
  const [, fact, remedy] = /^(.*): ([^:]+)$/s.exec(message) ?? [];
  return fact !== undefined && !fact.endsWith('`')
    ? new Undrawable({reason: `${reason}: ${fact}`, remedy: remedy!}, error)
    : new Undrawable({reason: `${reason}: ${message}`, remedy: otherwise}, error);
}

/** Reads the data of a chart; throws if something is wrong with the fence. */
function readData({meta, value}: Code, folder: string): KeptFigure {
  const path = /(?:^|\s)file=(\S+)/.exec(meta ?? '')?.[1];
  if (path === undefined) {
    throw new Undrawable({
      reason: 'A chart needs its data',
      remedy:
        'write file=data/NAME.json after “chart”, of a file that `npm run figures` has written',
    });
  }
  if (leavesFolder(path)) {
    throw new Undrawable({
      reason: `${path} lies outside of the post's folder`,
      remedy: 'put the data into data/ beside it',
    });
  }
  if (value.trim() === '') {
    throw new Undrawable({
      reason: 'A chart needs a caption',
      remedy: 'write what it shows between the two fences',
    });
  }
  try {
    return readFigure(readFileSync(besideText(join(folder, 'index.md'), path, existsSync), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined) {
      throw new Undrawable(
        {
          reason: `There is no ${path} beside the post`,
          remedy: 'correct its name, or write it with `npm run figures`',
        },
        error,
      );
    }
    throw asUndrawable(
      `${path} cannot be drawn`,
      error,
      'write it again with `npm run figures -- SLUG`, which measures and writes the file',
    );
  }
}

function chart(code: Code, folder: string): ElementContent[] {
  const figure = readData(code, folder);
  const {svg, legend} = drawChart(figure);
  return [
    // What the values are stands outside of the drawing, where a long line can break.
    h('p', [
      h('strong', figure.title),
      ' ',
      h('span', figure.y.label),
      ...(legend.length > 0 ? [h('br'), ...legend] : []),
    ]),
    svg,
    h('figcaption', [
      ...withCode(code.value.trim()),
      // Inside the caption, which comes last in a figure.
      tableOf(figure),
    ]),
  ];
}

/** What Graphviz says of a source that it cannot read, for the author of the diagram. */
function explainDot(message: string): FigureProblem {
  const [said, line] = /syntax error in line (\d+).*/.exec(message) ?? [message];
  return {
    reason: `Graphviz cannot read this diagram (${said.trim()})`,
    remedy:
      'write DOT, as in digraph { A -> B }, with names of other signs than letters in quotes; the mistake may be in the line before',
    ...(line !== undefined && {line: Number(line)}),
  };
}

/** Draws what is in a fence of DOT. */
async function draw({meta, value}: Code): Promise<ElementContent[]> {
  const title = attributeOf(meta ?? '', 'title');
  const description = attributeOf(meta ?? '', 'description');
  if (!title || !description) {
    throw new Undrawable({
      reason: 'A diagram needs words for those who do not see it',
      remedy: 'write title="…" description="…" after “dot”',
    });
  }
  return captioned(await drawDiagram(value, {title, description}), title);
}

/** Refuses DOT that is empty, or would load or link something. */
function checkDot(source: string): void {
  if (source.trim() === '') {
    throw new Undrawable({
      reason: 'The diagram is empty',
      remedy: 'write DOT between the two fences, as in digraph { A -> B }',
    });
  }
  const linked = /(?:^|[[\s,;])(\w*(?:URL|href)|image|shapefile)\s*=/.exec(source);
  if (linked) {
    throw new Undrawable({
      reason: `A diagram has no pictures and no links, and ${linked[1]!}= is one`,
      remedy: 'delete it, and link in the text',
      line: source.slice(0, linked.index + linked[0].length).split('\n').length,
    });
  }
}

async function diagram(code: Code): Promise<ElementContent[]> {
  const {value} = code;
  checkDot(value);
  try {
    return await draw(code);
  } catch (error) {
    if (error instanceof Undrawable) {
      throw error;
    }
    const {message} = error as Error;
    const isTooLong = error instanceof TooLong;
    if (isTooLong || message.includes('max entity count')) {
      throw new Undrawable(
        {
          reason: isTooLong
            ? `${message} for this diagram`
            : 'The diagram has more parts than can be drawn, or read',
          remedy: 'draw what the text is about: thirty nodes are many',
        },
        error,
      );
    }
    throw message.includes('syntax error')
      ? new Undrawable(explainDot(message), error)
      : asUndrawable(
          'The diagram cannot be drawn',
          error,
          'see “Charts and diagrams” in CONTRIBUTING',
        );
  }
}

/** The problem with the fence of a chart or a diagram; `null` if it can be drawn. */
export async function problemOfFigure(code: Code, folder: string): Promise<FigureProblem | null> {
  try {
    await (code.lang === 'chart' ? chart(code, folder) : diagram(code));
    return null;
  } catch (error) {
    if (error instanceof Undrawable) {
      return error.problem;
    }
    throw error;
  }
}

/**
 * A remark plugin: draws charts (```` ```chart file=data/NAME.json ````, the caption inside) and diagrams
 * (```` ```dot title="…" description="…" ````, DOT inside) while the site is built.
 *
 * Stops the build, with the post's file and line, at data that is missing or was changed by hand, and at
 * a diagram that cannot be drawn or has no title or description.
 */
export function figures() {
  return async (root: Root, file: File): Promise<void> => {
    const found: Array<{code: Code; replace: (node: Nodes) => void}> = [];
    visit(root, 'code', (code, index, parent) => {
      if (drawnLanguages.has(code.lang ?? '')) {
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
        const {message} = error as Error;
        stopAt(file, code, message, error instanceof Undrawable ? error.problem.line : 0);
      }
    }
  };
}
