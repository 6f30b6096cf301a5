import * as z from 'zod';
import {changeKinds} from '../content/changes';
import {projectionNames} from '../content/cover/projections';
import {readThread} from '../content/threads';
import {leavesFolder} from '../lib/listing';
import {parseInstant} from '../lib/instant';
import {networks} from '../lib/networks';

/** Docusaurus rejects empty values for most keys. */
const words = (remedy: string) => z.string({error: remedy}).min(1, {error: remedy});
const text = (remedy: string) => z.union([words(remedy), z.number()], {error: remedy});
const textOrNone = (remedy: string) =>
  z.union([z.string(), z.number()], {error: remedy}).optional();
const optional = (remedy: string) => text(remedy).optional();

const flag = (meaning: string) =>
  z.boolean({error: `write true or false, without quotes: ${meaning}`}).describe(meaning);

/** Whether a day exists in the calendar. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && parseInstant(day) !== null;

/** A date in any form that Docusaurus accepts: YAML, ISO 8601, or anything that JavaScript can parse. */
const date = (remedy: string) =>
  z
    .string({error: remedy})
    .refine((written) => parseInstant(written) !== null || !Number.isNaN(Date.parse(written)), {
      error: `${remedy}; neither calendar nor clock has this one`,
    });

/** An instant in one of this site's own keys, which other programs read with a pattern. */
const instant = (remedy: string) =>
  z.string({error: remedy}).refine((written) => parseInstant(written) !== null, {error: remedy});

const headingLevel = z
  .int({error: 'write a number from 2 to 6'})
  .min(2, {error: 'write a number from 2 to 6'})
  .max(6, {error: 'write a number from 2 to 6'});

const social = 'write an address that begins with https://, or a name, such as acme';

/** Docusaurus makes an address of a name only for the networks that it knows; other names would lead nowhere. */
const socials = z
  .record(z.string(), z.union([z.string(), z.number()], {error: social}), {
    error: 'write {name of the network: address}',
  })
  .superRefine((written, context) => {
    for (const [network, value] of Object.entries(written)) {
      const isNamed = network.toLowerCase() in networks;
      const isAddress = /^(?:https?:\/\/|mailto:)./.test(`${value}`);
      // Of numbers, Docusaurus reads those of Stack Overflow.
      const isName =
        isNamed &&
        (typeof value === 'string' ? /^[^/]+$/.test(value) : network === 'stackoverflow');
      if (!isAddress && !isName) {
        const message = isNamed ? social : 'write an address that begins with https://';
        context.addIssue({code: 'custom', path: [network], message});
      }
    }
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
      url: optional('write an address, such as https://example.com/'),
      socials: socials.optional(),
    },
    {error: 'write a key of blog/authors.yml, or {name: …, url: …}'},
  )
  .refine(isSomebody, {error: 'write a key of blog/authors.yml, or {name: …, url: …}'});

const tag = z.looseObject(
  {
    label: text('write how readers see the tag'),
    permalink: text('write the address of the tag below that of all tags, such as /name'),
  },
  {error: 'write a tag of blog/tags.yml, or {label: …, permalink: /…}'},
);

/** Keys of an author from former versions, which Docusaurus still reads, but not beside `authors`. */
export const formerAuthorKeys = [
  ...['author', 'author_title', 'author_url', 'author_image_url'],
  ...['authorTitle', 'authorURL', 'authorImageURL'],
];

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
      .refine((said) => said.trim() !== '', {error: 'say in one sentence what has changed'})
      .refine((said) => !/`|\*\*|\]\(|<\/?[a-z]/i.test(said), {
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
 * Add a new key here and in .github/CONTRIBUTING.md; `npm run check-posts -- --schema` updates the editor schemas.
 * Post pages have it in `metadata.frontMatter`; lists have what src/content/longer-lists/lean-lists.ts keeps.
 */
export const frontMatterSchema = z.looseObject({
  title: textOrNone('write what a reader will know afterwards').describe(
    'What a reader will know afterwards. Left out: the first heading.',
  ),
  description: textOrNone('say in one sentence what the post found').describe(
    'One sentence, which lists, search engines and shared links show. Left out: the beginning of the text.',
  ),
  authors: z
    .union([authorKey, author, z.array(z.union([authorKey, author]))], {
      error: 'write authors of blog/authors.yml, such as [engineering]',
    })
    .optional()
    .describe('Authors of blog/authors.yml by their keys, or {name: …, url: …}.'),
  tags: z
    .array(z.union([text('write a tag of blog/tags.yml'), tag]), {
      error: 'write a list of tags of blog/tags.yml, such as [testing]',
    })
    .nullish()
    .describe('Tags of blog/tags.yml; others get a page as well.'),
  date: date('write a day, as 2026-01-31, or an hour of it, as 2026-01-31T09:00')
    .optional()
    .describe(
      'When the post appears. Left out: the day in its path. UTC unless it says otherwise.',
    ),
  slug: optional('write the address of the post').describe(
    'The address of the post, in place of the one that its path gives.',
  ),
  expires: instant(
    'write the day that the post leaves the site, as 2026-01-31, or an hour of it, as 2026-01-31T09:00',
  )
    .optional()
    .describe('When the post leaves the site: the start of a day in UTC, or an hour of it.'),
  draft: flag('a draft is shown by npm start, and not published').optional(),
  unlisted: flag('an unlisted post is published, but in no list, feed or search').optional(),
  featured: flag('a featured post stays on the home page, beside the newest').optional(),
  image: words('write the path of a picture, such as /img/card.png')
    .optional()
    .describe(
      'A picture of your own for shared links: below static/, beside the post, or https://…',
    ),
  keywords: z
    .array(text('write a list of words'), {error: 'write a list of words'})
    .min(1, {error: 'write a list of words'})
    .optional()
    .describe('For search engines; they read the text anyway.'),
  last_update: z
    .looseObject(
      {
        date: date('write a day, as 2026-01-31').optional(),
        author: optional('write who changed it'),
      },
      {error: 'write {date: YYYY-MM-DD}'},
    )
    .refine(({date, author}) => date !== undefined || author !== undefined, {
      error: 'write {date: YYYY-MM-DD}',
    })
    .optional()
    .describe('When what the post says last changed.'),
  changes: z
    .array(change, {
      error:
        'write a list with a line for each change: - {day: YYYY-MM-DD, kind: correction, text: One sentence}',
    })
    .optional()
    .describe('What has changed since the post was published, for its readers.'),
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
    .describe('Where readers discuss the post: https://… or mailto:…, or {url: …, label: …}.'),
  downloads: z
    .array(download, {
      error: 'write a list of folders and files beside the post, such as [code, data]',
    })
    .optional()
    .describe('Folders and files beside the post that its readers can download, in one archive.'),
  redirects: z
    .union([z.string(), z.array(z.string({error: formerAddress}))], {
      error: 'write a list of former addresses, such as [/2024/04/02/a-slug/]',
    })
    .optional()
    .describe('Former addresses of the post, which lead to it.'),
  series: words('write the name of the series')
    .optional()
    .describe('The name of the series it is a part of.'),
  cover: cover.describe(
    'How the cover is drawn. Left out: as the first author has chosen in blog/authors.yml.',
  ),
  hide_table_of_contents: flag('the post has no table of contents').optional(),
  hide_reading_time: flag('the reading time is not shown').optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  title_meta: textOrNone('write the title for search engines'),
  sidebar_label: textOrNone('write the title for the list of posts'),
  ...Object.fromEntries(
    ['id', ...formerAuthorKeys].map((key) => [key, optional('write words, or delete the line')]),
  ),
});

/** Keys that Docusaurus reads, but that editors are not offered. */
const others = ['custom_edit_url', 'mdx', 'format'];

/** All keys that are read. */
export const knownKeys: readonly string[] = [...Object.keys(frontMatterSchema.shape), ...others];

/** The custom part of the address of a tag or author. */
const path = z.string({error: 'write its path, such as /name'});

const declaredAuthor = z.looseObject(
  {
    name: text('write the name of the author').optional(),
    person: flag('the author is a person; without this line, a team').optional(),
    title: optional('write what the author does'),
    description: optional('write one sentence about the author'),
    page: z
      .union([z.boolean(), z.looseObject({permalink: path.optional()})], {
        error: 'write true for a page of its own',
      })
      .optional(),
    url: optional('write an address, such as https://example.com/'),
    image_url: optional('write the path of a picture below static/'),
    email: optional('write an e-mail address'),
    socials: socials.optional(),
    cover: cover.describe('How the covers of their posts are drawn.'),
  },
  {error: 'write name:, and below it what else there is to say'},
);

/** All keys of an author that are read; Docusaurus also knows pictures by their former name. */
export const authorKeys: readonly string[] = [...Object.keys(declaredAuthor.shape), 'imageURL'];

/** `blog/authors.yml`, as Docusaurus reads it. */
export const authorsSchema = z.record(
  z.string(),
  declaredAuthor.refine(
    (one) => isSomebody(one) && (one.person !== true || one.name !== undefined),
    {
      error: 'write name:, and below it what else there is to say',
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

const leadsOrLeft = 'write to: and an address, or reason: and why the page is gone';

/** An entry in `blog/gone.yml` for an address that no longer has a page. */
export const goneSchema = z.record(
  z.string(),
  z.union(
    [
      z.strictObject({
        to: z.string({error: leadsOrLeft}).describe('Where it leads: a path, or https://…'),
      }),
      z.strictObject({
        reason: z
          .string({error: leadsOrLeft})
          .trim()
          .min(10, {error: leadsOrLeft})
          .describe('Why the page is gone, as a sentence to readers.'),
      }),
    ],
    {error: leadsOrLeft},
  ),
  {error: 'write one address after the other, each as a key'},
);

const leadsTo = 'write the path of a page or a file of this site, such as /tags/ or /rss.xml';

/** `blog/moved.yml`: former addresses of pages and files, and where each leads. */
export const movedSchema = z.record(
  z.string(),
  z.string({error: leadsTo}).describe('Where it leads: a path of this site, as links have it.'),
  {error: 'write one address after the other, each as a key'},
);
