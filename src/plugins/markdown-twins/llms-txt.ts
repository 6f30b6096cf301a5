/** A heading and the texts under it. */
export type Section = {
  heading: string;
  entries: Array<{title: string; address: string; description: string}>;
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Brackets would end the words of a link. */
const linkText = (text: string) => oneLine(text).replace(/[[\]]/g, '\\$&');

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
          `- [${linkText(name)}](${address}): ${oneLine(description)}`,
      );
      return `## ${heading}\n\n${lines.join('\n')}\n`;
    });
  const quotation = summary ? [`> ${oneLine(summary)}\n`] : [];
  return [`# ${oneLine(title)}\n`, ...quotation, ...parts].join('\n');
}
