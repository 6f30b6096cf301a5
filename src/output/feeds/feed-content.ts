import type {CheerioAPI} from 'cheerio';
import {
  figureAttribute,
  noteAttribute,
  noteBackAttribute,
  taskAttribute,
} from '../../lib/contracts';
import {columns} from '../../lib/columns';
import type {Colours} from '../../settings/schema';
import {inWidth} from '../../markdown/figures/draw-chart';
import type {DomElement as Element} from '../plain-article';

/** The colours that drawings in texts may name: custom properties of src/css/tokens.css. */
const drawingColours = {
  '--site-page': 'paper',
  '--site-panel': 'surface',
  '--site-hairline': 'line',
  '--site-text': 'ink',
  '--site-text-quiet': 'muted',
  '--site-control': 'muted',
  '--site-link': 'accent',
  '--site-sun': 'accent',
  '--site-chart': 'muted',
} as const satisfies Readonly<Record<string, keyof Colours>>;

/** The widest picture that feeds show, in CSS pixels. */
const {widest} = columns;

/** The width of a drawing that takes that of its column. */
const {narrowest: width} = columns;

/** Draws the chart of a file of data in a width, in pixels. */
type DrawChart = (file: string, width: number) => string;

/** A file to be written beside the page of a post. */
type Drawing = {name: string; svg: string};

const margin = 16;

/** What a drawing needs outside a page: its box, in its own units, and how many pixels one of these is. */
type Frame = {box: readonly [x: number, y: number, width: number, height: number]; scale: number};

function frameOf($: CheerioAPI, svg: Element): Frame {
  const [x = 0, y = 0, width = widest, height = widest / 2] = ($(svg).attr('viewBox') ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return {
    box: [x - margin, y - margin, width + 2 * margin, height + 2 * margin],
    scale: Number($(svg).attr('width') ?? width) / width,
  };
}

/** A drawing as a separate file, on the day's paper colour, since a feed reader may be white or black. */
function standalone($: CheerioAPI, svg: Element, {box}: Frame, colours: Colours): string {
  const [x, y, width, height] = box;
  const copy = $(svg).clone();
  copy.attr({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: box.join(' '),
    // As narrow as the font of the site, for which the drawing has room.
    'font-family':
      "'Arial Narrow', 'Avenir Next Condensed', 'Roboto Condensed', 'Liberation Sans Narrow', sans-serif",
  });
  // Slightly larger than the drawing, whose sides are rounded to pixels.
  const sides = `M${x - 1} ${y - 1}h${width + 2}v${height + 2}h${-width - 2}z`;
  copy
    .children(':not(title, desc)')
    .first()
    .before(`<path d="${sides}" fill="${colours.paper}"></path>`);
  // Feed readers do not know the site's custom properties, and may not support any.
  // XML does not know `&nbsp;`, the only HTML entity that may be in the text.
  const text = $.xml(copy).replaceAll('&nbsp;', '\u00a0');
  const names: Readonly<Record<string, keyof Colours>> = drawingColours;
  return text.replaceAll(
    /var\((--[\w-]+)\)/g,
    // A colour from other style sheets becomes ink, so that the text is at least visible.
    (_, name: string) => colours[names[name] ?? 'ink'],
  );
}

const textOf = ($: CheerioAPI, svg: Element) =>
  ['title', 'desc']
    .map((name) => $(svg).children(name).text().replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('. ');

/**
 * Gives drawings that are as wide as their column the width of a text: charts are drawn from their data, and what an
 * author has drawn in the way of charts says itself what room it needs.
 */
function fixWidths($: CheerioAPI, drawChart: DrawChart): void {
  for (const svg of $('svg[width="100%"]:not(svg svg)').toArray()) {
    const data = $(svg).parent('figure').attr(figureAttribute);
    const words = $(svg).children('title, desc');
    const {style = '', height = ''} = svg.attribs;
    const room = (side: string) => Number(new RegExp(`--${side}:(\\d+)`).exec(style)?.[1] ?? 0);
    const sides = {start: room('start'), end: room('end'), height: Number.parseFloat(height)};
    $(svg).replaceWith(
      data === undefined
        ? inWidth(sides, $.html(words), $.html($(svg).contents().not(words)), width)
        : drawChart(data, width),
    );
  }
  $(`[${figureAttribute}]`).removeAttr(figureAttribute);
}

/** Turns drawings into pictures: most feed readers drop inline SVG. */
function takeDrawings($: CheerioAPI, address: string, colours: Colours): Drawing[] {
  return $('svg:not(svg svg)')
    .toArray()
    .map((svg, index) => {
      const frame = frameOf($, svg);
      const sizeOf = (side: number) => String(Math.round(side * frame.scale));
      const width = sizeOf(frame.box[2]);
      const height = sizeOf(frame.box[3]);
      $(svg).attr({width, height});
      const name = `drawing-${index + 1}.svg`;
      const drawing = {name, svg: standalone($, svg, frame, colours)};
      const src = new URL(name, address).href;
      $(svg).replaceWith($('<img>').attr({src, alt: textOf($, svg), width, height}));
      return drawing;
    });
}

function fitPictures($: CheerioAPI): void {
  for (const picture of $('img[width][height]').toArray()) {
    const width = Number(picture.attribs.width);
    const height = Number(picture.attribs.height);
    if (width > widest) {
      $(picture).attr({
        width: String(widest),
        height: String(Math.round((height * widest) / width)),
      });
    }
  }
}

/**
 * Turns formulas into their source. Many feed readers strip MathML and leave what is in it, where a fraction reads
 * as a product and a power as a factor: TeX looks worse than a formula, but is never wrong.
 */
function takeFormulas($: CheerioAPI): void {
  for (const formula of $('math').toArray()) {
    const code = $('<code>').text($(formula).attr('alttext') ?? '');
    if ($(formula).attr('display') === 'block') {
      $(formula).parent().replaceWith($('<pre>').append(code));
    } else {
      $(formula).replaceWith(code);
    }
  }
}

export type FeedContent = {html: string; drawings: Drawing[]};

/**
 * A post as a feed reader can show it: drawings are pictures, no picture is wider than readers show, formulas are in
 * TeX, and the title of a listing is above it.
 *
 * @param $ the post as src/output/plain-article.ts gives it; changed in place
 */
export function feedContent(
  $: CheerioAPI,
  address: string,
  colours: Colours,
  drawChart: DrawChart,
): FeedContent {
  fixWidths($, drawChart);
  const drawings = takeDrawings($, address, colours);
  fitPictures($);
  takeFormulas($);
  for (const listing of $('pre[data-title]').toArray()) {
    const title = $('<strong>').text($(listing).attr('data-title')!);
    $(listing).before($('<p>').append(title)).removeAttr('data-title');
  }
  $(`[${taskAttribute}]`).replaceWith((_, box) => $(box).contents());
  $('code').removeAttr('class');
  for (const mark of ['data-footnotes', noteAttribute, noteBackAttribute]) {
    $(`[${mark}]`).removeAttr(mark);
  }
  return {html: $('article').html()!.trim(), drawings};
}
