export type Cited = {
  title: string;
  /** Names of teams or people. */
  authors: string[];
  site: string;
  /** ISO 8601 date. */
  date: string;
  /** Absolute address. */
  url: string;
};

/** Escapes of characters that are special in TeX. */
const escaped: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const escapeTex = (text: string) =>
  text.replace(/[\\~^&%$#_{}]/g, (character) => escaped[character] ?? `\\${character}`);

/** A citation in one sentence, as plain text. */
export function plainCitation({title, authors, site, date, url}: Cited): string {
  const by = authors.length > 0 ? `${authors.join(', ')}, ` : '';
  return `${by}“${title}”, ${site}, ${date.slice(0, 10)}, ${url}`;
}

/**
 * A BibTeX entry of the type `@misc`, which every style knows; biblatex reads it too.
 *
 * The inner braces preserve the capitalisation of titles and names (btxdoc, Patashnik 1988).
 */
export function bibtex({title, authors, site, date, url}: Cited): string {
  const [year, month] = date.split('-') as [string, string];
  const slug = url.replace(/\/$/, '').split('/').at(-1)!;
  const fields: Array<[name: string, value: string]> = [
    ['author', authors.map((name) => `{${escapeTex(name)}}`).join(' and ')],
    ['title', `{${escapeTex(title)}}`],
    ['howpublished', escapeTex(site)],
    ['year', year],
    ['month', String(Number(month))],
    ['url', url],
  ];
  return [
    `@misc{${slug}-${year},`,
    ...fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}},`),
    '}',
  ].join('\n');
}
