import type {CheerioAPI} from 'cheerio';
import type {DomElement as Element} from '../../lib/es-modules.cjs';
import {noteAttribute, noteBackAttribute} from '../../lib/contracts';
import type {Colours} from '../../settings/schema';

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

/** The widest picture that feed readers show, in CSS pixels. */
const widest = 720;

/** A file to be written beside the page of a post. */
type Drawing = {name: string; svg: string};

/** The colours of a drawing, by their names in src/css/tokens.css. */
const namedColours = (colours: Colours) =>
  new Map(Object.entries(drawingColours).map(([name, key]) => [name, colours[key]]));

const margin = 16;

/** A chart is as wide as its column, here that of a page; it has its margins in a style, in ems. */
const column = 664;

/** The size and the margins of a chart in pixels; `undefined` if the drawing has a size of its own. */
function columnOf($: CheerioAPI, svg: Element) {
  if ($(svg).attr('width') !== '100%') {
    return undefined;
  }
  const em = Number($(svg).attr('font-size'));
  const [, right, left] = (
    /padding:\s*0 ([\d.]+)em 0 ([\d.]+)em/.exec($(svg).attr('style') ?? '') ?? [0, 0, 0]
  ).map(Number);
  return {
    left: left! * em,
    width: column - (left! + right!) * em,
    height: Number.parseFloat($(svg).attr('height') ?? '0') * em,
  };
}

/** The box of a drawing, including a margin, and how many pixels one of its units is. */
function boxOf($: CheerioAPI, svg: Element) {
  const chart = columnOf($, svg);
  if (chart) {
    const room = [-margin, -margin, column + 2 * margin, chart.height + 2 * margin] as const;
    return {room, scale: 1};
  }
  const box = ($(svg).attr('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const [left, top, width, height] = (box.length === 4 ? box : [0, 0, widest, widest / 2]) as [
    number,
    number,
    number,
    number,
  ];
  const scale = Number($(svg).attr('width') ?? width) / width;
  return {
    room: [left - margin, top - margin, width + 2 * margin, height + 2 * margin] as const,
    scale,
  };
}

/** A drawing as a separate file, on the day's paper colour, since a feed reader may be white or black. */
function standalone($: CheerioAPI, svg: Element, colours: Colours): string {
  const {
    room: [x, y, width, height],
    scale,
  } = boxOf($, svg);
  const copy = $(svg).clone();
  const chart = columnOf($, svg);
  if (chart) {
    const {left, width: wide, height: high} = chart;
    const words = copy.children('title, desc');
    const inner = $('<svg>').attr({
      x: String(left),
      width: String(wide),
      height: String(high),
      overflow: 'visible',
    });
    inner.append(copy.contents().not(words));
    copy.removeAttr('style').append(inner);
  }
  copy.attr({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [x, y, width, height].join(' '),
    width: String(Math.round(width * scale)),
    height: String(Math.round(height * scale)),
    'font-family': 'system-ui, sans-serif',
  });
  // Slightly larger than the drawing, whose sides are rounded to pixels.
  const sides = `M${x - 1} ${y - 1}h${width + 2}v${height + 2}h${-width - 2}z`;
  copy
    .children(':not(title, desc)')
    .first()
    .before(`<path d="${sides}" fill="${colours.paper}"></path>`);
  const names = namedColours(colours);
  // Feed readers do not know the site's custom properties, and may not support any.
  // XML does not know `&nbsp;`, the only HTML entity that may be in the text.
  const text = $.xml(copy).replaceAll('&nbsp;', '\u00a0');
  return text.replaceAll(
    /var\((--[\w-]+)\)/g,
    // A colour from other style sheets becomes ink, so that the text is at least visible.
    (_, name: string) => names.get(name) ?? colours.ink,
  );
}

const textOf = ($: CheerioAPI, svg: Element) =>
  ['title', 'desc']
    .map((name) => $(svg).children(name).text().replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('. ');

/** Turns drawings into pictures: most feed readers drop inline SVG. */
function takeDrawings($: CheerioAPI, address: string, colours: Colours): Drawing[] {
  return $('svg')
    .toArray()
    .map((svg, index) => {
      const drawing = {name: `drawing-${index + 1}.svg`, svg: standalone($, svg, colours)};
      const {
        room: [, , width, height],
        scale,
      } = boxOf($, svg);
      $(svg).replaceWith(
        $('<img>').attr({
          src: new URL(drawing.name, address).href,
          alt: textOf($, svg),
          width: String(Math.round(width * scale)),
          height: String(Math.round(height * scale)),
        }),
      );
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

export type FeedContent = {html: string; drawings: Drawing[]; firstImage: string | undefined};

/**
 * A post as a feed reader can show it: drawings are pictures, no picture is wider than readers show, formulas are
 * in TeX, and the title of a listing stands above it.
 *
 * @param $ the post as src/build/plain-article.ts gives it; changed in place
 * @param address of the post, absolute
 * @param colours of drawings
 */
export function feedContent($: CheerioAPI, address: string, colours: Colours): FeedContent {
  const drawings = takeDrawings($, address, colours);
  fitPictures($);
  takeFormulas($);
  for (const listing of $('pre[data-title]').toArray()) {
    const title = $('<strong>').text($(listing).attr('data-title')!);
    $(listing).before($('<p>').append(title)).removeAttr('data-title');
  }
  $('code').removeAttr('class');
  for (const mark of ['data-footnotes', noteAttribute, noteBackAttribute]) {
    $(`[${mark}]`).removeAttr(mark);
  }
  return {html: $('article').html()!.trim(), drawings, firstImage: $('img').first().attr('src')};
}
