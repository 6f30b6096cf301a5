import type {PhrasingContent} from 'mdast';
import {stringify} from 'yaml';
import {remarkStringify, unified} from '../../lib/es-packages.cjs';
import type {SitePage} from '../../content/site-pages';
import {threadsOf} from '../../content/threads';

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

/** The Markdown of a text, whose body may have a title of its own, with its metadata as front matter. */
export function alternate(
  {title: name, description, updated, post, authors}: SitePage,
  body: string,
  canonical: string,
): string {
  const {date, tags = [], frontMatter = {}} = post?.metadata ?? {};
  const threads = threadsOf(frontMatter).map(({url}) => url);
  const matter = {
    title: name,
    description,
    date: day(date),
    last_update: day(updated) === day(date) ? undefined : day(updated),
    authors: post && authors.map((author) => author.name),
    tags: post && tags.map(({label}) => label),
    discuss: threads.length > 0 ? threads : undefined,
    canonical,
  };
  const title = body.startsWith('# ') ? '' : `# ${escapeMarkdown(name)}\n\n`;
  return `---\n${stringify(matter, {lineWidth: 0})}---\n\n${title}${body}\n`;
}

export type Section = {
  heading: string;
  entries: Array<{title: string; address: string; description: string}>;
};

/** The table of contents that https://llmstxt.org describes; the summary is one sentence on the site, or empty. */
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
