import type {PhrasingContent} from 'mdast';
import {stringify} from 'yaml';
import {remarkStringify, unified} from '../../lib/es-modules.cjs';
import type {SiteText} from '../texts';

const processor = unified().use(remarkStringify, {resourceLink: true}).freeze();

const inLine = (text: string) => ({type: 'text', value: text.replace(/\s+/g, ' ').trim()}) as const;

const inParagraph = (child: PhrasingContent) =>
  processor.stringify({type: 'root', children: [{type: 'paragraph', children: [child]}]}).trim();

/** Escapes a text as one line of Markdown that shows exactly that text. */
export const escapeMarkdown = (text: string): string => inParagraph(inLine(text));

/** A Markdown link that shows exactly its text. */
export const markdownLink = (text: string, url: string): string =>
  inParagraph({type: 'link', url, children: [inLine(text)]});

const day = (date: Date | undefined) => date?.toISOString().slice(0, 10);

/**
 * The Markdown of a text, with its metadata as front matter.
 *
 * @param body its Markdown, with or without a title of its own
 * @param canonical the address of its page
 */
export function alternate(text: SiteText, body: string, canonical: string): string {
  const published = day(text.published);
  const updated = day(text.updated);
  const {name, path, ...part} = text.series ?? {};
  const facts = {
    title: text.title,
    description: text.description,
    date: published,
    last_update: updated === published ? undefined : updated,
    authors: text.authors,
    tags: text.tags,
    discuss: text.discuss,
    series:
      path === undefined ? undefined : {name, ...part, address: new URL(path, canonical).href},
    canonical,
  };
  const title = body.startsWith('# ') ? '' : `# ${escapeMarkdown(text.title)}\n\n`;
  return `---\n${stringify(facts, {lineWidth: 0})}---\n\n${title}${body}\n`;
}
