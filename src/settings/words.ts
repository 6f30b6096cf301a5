import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** Words that builds write where no React does, each with what tells a translator its place. */
const english = {
  'figure.measured': ['Measured data as a table', 'Opens the numbers of a chart'],
  'figure.computed': ['Computed data as a table', 'Opens the numbers of a chart'],
  'figure.copied': ['Copied data as a table', 'Opens the numbers of a chart'],
  'figure.measuredBy': ['Measured by {command} on {date}: {machine}.', 'Below such a table'],
  'figure.computedBy': ['Computed by {command} on {date}.', 'Below such a table'],
  'figure.copiedBy': [
    'Copied from the output of a benchmark by {command} on {date}.',
    'Below such a table',
  ],
  formula: ['Formula', 'A formula that scrolls, for screen readers'],
  'note.back': ['Back to reference {number}', 'From a note to the text, for screen readers'],
  'episode.chapters': ['Chapters', 'The chapters of an episode, for screen readers'],
  'episode.captions': ['Captions', 'The captions of an episode'],
  'episode.captionsFile': ['Captions (WebVTT)', 'Link to the captions of an episode'],
  'episode.download': ['Download (MP3, {size})', 'Link to the recording of an episode'],
  'episode.transcript': ['Transcript', 'Link to the transcript of an episode, and its heading'],
  'episode.facts': ['Episode {number}, {day}, {length}.', 'Below the title of an episode'],
  'episode.post': ['The post about it', 'Link from an episode to its post'],
  'embed.recording': ['Recording', 'Link to what the page itself does not show'],
  'embed.file': ['Embedded file', 'Link to what the page itself does not show'],
  'embed.form': ['Form', 'Link to what the page itself does not show'],
  'embed.page': ['Embedded page', 'Link to what the page itself does not show'],
  'embed.picture': ['Picture', 'Link to what the page itself does not show'],
  'embed.video': ['Video', 'Link to what the page itself does not show'],
  'plain.controls': ['open it on the page', 'In feeds and Markdown, in place of a form'],
  'plain.recording': ['Listen: {title}', 'In feeds and Markdown, in place of a player'],
  'feed.use': [
    'This is a feed. Copy the address of this page into a feed reader, and new posts come to you.',
    'Above a feed that is opened in a browser',
  ],
  'llms.posts': ['Posts', 'A heading of llms.txt'],
  'llms.pages': ['Pages', 'A heading of llms.txt'],
  'llms.documents': ['Documents', 'A heading of llms.txt'],
  'llms.full': ['Texts in full', 'A link in llms.txt'],
  'llms.fullDescription': ['The first {count} texts of each kind in one file.', 'In llms.txt'],
  'llms.sitemap': ['All pages', 'A link in llms.txt'],
  'llms.sitemapDescription': [
    'The sitemap, with those that are not listed here.',
    'In llms.txt, after “All pages”',
  ],
  'address.moved': ['This page has moved', 'Title of the page at a former address'],
  'address.movedTo': ['It is now at {address}.', 'Where a page has moved to'],
  'address.gone': ['This page is gone', 'Title at the address of a page that was removed'],
  'address.home': ['{site} has all pages that are there.', 'Where a page was removed'],
} as const satisfies Readonly<Record<string, readonly [message: string, description: string]>>;

/** Says a word in a language, with values in place of names in braces; a name without a value stays. */
export type Words = (id: keyof typeof english, values?: Record<string, string | number>) => string;

/** A language as texts are written in it. */
export type Language = {
  /** A BCP 47 tag. */
  tag: string;
  words: Words;
};

/** The options of plugins of Markdown that depend on the language. */
export type LanguageOfTexts = {
  /** The language of a text, by its path. */
  languageOf: (path: string) => Language;
};

/** Where the translations of a language are, in its folder. */
const plugin = 'site';
const file = 'words';

/** The words of a language, from the folder of its translations; without one, they are English. */
export function wordsIn(folder?: string): Words {
  const path = folder === undefined ? '' : join(folder, plugin, `${file}.json`);
  const translated: Partial<Record<string, {message: string}>> = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, {message: string}>)
    : {};
  return (id, values = {}) =>
    (translated[id]?.message ?? english[id][0]).replace(/\{(\w+)\}/g, (name, key: string) =>
      String(values[key] ?? name),
    );
}

export const englishLanguage: Language = {tag: 'en', words: wordsIn()};

/** Lets `npm run write-translations` write the words. */
export const words = () => ({
  name: plugin,
  getTranslationFiles: () => [
    {
      path: file,
      content: Object.fromEntries(
        Object.entries(english).map(([id, [message, description]]) => [id, {message, description}]),
      ),
    },
  ],
});
