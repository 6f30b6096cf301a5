import * as z from 'zod';
import {changeKinds} from '../content/changes';
import {projectionNames} from '../content/cover/projections';
import {readThread} from '../content/threads';
import {isWebAddress} from '../lib/addresses';
import {leavesFolder} from '../lib/listing';
import {parseInstant} from '../lib/instant';
import {isReserved} from '../lib/reserved-names';
import {episodeSchema} from '../markdown/podcast/episode-schema';

/** Docusaurus rejects empty values for most keys. */
const words = (remedy: string) => z.string({error: remedy}).min(1, {error: remedy});
const text = (remedy: string) => z.union([words(remedy), z.number()], {error: remedy});
const textOrNone = (remedy: string) =>
  z.union([z.string(), z.number()], {error: remedy}).optional();
const optional = (remedy: string) => text(remedy).optional();

/** A key of this site. */
const ownFlag = (meaning: string) =>
  z.boolean({error: `write true or false, without quotes: ${meaning}`}).describe(meaning);

/** A key of Docusaurus, which reads the words in quotes, too. */
const flag = (meaning: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false'])], {error: `write true or false: ${meaning}`})
    .optional()
    .describe(meaning);

/** Whether a day exists in the calendar. */
const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day) && parseInstant(day) !== null;

/** Whether a slug gives an address that a page of the site can have. */
const isSlug = (slug: string | number) =>
  !/[?#\\\p{Cc}]|%(?![\dA-F]{2})/iu.test(`${slug}`) && !`${slug}`.split('/').includes('..');

/** A day or a time, as the build reads it. */
const instant = (remedy: string) =>
  z.string({error: remedy}).refine((written) => parseInstant(written) !== null, {error: remedy});

/** An address, or a name that is made one: it has no scheme but those that show something, or write to somebody. */
const linkOf = (remedy: string) =>
  text(remedy).refine(
    (to) =>
      !/^[a-z][a-z\d+.-]*:/i.test(`${to}`.replaceAll(/[\s\p{Cc}]/gu, '')) ||
      isWebAddress(`${to}`) ||
      /^mailto:/i.test(`${to}`),
    {error: remedy},
  );

const socials = z.record(z.string(), linkOf('write the name there, or an https address'), {
  error: 'write {name of the network: address or name}',
});

/** The key of one or more authors; YAML parses some as numbers, which Docusaurus reads as strings. */
const authorKey = text('write authors of blog/authors.yml, such as [engineering]');

/** Docusaurus needs at least one of these to identify an author. */
const isSomebody = (author: Record<string, unknown>) =>
  [author.key, author.name, author.image_url, author.imageURL].some((value) => value !== undefined);

const author = z
  .looseObject(
    {
      key: optional('write a key of blog/authors.yml'),
      name: optional('write the name of the author'),
      title: optional('write what the author does'),
      url: linkOf('write an address, such as https://example.com/').optional(),
      socials: socials.optional(),
    },
    {error: 'write a key of blog/authors.yml, or {name: …, url: …}'},
  )
  .refine(isSomebody, {error: 'write a key of blog/authors.yml, or {name: …, url: …}'});

const tag = z.looseObject(
  {
    label: text('write how readers see the tag'),
    permalink: text('write the address of the tag below the list of tags, such as /name'),
  },
  {error: 'write a tag of blog/tags.yml, or {label: …, permalink: /…}'},
);

const cover = z
  .enum(projectionNames, {error: `write one of ${projectionNames.join(', ')}`})
  .optional();

const change = z.strictObject(
  {
    day: z
      .string({error: 'write the day of the change, as 2026-01-31'})
      .refine(isDay, {error: 'write the day of the change, as 2026-01-31'}),
    kind: z.enum(changeKinds, {error: `write one of ${changeKinds.join(', ')}`}),
    text: z
      .string({error: 'say in one sentence what has changed'})
      .refine((text) => text.trim() !== '', {error: 'say in one sentence what has changed'})
      .refine((text) => !/`|\*\*|\]\(|<\/?[a-z]/i.test(text), {
        error: 'write plain words: readers would see the Markdown in it',
      }),
  },
  {error: 'write {day: YYYY-MM-DD, kind: correction, text: One sentence}'},
);

const besidePost = 'write the name of a folder or file beside the post, such as code';

const download = z
  .string({error: besidePost})
  .refine((path) => path.trim() !== '' && path !== '.' && !leavesFolder(path), {error: besidePost});

const threadRemedy =
  'write the address of a thread, as https://forum.example/t/1, or mailto:team@example.com';

const thread = z
  .string({error: threadRemedy})
  .refine((written) => readThread(written) !== null, {error: threadRemedy});

const formerAddress = 'write a former address, such as /2024/04/02/a-slug/';

/**
 * The front matter of a post: the keys and forms that Docusaurus reads, and the keys of this site. Each
 * message says what to write.
 *
 * Add a new key here; `npm run check-posts -- --schema` writes the schemas for editors and the table in WRITING.
 * Post pages have it in `metadata.frontMatter`; lists have what src/content/blog/list-routes.ts keeps.
 */
export const frontMatterSchema = z.looseObject({
  title: textOrNone('write what a reader will know afterwards').describe(
    'What a reader will know, in at most 80 characters. Default: the first `#` heading',
  ),
  description: textOrNone('say in one sentence what the post found').describe(
    'One sentence of 50 to 160 characters, for lists and search engines. Default: the opening',
  ),
  authors: z
    .union([authorKey, author, z.array(z.union([authorKey, author]))], {
      error: 'write authors of blog/authors.yml, such as [engineering]',
    })
    .optional()
    .describe(
      'Keys of `blog/authors.yml`, such as `[api]`, or `{name: A. Writer, url: https://example.com/}`',
    ),
  tags: z
    .array(z.union([text('write a tag of blog/tags.yml'), tag]), {
      error: 'write a list of tags of blog/tags.yml, such as [testing]',
    })
    .nullish()
    .describe('Keys of `blog/tags.yml`, or `{label: Caching, permalink: /caching}`'),
  date: instant('write a day of the calendar, as 2026-01-31, or an hour of it, as 2026-01-31T09:00')
    .optional()
    .describe(
      'When the post appears, if not on the day of its folder: `2026-01-31T09:00`, in UTC, or `…+01:00`',
    ),
  slug: text('write the address of the post')
    .refine(isSlug, {error: 'write a path of words with - between them'})
    .refine((slug) => !isReserved(`${slug}`), {
      error: 'write another path: the build publishes something there',
    })
    .optional()
    .describe('Another address than that of the folder'),
  expires: instant(
    'write the day that the post leaves the site, as 2026-01-31, or an hour of it, as 2026-01-31T09:00',
  )
    .optional()
    .describe('When the post leaves the site: a day, or a day with a time'),
  draft: flag('`true`: the post is shown by `npm start`, and not published'),
  unlisted: flag(
    '`true`: whoever has the address can read it; no list, feed or search leads to it',
  ),
  image: words('write the path of a picture, such as /img/card.png')
    .optional()
    .describe('A picture for social networks in place of the card: a path or `https://…`'),
  keywords: z
    .array(text('write a list of words'), {error: 'write a list of words'})
    .min(1, {error: 'write a list of words'})
    .optional()
    .describe('Rarely needed: search engines read the text'),
  last_update: z
    .looseObject(
      {
        date: instant('write a day of the calendar, as 2026-01-31').optional(),
        author: optional('write who changed it'),
      },
      {error: 'write {date: YYYY-MM-DD}'},
    )
    .refine(({date, author}) => date !== undefined || author !== undefined, {
      error: 'write {date: YYYY-MM-DD}',
    })
    .optional()
    .describe('`{date: YYYY-MM-DD}`, when the post last changed, unless `changes` says so'),
  changes: z
    .array(change, {
      error:
        'write a list with a line for each change: - {day: YYYY-MM-DD, kind: correction, text: One sentence}',
    })
    .optional()
    .describe('[Corrections and updates](CONTRIBUTING.md#correct-a-post)'),
  discuss: z
    .array(
      z.union(
        [
          thread,
          z.strictObject(
            {
              url: thread,
              label: words('write what leads to the thread, such as Ask us on the forum'),
            },
            {error: 'write {url: https://…, label: What leads there}'},
          ),
        ],
        {error: threadRemedy},
      ),
      {error: 'write a list of addresses, such as [https://forum.example/t/1]'},
    )
    .optional()
    .describe('Threads that readers may join: `https://…`, `mailto:…`, or `{url: …, label: …}`'),
  downloads: z
    .array(download, {
      error: 'write a list of folders and files beside the post, such as [code, data]',
    })
    .optional()
    .describe('Files and folders beside the post that readers get as one archive: `[code, data]`'),
  redirects: z
    .union([z.string(), z.array(z.string({error: formerAddress}))], {
      error: 'write a list of former addresses, such as [/2024/04/02/a-slug/]',
    })
    .optional()
    .describe('[Former addresses](CONTRIBUTING.md#rename-move-remove) of the post'),
  series: words('write the name of the series')
    .optional()
    .describe('The name of a series: two parts get a page and feeds'),
  cover: cover.describe('How the cover is drawn: `dial`, `horizon`, `timetable` or `spiral`'),
  episode: episodeSchema
    .optional()
    .describe('The [episode](#the-podcast) that the post introduces'),
  hide_table_of_contents: flag('`true`: the post has no table of contents'),
  hide_reading_time: flag('`true`: the reading time is not shown'),
});

/** The front matter of a post, whose values agree with each other. `date` is that of its path if it has none. */
export const postSchema = frontMatterSchema.superRefine((written, context) => {
  const refuse = (path: PropertyKey[], message: string) => {
    context.addIssue({code: 'custom', path, message});
  };
  if (`${written.draft}` === 'true' && `${written.unlisted}` === 'true') {
    refuse(['unlisted'], 'delete this line or that of draft: a post cannot be both');
  }
  const appears = parseInstant(written.date);
  const expires = parseInstant(written.expires);
  if (appears && expires && expires <= appears) {
    refuse(['expires'], 'write a time after the one at which the post appears, or delete the line');
  }
  // A day from now, it is tomorrow for everybody. Readers of feeds would see the post as of that day, above all others.
  const latest = Math.max(Date.now() + 24 * 60 * 60_000, Number(appears));
  const hasNotCome = 'write a day that has come, since this says what has changed';
  if (Number(parseInstant(written.last_update?.date)) > latest) {
    refuse(['last_update', 'date'], hasNotCome);
  }
  written.changes?.forEach(({day}, index) => {
    if (Date.parse(day) > latest) {
      refuse(['changes', index, 'day'], hasNotCome);
    }
    if (appears && day < appears.toISOString().slice(0, 10)) {
      refuse(
        ['changes', index, 'day'],
        'write a day on or after the one on which the post appeared',
      );
    }
  });
});

/** Keys that Docusaurus reads and checks, but that editors are not offered. */
const others = [
  ...['id', 'title_meta', 'sidebar_label', 'custom_edit_url', 'mdx', 'format'],
  ...['toc_min_heading_level', 'toc_max_heading_level'],
  // From former versions.
  ...['author', 'author_title', 'author_url', 'author_image_url'],
  ...['authorTitle', 'authorURL', 'authorImageURL'],
];

/** All keys that are read. */
export const knownKeys: readonly string[] = [...Object.keys(frontMatterSchema.shape), ...others];

/** The custom part of the address of a tag or author. */
const path = z
  .string({error: 'write its path, such as /name'})
  .refine(isSlug, {error: 'write its path, such as /name'});

const declaredAuthor = z.looseObject(
  {
    name: text('write the name of the author').optional(),
    person: ownFlag('`true`: the author is a person; without this line, a team').optional(),
    title: optional('write what the author does'),
    description: optional('write one sentence about the author'),
    page: z
      .union([z.boolean(), z.looseObject({permalink: path.optional()})], {
        error: 'write true for a page of its own',
      })
      .optional(),
    url: linkOf('write an address, such as https://example.com/').optional(),
    image_url: optional('write the path of a picture below static/, or https://…'),
    email: optional('write an e-mail address'),
    socials: socials.optional(),
    cover: cover.describe('How the covers of their posts are drawn.'),
  },
  {error: 'write name:, and below it the other keys'},
);

/** All keys of an author that are read; Docusaurus also knows pictures by their former name. */
export const authorKeys: readonly string[] = [...Object.keys(declaredAuthor.shape), 'imageURL'];

/** A list of authors in another language, whose entries complete those of `blog/authors.yml`. */
export const completingAuthors = z.record(z.string(), declaredAuthor.nullable());

/** `blog/authors.yml`, as Docusaurus reads it. */
export const authorsSchema = z.record(
  z.string(),
  declaredAuthor.refine(
    (one) => isSomebody(one) && (one.person !== true || one.name !== undefined),
    {
      error: 'write name:, and below it the other keys',
    },
  ),
  {error: 'write one author after the other, each by its key'},
);

/** `blog/tags.yml`, as Docusaurus reads it. */
export const tagsSchema = z.record(
  z.string(),
  z
    .looseObject(
      {
        label: text('write how readers see the tag').optional(),
        permalink: path.optional(),
        description: optional('write one sentence about the tag'),
      },
      {error: 'write label:, and below it permalink: and description:'},
    )
    .nullable(),
  {error: 'write one tag after the other, each by its key'},
);

const leadsOrGone =
  'write the path of a page or a file of this site, such as /tags/ or /rss.xml, an https address without a password, or {reason: Why the page is gone}';

/** `blog/redirects.yml`: former addresses of pages and files, and where each leads, or why it is gone. */
export const redirectsSchema = z.record(
  z.string(),
  z.union(
    [
      z
        .string()
        .refine((to) => /^\/(?![/\\])/.test(to) || isWebAddress(to))
        .describe('Where it leads: a path of this site, as links have it, or https://…'),
      z.strictObject({
        reason: z
          .string()
          .trim()
          .min(10)
          .describe('Why the page is gone, as a sentence to readers.'),
      }),
    ],
    {error: leadsOrGone},
  ),
  {error: 'write one address after the other, each as a key'},
);
