import {escapeMarkdown} from './escape-markdown';

/** A heading and the texts under it. */
export type Section = {
  heading: string;
  entries: Array<{title: string; address: string; description: string}>;
};

/**
 * The table of contents that https://llmstxt.org describes. Sections without entries are left out.
 *
 * @param summary one sentence on the site; may be empty
 */
export function llmsTxt(title: string, summary: string, sections: Section[]): string {
  const parts = sections
    .filter(({entries}) => entries.length > 0)
    .map(({heading, entries}) => {
      const lines = entries.map(
        ({title: name, address, description}) =>
          `- [${escapeMarkdown(name)}](${address}): ${escapeMarkdown(description)}`,
      );
      return `## ${heading}\n\n${lines.join('\n')}\n`;
    });
  const quotation = summary ? [`> ${escapeMarkdown(summary)}\n`] : [];
  return [`# ${escapeMarkdown(title)}\n`, ...quotation, ...parts].join('\n');
}
