import {load, type CheerioAPI} from 'cheerio';
import type {parseDocument} from 'htmlparser2';
import {
  alignmentAttribute,
  calloutClass,
  codeBlockClass,
  figureAttribute,
  languageAttribute,
  nightPictureClass,
  noteAttribute,
  noteBackAttribute,
  playerAttribute,
  postExtrasAttribute,
  taskAttribute,
} from '../lib/contracts';
import {escapeHtml} from '../lib/escape-html';
import type {Words} from '../settings/words';

/** An element of HTML, as cheerio reads it. */
export type DomElement = Extract<
  ReturnType<typeof parseDocument>['children'][number],
  {attribs: object}
>;

/** Elements that only work on the page, or that repeat what the text says. */
const leftOut = [
  'a.hash-link',
  'button',
  'iframe',
  'link',
  'meta',
  'noscript',
  'script',
  'style',
  'template',
  'track',
  'wbr',
  `.${nightPictureClass}`,
  `[${playerAttribute}]`,
  `[${postExtrasAttribute}]`,
].join();

/** Attributes that mean something without the site's styles and scripts; all others are removed. */
const kept: Record<string, readonly string[]> = {
  a: ['href', noteAttribute, noteBackAttribute],
  '*': ['dir', 'lang'],
  abbr: ['title'],
  audio: ['controls', 'src'],
  blockquote: ['cite'],
  code: ['class'],
  figure: [figureAttribute],
  img: ['alt', 'height', 'src', 'title', 'width'],
  li: ['value'],
  math: ['alttext', 'display'],
  ol: ['reversed', 'start', 'type'],
  pre: ['data-title'],
  section: ['data-footnotes'],
  source: ['src', 'type'],
  span: [taskAttribute],
  td: ['align', 'colspan', 'rowspan'],
  th: ['align', 'colspan', 'rowspan', 'scope'],
  time: ['datetime'],
  video: ['controls', 'height', 'poster', 'src', 'width'],
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function plainListings($: CheerioAPI): void {
  for (const block of $(`.${codeBlockClass}`).toArray()) {
    const language = $(block).attr(languageAttribute) ?? 'text';
    const title = $(block).find('div > span').first().text();
    const text = $(block).find('code').first().text().replace(/\n$/, '');
    const code = $('<code>').attr('class', `language-${language}`).text(`${text}\n`);
    const pre = $('<pre>').append(code);
    if (title !== '' && title !== language) {
      pre.attr('data-title', title);
    }
    $(block).replaceWith(pre);
  }
}

/** Turns callouts, whose first paragraph says their kind, and asides into quotations that begin with what they are. */
function plainNotes($: CheerioAPI): void {
  for (const note of $('[role="note"]').toArray()) {
    const head = $(note).filter(`.${calloutClass}`).children('p').first();
    const [kind] = head.contents().toArray();
    if (kind && 'data' in kind) {
      kind.data = capital(kind.data);
    }
    const opening = $('<strong>')
      .text($(note).attr('aria-label') ?? '')
      .append(head.contents());
    head.remove();
    const quotation = $('<blockquote>').append($(note).contents());
    if (opening.text() !== '') {
      quotation.prepend($('<p>').append(opening));
    }
    $(note).replaceWith(quotation);
  }
}

/**
 * Gathers the notes beside a text at its end: feed readers set footnotes, not side notes, and Markdown has its
 * definitions there.
 */
function plainFootnotes($: CheerioAPI): void {
  const back = `[${noteBackAttribute}]`;
  const numberOf = (note: DomElement) => Number($(note).find(back).first().text());
  const notes = $<DomElement, string>('[role="doc-footnote"]').toArray();
  const list = $('<ol>');
  for (const note of notes.sort((one, other) => numberOf(one) - numberOf(other))) {
    const item = $('<li>').attr('id', note.attribs.id).append($(note).contents());
    const [number, other] = item.find(back).toArray();
    if (number?.next && 'data' in number.next) {
      number.next.data = number.next.data.trimStart();
    }
    const sign = $(number).text('↩');
    if (other) {
      $(other).before(sign, ' ');
    } else {
      item.children().last().append(' ', sign);
    }
    list.append(item);
    $(note).remove();
  }
  if (notes.length > 0) {
    $('article').append($('<section data-footnotes>').append(list));
  }
}

/** Replaces controls that readers set or type into, such as a calculator, with a sentence that links to them. */
function plainControls($: CheerioAPI, address: string, words: Words): void {
  for (const controls of $('form, section[aria-label]').has('input, select, textarea').toArray()) {
    const id = $(controls).attr('id');
    const label = $(controls).attr('aria-label') ?? words('embed.form');
    const link = $('<a>')
      .attr('href', id === undefined ? address : `#${id}`)
      .text(words('plain.controls'));
    $(controls).replaceWith($('<p>').append(`${escapeHtml(label)}: `, link, '.'));
  }
}

/** Opens all tabs and disclosures, each after its name, except for the data of a figure, which moves after it. */
function plainDisclosures($: CheerioAPI): void {
  for (const panel of $('[role="tabpanel"]').toArray()) {
    const tabs = $(panel).parent().prev().children();
    const tab = $(panel).is('[hidden]')
      ? tabs.eq($(panel).index())
      : tabs.filter('[aria-selected=true]');
    $(panel).prepend($('<p>').append($('<strong>').append(tab.contents().clone())));
  }
  $('[role="tablist"]').remove();
  for (const data of $('figcaption > details').toArray()) {
    $(data).closest('figure').after(data);
  }
  const opened = $('details').not('figure + details');
  opened
    .children('summary')
    .replaceWith((_, summary) => $('<p>').append($('<strong>').append($(summary).contents())));
  opened.replaceWith((_, details) => $(details).contents());
}

function plainMedia($: CheerioAPI, words: Words): void {
  $('picture > source').remove();
  $('picture').replaceWith((_, picture) => $(picture).contents());
  // Without a player, a recording or a video is a link to its file.
  for (const media of $('audio, video').toArray()) {
    const label = $(media).attr('aria-label') ?? '';
    const src = $(media).attr('src') ?? $(media).find('source').attr('src');
    if (src !== undefined) {
      const isSound = $(media).is('audio');
      const link = $('<a>')
        .attr('href', src)
        .text(
          isSound ? words('plain.recording', {title: label || src}) : label || words('embed.video'),
        );
      $(media).after($(media).parent().is('p') ? link : $('<p>').append(link));
    }
  }
  $('svg').not('svg svg, :has(> title)').remove();
}

function plainTables($: CheerioAPI): void {
  $('div:has(> table)').replaceWith((_, frame) => $(frame).contents());
  for (const cell of $(`[${alignmentAttribute}]`).toArray()) {
    $(cell).attr('align', $(cell).attr(alignmentAttribute));
  }
}

function plainAttributes($: CheerioAPI, address: string): void {
  // Where feed readers keep them, footnotes and links within the text lead there, and not to the page.
  const targets = new Set(
    $('a')
      .toArray()
      .map((link) => link.attribs.href),
  );
  for (const element of $<DomElement, string>('*').not('svg, svg *').toArray()) {
    const allowed = [...kept['*']!, ...(kept[element.name] ?? [])];
    for (const name of Object.keys(element.attribs)) {
      const isTarget =
        name === 'id' && targets.has(new URL(`#${element.attribs.id}`, address).href);
      if (!isTarget && !allowed.includes(name)) {
        $(element).removeAttr(name);
      }
    }
  }
  $('svg, svg *').removeAttr('class');
}

function absoluteAddresses($: CheerioAPI, base: string): void {
  for (const name of ['href', 'src', 'poster', 'cite']) {
    // Leave invalid addresses, such as `http://`, as their author wrote them.
    $(`[${name}]`).attr(name, (_, value) =>
      URL.canParse(value, base) ? new URL(value, base).href : value,
    );
  }
}

/** Removes elements that only carried a style; a block that held only words becomes a paragraph. */
function withoutFrames($: CheerioAPI): void {
  const blocks =
    'p, div, pre, table, ul, ol, dl, figure, blockquote, section, h1, h2, h3, h4, img, svg';
  const means = `[dir], [id], [lang], [${taskAttribute}]`;
  $('span')
    .not(means)
    .replaceWith((_, span) => $(span).contents());
  for (const frame of $('div').not(means).toArray().reverse()) {
    const isText = $(frame).has(blocks).length === 0 && $(frame).text().trim() !== '';
    $(frame).replaceWith(isText ? $('<p>').append($(frame).contents()) : $(frame).contents());
  }
  $('p')
    .filter((_, paragraph) => $(paragraph).contents().length === 0)
    .remove();
}

/**
 * The text of a page in a form that can be read anywhere: HTML of plain elements with absolute addresses, without
 * anything that needs the site's styles or scripts. What a link in it leads to has its id. Listings are text, callouts
 * are quotations that begin with their kind, a picture is one `<img>`, and a recording or video has a link to its file.
 * Drawings stay if they have a title; the data of a figure is a `<details>` after it. Controls are replaced by a
 * sentence that links to them.
 *
 * Kept for later steps: `pre[data-title]`, `code[class=language-…]`, and the marks of footnotes,
 * `section[data-footnotes]`, and `noteAttribute` and `noteBackAttribute` of links; `taskAttribute` of the box of a task; `figureAttribute` of a chart.
 *
 * @param text as it is written in the page
 * @param address of the page, absolute
 * @returns a tree with the text in an `<article>`
 */
export function plainArticle(text: string, address: string, words: Words): CheerioAPI {
  const $ = load(`<article>${text}</article>`, null, false);
  $('*')
    .contents()
    .filter((_, {nodeType}) => nodeType === 8 /* a comment */)
    .remove();
  $(leftOut).remove();
  plainListings($);
  plainNotes($);
  plainFootnotes($);
  plainControls($, address, words);
  plainDisclosures($);
  plainMedia($, words);
  plainTables($);
  absoluteAddresses($, address);
  plainAttributes($, address);
  withoutFrames($);
  return $;
}
