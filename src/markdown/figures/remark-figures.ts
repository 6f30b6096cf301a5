import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import {posixPath} from '@docusaurus/utils';
import type {Element, ElementContent} from 'hast';
import type {Code, Nodes, Root} from 'mdast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {figureAttribute} from '../../lib/contracts';
import {dayNames, formatDay} from '../../lib/day';
import type {KeptFigure} from '../../lib/figure-data';
import {drawnLanguages, leavesFolder, withoutQuoted} from '../../lib/listing';
import {Problem} from '../../lib/problem';
import {besideText} from '../../content/translations/beside-text';
import {englishLanguage, type Language, type LanguageOfTexts} from '../../settings/words';
import {noteFiles} from '../files-of-texts';
import {stopAt, type File} from '../warn';
import {drawChart, latin} from './draw-chart';
import {drawDiagram} from './draw-diagram';
import {readFigure} from './read-figure';

const attributeOf = (meta: string, name: string) =>
  new RegExp(`\\b${name}=(["'])(.*?)\\1`).exec(meta)?.[2];

/** A caption, with words between backticks as code. */
const withCode = (caption: string) =>
  caption.split(/`([^`]+)`/).map((part, index) => (index % 2 ? h('code', part) : part));

/** The points of a chart, for readers who cannot see it and those who want the numbers. */
function tableOf({x, y, series, measured}: KeptFigure, {tag, words}: Language): Element {
  const rows = [...new Set(series.flatMap(({points}) => points.map(([at]) => at)))];
  if (rows.every((at) => typeof at === 'number')) {
    // One series may begin before another does.
    rows.sort((one, other) => one - other);
  }
  // The numbers of a column have equally many decimals.
  const columns = series.map(({points}) => {
    const decimals = points.map(([, value]) => String(value).split('.')[1]?.length ?? 0);
    return plainNumbers(tag, Math.max(...decimals));
  });
  const row = plainNumbers(tag);
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
          h('th', {scope: 'row'}, typeof at === 'number' ? row.format(at) : at),
          ...series.map(({points}, index) => {
            const value = points.find(([own]) => own === at)?.[1];
            return h(
              'td',
              {align: 'right'},
              value === undefined ? '–' : columns[index]!.format(value),
            );
          }),
        ]),
      ),
    ),
  ]);
  const {kind = 'measured', command, date, machine} = measured;
  const [before, after] = words(`figure.${kind}By`, {
    date: formatDay(date, dayNames(tag)),
    machine,
  }).split('{command}');
  return h('details', [
    h('summary', words(`figure.${kind}`)),
    table,
    h('small', [before!, h('code', command), after]),
  ]);
}

/** Numbers as a language writes them, without signs between thousands. */
const plainNumbers = (tag: string, decimals?: number) =>
  new Intl.NumberFormat(latin(tag), {
    useGrouping: false,
    ...{minimumFractionDigits: decimals, maximumFractionDigits: decimals ?? 20},
  });

const pathIn = ({meta}: Code) => /(?:^|\s)file=(\S+)/.exec(withoutQuoted(meta ?? ''))?.[1];

const isWide = ({meta}: Code) => /(?:^|\s)wide(?:\s|$)/.test(withoutQuoted(meta ?? ''));

type FindFile = (path: string) => string;

function readData(code: Code, find: FindFile): KeptFigure {
  const path = pathIn(code);
  if (path === undefined) {
    throw new Problem(
      'A chart needs its data',
      'write file=data/NAME.json after “chart”, of a file that `npm run figures` has written',
    );
  }
  if (leavesFolder(path)) {
    throw new Problem(`${path} is outside the post's folder`, 'put the data into data/ beside it');
  }
  if (code.value.trim() === '') {
    throw new Problem('A chart needs a caption', 'write what it shows between the two fences');
  }
  let text: string;
  try {
    text = readFileSync(find(path), 'utf8');
  } catch (cause) {
    const remedy = 'correct its name, or write it with `npm run figures`';
    throw new Problem(`There is no ${path} beside the post`, remedy, 0, {cause});
  }
  return readFigure(text, path);
}

function drawnChart(code: Code, find: FindFile, language: Language): ElementContent[] {
  const figure = readData(code, find);
  const {svg, legend} = drawChart(figure, language.tag);
  return [
    // The label of the values is outside the drawing, where a long line can break.
    h('p', [
      h('strong', figure.title),
      ' ',
      h('span', figure.y.label),
      ...(legend.length > 0 ? [h('br'), h('span', legend)] : []),
    ]),
    svg,
    h('figcaption', [
      ...withCode(code.value.trim()),
      // Inside the caption, which comes last in a figure.
      tableOf(figure, language),
    ]),
  ];
}

async function drawnDiagram({lang, meta, value, position}: Code): Promise<ElementContent[]> {
  if (lang === 'dot') {
    throw new Problem(
      'Diagrams are no longer in DOT',
      'write ```mermaid, and what it shows in Mermaid',
    );
  }
  const title = attributeOf(meta ?? '', 'title');
  const description = attributeOf(meta ?? '', 'description');
  if (!title || !description) {
    throw new Problem(
      'A diagram needs words for those who do not see it',
      'write title="…" description="…" after “mermaid”',
    );
  }
  const drawings = await drawDiagram(value, {title, description}, position?.start.line);
  return [...drawings, h('figcaption', title)];
}

/**
 * Draws what is in a fence: a chart (```` ```chart file=data/NAME.json ````, the caption inside) or a diagram
 * (```` ```mermaid title="…" description="…" ````, Mermaid inside). `wide` after its name lets it be wider than the text.
 *
 * @param find finds the chart's data
 * @throws Problem at data that is missing or was changed by hand, and at a diagram that cannot be drawn or has no title
 *   or description
 */
export const drawFigure = async (
  code: Code,
  find: FindFile,
  language = englishLanguage,
): Promise<ElementContent[]> =>
  code.lang === 'chart' ? drawnChart(code, find, language) : drawnDiagram(code);

/** A remark plugin that draws charts and diagrams while the site is built. Problems stop the build, with file and line. */
export function figures({siteDir, languageOf}: LanguageOfTexts & {siteDir: string}) {
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
    const find: FindFile = (path) => besideText(siteDir, file.path, path);
    for (const {code, replace} of found) {
      const path = pathIn(code);
      const data = path === undefined ? undefined : find(path);
      noteFiles(file.path, {read: data === undefined ? [] : [data]});
      const hChildren = await drawFigure(code, find, languageOf(file.path)).catch(
        (error: unknown) => stopAt(file, code, error),
      );
      const hProperties = {
        ...(isWide(code) && {className: ['site-wide']}),
        ...(data !== undefined && {[figureAttribute]: posixPath(relative(siteDir, data))}),
      };
      replace({type: 'paragraph', children: [], data: {hName: 'figure', hProperties, hChildren}});
    }
  };
}
