import {load, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import type {Colours} from '../../site/schema';

/** The widest picture that feed readers show, in CSS pixels. */
const widest = 720;

/** A file to be written beside the page of a post. */
type Drawing = {name: string; svg: string};

/** The names of src/css/base.css that a drawing may use for its colours. */
function colourNames({paper, surface, line, muted, ink, accent}: Colours): string {
  const names: Record<string, string> = {
    'site-page': paper,
    'site-panel': surface,
    'site-hairline': line,
    'site-text': ink,
    'site-text-quiet': muted,
    'site-control': muted,
    'site-link': accent,
    'site-sun': accent,
  };
  return Object.entries(names)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');
}

const margin = 16;

/** The place of a drawing, and its width and height. */
function boxOf($: CheerioAPI, svg: Element): number[] {
  const box = ($(svg).attr('viewBox') ?? '').split(/[\s,]+/).map(Number);
  return box.length === 4 ? box : [0, 0, widest, widest / 2];
}

/** A drawing as a file of its own: on the paper of the day, since a reader may be white or black. */
function standalone($: CheerioAPI, svg: Element, colours: Colours): string {
  const style = `svg{${colourNames(colours)};background:${colours.paper};font-family:system-ui,sans-serif}`;
  const copy = $(svg).clone().attr('xmlns', 'http://www.w3.org/2000/svg');
  const [left, top, width, height] = boxOf($, svg);
  const room = [left! - margin, top! - margin, width! + 2 * margin, height! + 2 * margin];
  copy.attr('viewBox', room.join(' '));
  copy.prepend(`<style>${style}</style>`);
  return $.xml(copy);
}

const textOf = ($: CheerioAPI, svg: Element) =>
  ['title', 'desc']
    .map((name) => $(svg).children(name).text().replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('. ');

/** Makes pictures of drawings: most readers leave SVG out where it stands in the text. */
function takeDrawings($: CheerioAPI, address: string, colours: Colours): Drawing[] {
  return $('svg')
    .toArray()
    .map((svg, index) => {
      const drawing = {name: `drawing-${index + 1}.svg`, svg: standalone($, svg, colours)};
      const [, , width, height] = boxOf($, svg).map((side) => side + 2 * margin);
      $(svg).replaceWith(
        $('<img>').attr({
          src: new URL(drawing.name, address).href,
          alt: textOf($, svg),
          width: String(width),
          height: String(height),
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

export type FeedContent = {html: string; drawings: Drawing[]; firstImage: string | undefined};

/**
 * A post as a feed reader can show it: drawings are pictures, no picture is wider than readers show, and
 * the title of a listing stands above it.
 *
 * @param article as src/lib/plain-article.ts gives it
 * @param address of the post, absolute
 * @param colours of drawings
 */
export function feedContent(article: string, address: string, colours: Colours): FeedContent {
  const $ = load(article, null, false);
  const drawings = takeDrawings($, address, colours);
  fitPictures($);
  for (const listing of $('pre[data-title]').toArray()) {
    const title = $('<strong>').text($(listing).attr('data-title')!);
    $(listing).before($('<p>').append(title)).removeAttr('data-title');
  }
  $('code').removeAttr('class');
  for (const mark of ['data-footnotes', 'data-footnote-ref', 'data-footnote-backref']) {
    $(`[${mark}]`).removeAttr(mark);
  }
  return {html: $.html().trim(), drawings, firstImage: $('img').first().attr('src')};
}
