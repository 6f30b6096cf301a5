import * as z from 'zod';
import {parseInstant} from '../../lib/instant';
import {oneOf, suggest} from './suggest';

/** What a blog declares: the names that posts may use. `null` where the file that declares them cannot be read. */
export type Declared = {
  authors: readonly string[] | null;
  tags: readonly string[] | null;
  /** Names by what readers see of them, in small letters: the label of a tag, the name of a team. */
  called?: Readonly<Record<string, string>>;
};

/** How long a title may be: what a card, a tab and a search engine show of it. */
const title = {least: 10, most: 80};
/** Search engines cut what is longer, and write their own where it is shorter. */
const description = {least: 50, most: 160};

/** Whether a day is one of the calendar. */
export const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && parseInstant(day) !== null;

const lengthOf = (input: unknown) => (typeof input === 'string' ? input.trim().length : 0);

const sentence = (name: string, remedy: string, {least, most}: {least: number; most: number}) =>
  z
    .string({error: remedy})
    .trim()
    .min(least, {
      error: ({input}) => `${remedy} (${least} to ${most} characters; it has ${lengthOf(input)})`,
    })
    .max(most, {
      error: ({input}) =>
        `shorten the ${name} to at most ${most} characters; it has ${lengthOf(input)}`,
    });

/** A list of names from one that is declared elsewhere. */
function names(
  known: readonly string[] | null,
  what: string,
  {file, most, called = {}}: {file: string; most: number; called?: Declared['called']},
) {
  const remedy = `write a list of one to ${most} ${what}s of ${file}, such as [${known?.[0] ?? 'name'}]`;
  const instead = (written: string) => {
    const meant = called[written.trim().toLowerCase()];
    return meant !== undefined && known?.includes(meant)
      ? `did you mean “${meant}”?`
      : oneOf(written, known ?? []);
  };
  const name = z
    .string({error: remedy})
    .refine((written) => known === null || known.includes(written), {
      error: ({input}) =>
        `${file} declares no ${what} “${String(input).slice(0, 40)}”: ${instead(String(input))}`,
    })
    .meta(known === null ? {} : {enum: [...known]});
  return z
    .array(name, {error: remedy})
    .min(1, {error: remedy})
    .max(most, {error: `keep at most ${most} ${what}s: choose those that a reader would look for`})
    .refine((written) => new Set(written).size === written.length, {
      error: `name each ${what} once`,
    });
}

const formerAddress = 'write a former address, such as /2024/04/02/a-slug/';

const flag = (meaning: string) =>
  z.boolean({error: `write true or false, without quotes: ${meaning}`}).describe(meaning);

const day = z
  .string({error: 'write a day, as YYYY-MM-DD'})
  .refine((written) => isDay(written.slice(0, 10)), {
    error: 'write a day that the calendar has, as YYYY-MM-DD',
  });

/** A day, with or without an hour. */
const instant = (remedy: string) =>
  z
    .string({error: remedy})
    // Editors are told the form; what the clock and the calendar have, they do not know.
    .regex(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?)?$/, {
      error: remedy,
      abort: true,
    })
    .refine((written) => parseInstant(written) !== null, {
      error: `${remedy}; neither calendar nor clock has this one`,
    });

const headingLevel = z
  .int({error: 'write a number from 2 to 6'})
  .min(2, {error: 'write a number from 2 to 6'})
  .max(6, {
    error: 'write a number from 2 to 6',
  });

/**
 * The front matter of a post. Each message says what to write.
 *
 * @param declared the authors and tags of the blog
 */
export function frontMatterSchema({authors, tags, called = {}}: Declared) {
  return z.strictObject({
    title: sentence('title', 'write what a reader will know afterwards', title).describe(
      'What a reader will know afterwards; the only heading of its level.',
    ),
    description: sentence(
      'description',
      'say in one sentence what the post found',
      description,
    ).describe('One sentence, which lists, search engines and shared links show.'),
    authors: names(authors, 'author', {file: 'blog/authors.yml', most: 6, called}).describe(
      'Teams of blog/authors.yml.',
    ),
    tags: names(tags, 'tag', {file: 'blog/tags.yml', most: 4, called}).describe(
      'One to four tags of blog/tags.yml.',
    ),
    date: instant(
      'write the day of the folder’s name, as YYYY-MM-DD, or leave the line out; with an hour, as 2026-01-31T09:00',
    )
      .optional()
      .describe(
        'Left out: the folder’s name gives it. Only to add an hour to the day, which is one of UTC unless it says otherwise.',
      ),
    expires: instant(
      'write the day that the post leaves the site, as 2026-01-31, or an hour of it, as 2026-01-31T09:00',
    )
      .optional()
      .describe('When the post leaves the site: the start of a day in UTC, or an hour of it.'),
    draft: flag('a draft is shown by npm start, and not published').optional(),
    unlisted: flag('an unlisted post is published, but in no list, feed or search').optional(),
    image: z
      .string({error: 'write the path of a picture below static/, such as /img/card.png'})
      .regex(/^\/[^\s]+\.(?:png|jpe?g|webp)$/i, {
        error: 'write the path of a PNG, JPEG or WebP below static/, such as /img/card.png',
      })
      .optional()
      .describe('A picture of your own for shared links, below static/.'),
    keywords: z
      .array(z.string({error: 'write a list of words'}).min(1), {error: 'write a list of words'})
      .optional(),
    last_update: z
      .strictObject(
        {
          date: day,
          author: z
            .string({error: 'write who changed it'})
            .min(1, {error: 'write who changed it'})
            .optional(),
        },
        {error: 'write {date: YYYY-MM-DD}'},
      )
      .optional()
      .describe('When what the post says last changed.'),
    redirects: z
      .union([z.string(), z.array(z.string({error: formerAddress}))], {
        error: 'write a list of former addresses, such as [/2024/04/02/a-slug/]',
      })
      .optional()
      .describe(
        'Former addresses of the post, which lead to it: /2024/04/02/a-slug/, or the former name of its folder.',
      ),
    series: z
      .string({error: 'write the name of the series'})
      .trim()
      .min(3, {error: 'write the name of the series'})
      .optional()
      .describe('The name of the series it is a part of.'),
    hide_table_of_contents: flag('the post has no table of contents').optional(),
    toc_min_heading_level: headingLevel.optional(),
    toc_max_heading_level: headingLevel.optional(),
  });
}

const byFolder = 'delete it: the folder’s name gives the address, so rename the folder';
const toCard = 'write image: /img/card.png, of a picture below static/; left out, a card is drawn';
const toDescription = 'write description; what stands before the truncate marker is shown in lists';
const toTags = 'write tags: [tag], of blog/tags.yml';
const unread = 'delete it: nothing here reads it';
const toDate =
  'delete it: the folder’s name gives the day; for an hour of it, write date: 2026-01-31T09:00';

/** What Docusaurus and other makers of sites know, and this site does without: what to write in its place. */
const instead: Record<string, string> = {
  slug: byFolder,
  id: byFolder,
  permalink: byFolder,
  url: byFolder,
  layout: 'delete it: all posts have one layout',
  type: 'delete it: all posts have one layout',
  weight: 'delete it: posts stand in the order of their days',
  sidebar_position: 'delete it: posts stand in the order of their days',
  comments: 'delete it: posts have no comments',
  toc: 'delete it, or write hide_table_of_contents: true',
  math: 'delete it: formulas are written as code or as a picture',
  lang: 'delete it: the site has one language',
  published: 'write draft: true for what is not to be published, and else delete it',
  publishDate: toDate,
  pubDate: toDate,
  categories: toTags,
  category: toTags,
  topics: toTags,
  excerpt: toDescription,
  summary: toDescription,
  subtitle: toDescription,
  abstract: toDescription,
  cover: toCard,
  cover_image: toCard,
  feature_image: toCard,
  featured_image: toCard,
  thumbnail: toCard,
  banner: toCard,
  header: toCard,
  hero: toCard,
  ogImage: toCard,
  og_image: toCard,
  socialImage: toCard,
  lastmod: 'write last_update: {date: YYYY-MM-DD}',
  modified: 'write last_update: {date: YYYY-MM-DD}',
  author: 'write authors: [team], with a team of blog/authors.yml',
  author_title: 'delete it, and say it in blog/authors.yml',
  author_url: 'delete it, and say it in blog/authors.yml',
  author_image_url: 'delete it, and say it in blog/authors.yml',
  authorTitle: 'delete it, and say it in blog/authors.yml',
  authorURL: 'delete it, and say it in blog/authors.yml',
  authorImageURL: 'delete it, and say it in blog/authors.yml',
  authorFBID: 'delete it, and say it in blog/authors.yml',
  authorTwitter: 'delete it, and say it in blog/authors.yml',
  author_twitter: 'delete it, and say it in blog/authors.yml',
  hide_title: unread,
  hide_reading_time: unread,
  custom_edit_url: unread,
  pagination_label: unread,
  share_text: unread,
  guest_author: unread,
  readingTime: 'delete it: the build counts the words',
  reading_time: 'delete it: the build counts the words',
  featured: 'delete it: posts stand in the order of their days',
  imageAlt: unread,
  image_alt: unread,
  canonical_url: 'delete it, and link in the text to where the post appeared first',
  youtube: 'delete it, and link the film in the text',
  youtubeVideoId: 'delete it, and link the film in the text',
  title_meta: 'delete it: the title is the same everywhere',
  sidebar_label: 'delete it: the title is the same everywhere',
  format: 'delete it: the name of the file says it, index.md or index.mdx',
  aliases: 'write redirects: [/former/address/]',
  redirect_from: 'write redirects: [/former/address/]',
  lastUpdatedAt: 'write last_update: {date: YYYY-MM-DD}',
  updated: 'write last_update: {date: YYYY-MM-DD}',
  publish_date: toDate,
  expiryDate: 'write expires: 2026-01-31',
  expiry_date: 'write expires: 2026-01-31',
  unpublishDate: 'write expires: 2026-01-31',
};

const fields = Object.keys(frontMatterSchema({authors: null, tags: null}).shape);

/** Keys that say what another key is to say, so that this one is not told as missing. */
const standsFor: Record<string, string> = {
  author: 'authors',
  authorURL: 'authors',
  categories: 'tags',
  category: 'tags',
  topics: 'tags',
  excerpt: 'description',
  summary: 'description',
  subtitle: 'description',
  abstract: 'description',
};

/**
 * What to do about a key that the schema does not have.
 *
 * @param known the keys that it has, where it is not that of a post
 * @returns beside the remedy, the key that was probably meant, and the one that it stands in place of
 */
export function unknownKey(
  key: string,
  known: readonly string[] = fields,
): {
  remedy: string;
  meant: string | undefined;
  replaces: string | undefined;
} {
  if (known === fields && Object.hasOwn(instead, key)) {
    return {remedy: instead[key]!, meant: undefined, replaces: standsFor[key]};
  }
  const meant = suggest(key, known);
  return {
    replaces: meant,
    remedy:
      meant === undefined ? `delete it; there are ${known.join(', ')}` : `did you mean “${meant}”?`,
    meant,
  };
}

const toNetwork = 'write an address that begins with https://, or a name, such as acme';

/** A part of an address that a tag or a team has of its own. */
const path = z.string({error: 'write its path, such as /name'}).regex(/^(?:\/[\w~-][\w.~-]*)+$/, {
  error: 'write a slash, and letters, digits and hyphens, as in /name',
});

/** A team of blog/authors.yml. */
export const authorsSchema = z.record(
  z
    .string()
    .regex(/^[a-z\d][a-z\d-]*$/, {error: 'name a team by small letters, digits and hyphens'}),
  z.strictObject(
    {
      name: z
        .string({error: 'write the name of the team'})
        .min(1, {error: 'write the name of the team'}),
      title: z.string({error: 'write what the team does'}).optional(),
      description: z.string({error: 'write one sentence about the team'}).optional(),
      page: z
        .union([z.boolean(), z.strictObject({permalink: path})], {
          error: 'write true for a page of its own',
        })
        .optional(),
      url: z
        .url({protocol: /^https?$/, error: 'write an address, such as https://example.com/'})
        .optional(),
      image_url: z.string({error: 'write the path of a picture below static/'}).optional(),
      email: z.email({error: 'write an e-mail address, or leave the line out'}).optional(),
      socials: z
        .record(
          z.string(),
          z
            .string({error: toNetwork})
            .regex(/^(?:https?:\/\/\S+|@?[\w.-]+(?:@[\w.-]+)?)$/, {error: toNetwork}),
          {error: 'write {name of the network: address}'},
        )
        .optional(),
    },
    {error: 'write name:, and below it what else there is to say'},
  ),
  {error: 'write one team after the other, each by its key'},
);

/** A tag of blog/tags.yml. */
export const tagsSchema = z.record(
  z
    .string()
    .regex(/^[a-z\d][a-z\d-]*$/, {error: 'name a tag by small letters, digits and hyphens'}),
  z.strictObject(
    {
      label: z
        .string({error: 'write how readers see the tag'})
        .min(1, {error: 'write how readers see the tag'}),
      permalink: path.optional(),
      description: z.string({error: 'write one sentence about the tag'}).optional(),
    },
    {error: 'write label:, and below it permalink: and description:'},
  ),
  {error: 'write one tag after the other, each by its key'},
);

const leadsOrLeft = 'write to: and an address, or reason: and why the page is gone';

/** What blog/gone.yml says of an address that has no page any more. */
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

/** The keys of an entry of each file that declares something. */
export const declaredFields = {
  authors: Object.keys(authorsSchema.valueType.shape),
  tags: Object.keys(tagsSchema.valueType.shape),
  gone: goneSchema.valueType.options.flatMap(({shape}) => Object.keys(shape)),
};
