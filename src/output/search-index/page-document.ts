import {listingWeight, type SearchField} from '../../lib/contracts';
import {escapeAttribute, escapeHtml} from '../../lib/escape-html';
import {foldedWords} from '../../lib/fold';
import type {SitePage} from '../../content/site-pages';

/**
 * The weight of words in tables, and of those that readers type otherwise, where those of prose have 1: excerpts then show
 * sentences, where there are any, and not the output of a program that names the same thing on every line.
 */
const besideProse = '0.4';

/** A parenthesis in a listing, after which Pagefind would find no name: `fc.property` in `fc.assert(fc.property(`. */
const call = /\((?=(?:<[^>]*>)*[\w$])/g;

/** A listing of data, and what is before it in its block. */
const data = /(\bdata-language="?json\b[^>]*>.*?)<pre\b.*?<\/pre>/gs;

/** Where a word ends for readers but not for Pagefind, which waits for the `</p>` that HTML may leave out, and knows few elements. */
const edges =
  /<(?:p|pre|t[dhr]|d[td]|rt|hr|option|caption|fig\w+)\b|<\/(?:m[ino]|mtext|summary|pre|aside|blockquote|fig\w+)>/g;

/**
 * What the index is given of a page: its title, description and text as it is written there. Its day, tags and team are
 * searched too, so that `terraform 2024` narrows what `terraform` finds. Words with letters such as ø and ß, which the index would not
 * find otherwise, are added as readers type them.
 */
export function pageDocument(page: SitePage, text: string): string {
  const {date, tags = []} = page.post?.metadata ?? {};
  const fields: Record<SearchField, string> = {
    title: page.title,
    date: date?.toISOString().slice(0, 10) ?? '',
    tags: tags.map(({label}) => label).join(', '),
    team: page.authors.map(({name}) => name).join(', '),
  };
  const written = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) =>
        `<i data-pagefind-meta="${name}[title]" title="${escapeAttribute(value)}"></i>`,
    );
  const readable = text
    // Data is no text: a name in it would be found, and shown as if it were a sentence.
    .replace(data, '$1')
    .replace(/<pre\b.*?<\/pre>/gs, (listing) =>
      listing.replace('<pre', `<pre data-pagefind-weight="${listingWeight}"`).replace(call, '( '),
    )
    .replaceAll('<table', `<table data-pagefind-weight="${besideProse}"`)
    .replace(edges, ' $&');
  const typed = foldedWords(
    `${Object.values(fields).join(' ')} ${page.description} ${text.replace(/<[^>]*>/g, ' ')}`,
  );
  const added =
    typed.length > 0 ? `<p data-pagefind-weight="${besideProse}">${typed.join(' ')}</p>` : '';
  return `<!doctype html><html><body data-pagefind-body>${written.join('')}<p>${escapeHtml(page.description)}</p>${readable}${added}</body></html>`;
}
