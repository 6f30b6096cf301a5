import type {PhrasingContent} from 'mdast';
import {stringify} from 'yaml';
import {remarkStringify, unified} from '../../lib/es-modules.cjs';
import type {SiteText} from '../texts';

const processor = unified().use(remarkStringify, {resourceLink: true}).freeze();

const inLine = (text: string) => ({type: 'text', value: text.replace(/\s+/g, ' ').trim()}) as const;

const inParagraph = (child: PhrasingContent) =>
  processor.stringify({type: 'root', children: [{type: 'paragraph', children: [child]}]}).trim();

/** Escapes a text as one line of Markdown that shows exactly that text. */
const escapeMarkdown = (text: string): string => inParagraph(inLine(text));

/** A Markdown link that shows exactly its text. */
const markdownLink = (text: string, url: string): string =>
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

/** A heading and the texts under it. */
export type Section = {
  heading: string;
  entries: Array<{title: string; address: string; description: string}>;
};

/**
 * The table of contents that https://llmstxt.org describes.
 *
 * @param summary one sentence on the site; may be empty
 */
export function llmsTxt(title: string, summary: string, sections: Section[]): string {
  const parts = sections.map(({heading, entries}) => {
    const lines = entries.map(
      ({title: name, address, description}) =>
        `- ${markdownLink(name, address)}: ${escapeMarkdown(description)}\n`,
    );
    return `## ${heading}\n\n${lines.join('')}`;
  });
  const quotation = summary ? [`> ${escapeMarkdown(summary)}\n`] : [];
  return [`# ${escapeMarkdown(title)}\n`, ...quotation, ...parts].join('\n');
}
