/** What a citation of a post is made of. */
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

/** Characters that mean something to TeX, written so that they mean themselves. */
const escaped: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

const escapeTex = (text: string) =>
  text.replace(/[\\~^&%$#_{}]/g, (character) => escaped[character] ?? `\\${character}`);

/** A citation in one sentence, for a text. */
export function plainCitation({title, authors, site, date, url}: Cited): string {
  const by = authors.length > 0 ? `${authors.join(', ')}, ` : '';
  return `${by}“${title}”, ${site}, ${date.slice(0, 10)}, ${url}`;
}

/**
 * An entry for BibTeX, of the type `@misc`, which every style knows; biblatex reads it too.
 *
 * The braces within keep the letters of titles and names as they are (btxdoc, Patashnik 1988).
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
