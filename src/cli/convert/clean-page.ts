import type {CheerioAPI} from 'cheerio';
import GithubSlugger from 'github-slugger';
import {show} from '../../check/finding';
import {isWebAddress} from '../../lib/addresses';

/** A page that becomes a post. */
type Page = {
  $: CheerioAPI;
  /** Keeps Markdown as it is until the text is written. */
  keep: (markdown: string) => string;
  /** Says what the page loses, as a clause. */
  say: (what: string) => void;
};

/** Writes the notes of Word, which are a list below the text, as Markdown. */
function convertNotes({$, keep}: Page): void {
  $('sup:has(> a[id*="note-ref-"])').each((index, mark) => {
    const note = `[^${index + 1}]`;
    const href = $(mark).children('a').attr('href');
    const item = $('li').filter((_, {attribs}) => `#${attribs.id}` === href);
    item.find('a[href*="note-ref-"]').remove();
    item.find('p:first').prepend(keep(`${note}: `));
    $('body').append(item.contents());
    item.remove();
    $(mark).replaceWith(keep(note));
  });
  $('ol:not(:has(li))').remove();
}

/** Replaces what Markdown cannot say, and what pages here do not show. */
function simplify({$, keep, say}: Page): void {
  $('iframe, embed, video, audio, script[src]').each((_, element) => {
    const src = $(element).attr('src') ?? $(element).find('[src]').attr('src') ?? '';
    say(`readers get a link to what was embedded: ${src}`);
    $(element).replaceWith($('<p>').append($('<a>').attr('href', src).text(src)));
  });
  $('dt[id^="comment-"] + dd').each((_, comment) => {
    say(`a comment: ${show($(comment).text().replace(/\s*↑$/, ''))}`);
  });
  $('td :is(br, li, p), th :is(br, li, p)').after(' ');
  $('table:has([colspan], [rowspan], ul, ol, pre, br, table, p + p)').each((_, table) => {
    say(`joined cells, or lists and lines in cells, of the table ${show($(table).text().trim())}`);
  });
  const styled = $('[style], font, center, div[align], p[align]').length;
  if (styled > 0) {
    say(`colours, sizes and alignment, in ${styled} places`);
  }
  $('style, script, form, button, object').remove();
  $('dl:has([id^="comment-"]), sup:has([id^="comment-ref-"])').remove();
  $('td pre, th pre').each((_, listing) => {
    $(listing).replaceWith($('<code>').text($(listing).text().replace(/\s+/g, ' ')));
  });
  $('table:not(:has(th)) tr:first-child td').each((_, cell) => {
    cell.tagName = 'th';
  });
  $('figure img').wrap('<p>');
  $('figcaption').wrapInner('<p><em>');
  for (const element of $('details, kbd, mark, sub, summary, sup, u').get().reverse()) {
    const [open, end] = [`<${element.tagName}>`, `</${element.tagName}>`].map((tag) => keep(tag));
    $(element).replaceWith(open! + $(element).html()! + end!);
  }
}

/** Takes the title out of a page, drops empty headings, and makes the largest of the others `##`. Returns the title. */
function convertHeadings({$}: Page, known: string | undefined): string | undefined {
  const slugger = new GithubSlugger();
  let title = known;
  $('h1, h2, h3, h4, h5, h6').each((_, heading) => {
    const html = $(heading).html()!;
    // Google Docs writes ids and asterisks.
    $(heading).html(html.replace(/\s*\{#[^}\s]+\}\s*$|<\/?(?:strong|b)>/g, ''));
    const words = $(heading).text().trim();
    const isFirst = heading.tagName === 'h1' && $(heading).prevAll().text().trim() === '';
    if (words === '' || (isFirst && (known ?? words) === words)) {
      title = words || title;
      $(heading).replaceWith($(heading).find('img'));
    }
    $(heading).attr('id', slugger.slug(words));
  });
  const rest = $('h1, h2, h3, h4, h5, h6').get();
  const largest = Math.min(...rest.map(({tagName}) => Number(tagName[1])));
  for (const heading of rest) {
    heading.tagName = `h${Math.min(6, Number(heading.tagName[1]) + 2 - largest)}`;
  }
  return title;
}

/**
 * Brings a page into the form of a post, and returns its title.
 *
 * @param known the title, if front matter has it
 * @param take takes a picture along, and gives its path
 */
export function cleanPage(
  page: Page,
  known: string | undefined,
  take: (src: string, words: string) => string | undefined,
): string | undefined {
  const {$, keep, say} = page;
  const marker = `<p>${keep('<!-- truncate -->')}</p>`;
  $('body').html(
    $('body')
      .html()!
      .replace(/<!--\s*(?:more|truncate)\s*-->/i, marker),
  );
  convertNotes(page);
  simplify(page);
  $('img').each((_, image) => {
    const {src = '', alt = '', caption = null, title = caption} = image.attribs;
    const words = alt || $(image).closest('figure').find('figcaption').text();
    const path = take(src, words);
    $(image).attr({src: path ?? src, alt: words, title});
    if (path === undefined && src.startsWith('https:')) {
      say(`readers get a link to the picture ${src}: save a copy beside the post`);
    } else if (path === undefined) {
      say(`there is no picture ${show(src)} that browsers show: put it beside the post`);
      $(image).remove();
    }
  });
  const title = convertHeadings(page, known);
  const ids = $('[id]')
    .get()
    .map(({attribs}) => `#${attribs.id}`);
  $('a').each((_, link) => {
    const {href = ''} = link.attribs;
    if (!ids.includes(href) && !isWebAddress(href) && !href.startsWith('mailto:')) {
      say(`the link to ${href} leads nowhere from here: only its words stay`);
      $(link).replaceWith($(link).html()!);
    }
  });
  if (!$('body').html()!.includes(marker)) {
    const opening = $('p:not(li p, blockquote p)').filter((_, p) => $(p).text() !== '');
    opening.first().after(marker);
  }
  return title;
}
