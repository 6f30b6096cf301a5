import {escapeMarkdown, markdownLink} from './alternate';

/** A heading and the texts under it. */
export type Section = {
  heading: string;
  entries: Array<{title: string; address: string; description: string}>;
};

/** `llms.txt` lists at most this many texts of a section. */
export const mostListed = 500;
/** `llms-full.txt` holds at most this many texts of each section in full. */
export const mostInFull = 50;

const listOf = (entries: Section['entries']) =>
  entries
    .map(
      ({title, address, description}) =>
        `- ${markdownLink(title, address)}: ${escapeMarkdown(description)}\n`,
    )
    .join('');

/**
 * The table of contents that https://llmstxt.org describes. Sections without entries are left out.
 *
 * @param summary one sentence on the site; may be empty
 */
export function llmsTxt(title: string, summary: string, sections: Section[]): string {
  const parts = sections
    .filter(({entries}) => entries.length > 0)
    .map(({heading, entries}) => `## ${heading}\n\n${listOf(entries)}`);
  const quotation = summary ? [`> ${escapeMarkdown(summary)}\n`] : [];
  return [`# ${escapeMarkdown(title)}\n`, ...quotation, ...parts].join('\n');
}

/**
 * The first texts of each section in full, one after the other, followed by a list of the rest.
 *
 * @param sections with the Markdown of their texts, in the order of their entries; the rest needs none
 */
export function llmsFullTxt(sections: Array<Section & {texts: string[]}>): string {
  return sections
    .flatMap(({heading, entries, texts}) => {
      const rest = entries.slice(mostInFull, mostInFull + mostListed);
      return [
        ...texts.slice(0, mostInFull),
        ...(rest.length > 0 ? [`# Further ${heading.toLowerCase()}\n\n${listOf(rest)}`] : []),
      ];
    })
    .join('\n');
}
