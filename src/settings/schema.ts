import * as z from 'zod';
import {lineAt} from '../lib/line-at';

// Defines what every field of `identity.ts` means. Where a type says enough, the message for a wrong value is zod's own;
// elsewhere it says what to write. `checkIdentity` adds the field's name, its line and value.

const text = (remedy: string) => z.string({error: remedy}).trim().min(1, {error: remedy});

// Aborts, since the checks that follow parse the address.
const httpsUrl = (remedy: string) => z.url({protocol: /^https$/, error: remedy, abort: true});

const colour = (example: string) => {
  const remedy = `write a CSS hex colour of six digits, such as '${example}'`;
  return z.string({error: remedy}).regex(/^#[\da-f]{6}$/i, {
    error: ({input}) =>
      /^[\da-f]{6}$/i.test(String(input)) ? `begin it with #, as in '#${String(input)}'` : remedy,
  });
};

/** The colours of one mode: paper and ink, three greys between them, and one accent. */
const colours = z.strictObject({
  /** The page. */
  paper: colour('#faf6ec'),
  /** Panels on the page: code, callouts, the footer. */
  surface: colour('#f2ebdc'),
  /** Hairlines, which are only decoration. */
  line: colour('#ddd3bf'),
  /** Secondary text, and the outlines of controls: 4.5:1 on paper and surface. */
  muted: colour('#5d5a52'),
  /** Text: 7:1 on paper and surface. */
  ink: colour('#1a1f2e'),
  /** Links, focus, the logo: 4.5:1 on paper and surface. */
  accent: colour('#9c4400'),
});

const sky = z.strictObject({
  ground: colour('#ffc22e'),
  /** What is drawn and written on it: 7:1 on the ground. */
  line: colour('#15192c'),
  /** The sun and figures, which are fills only. */
  disc: colour('#fffcf5'),
});

const allSkies = 'write eight skies, from midnight, in January, over noon to midnight';

/** Colours of one mode; the build derives those that are left out. */
const palette = z.strictObject({
  /** A fill beside text, such as the line that says how much is read. Left out: the accent. */
  sun: colour('#ffbf2b').optional(),
  /** Colours of covers, by the day of the year. Left out: eight that suit the accent. */
  skies: z.tuple([sky, sky, sky, sky, sky, sky, sky, sky], {error: allSkies}).optional(),
  /** Code, 4.5:1 on surface. Left out: five hues around that of the accent. */
  code: z
    .strictObject({
      keyword: colour('#8a1f5c'),
      string: colour('#7a3e00'),
      number: colour('#94262b'),
      function: colour('#1d4f91'),
      type: colour('#6a2c86'),
    })
    .optional(),
});

const image = z.strictObject({
  /** Path below `static/`, such as `img/logo.svg`. */
  src: text("write the file's path below static/, such as 'img/logo.svg'"),
  /** The picture for dark mode; if omitted, `src` serves both modes. */
  srcDark: text("write the file's path below static/, or leave the field out").optional(),
  /** Alternative text; empty if the words beside the picture already say it. */
  alt: z.string({error: "describe the picture, or write '' where text beside it says the same"}),
});

/** What directories and apps show about the podcast. */
const podcast = z.strictObject({
  /** Its name. */
  title: text("write the podcast's name, such as 'The Acme Podcast'"),
  /** One or two sentences. */
  description: text('write one or two sentences that say what the podcast is about'),
  /** One of the categories that Apple lists: https://podcasters.apple.com/support/1691-apple-podcasts-categories */
  category: text("write a category of Apple's list, such as 'Technology'"),
  /** Whether it is unsuitable for children. */
  explicit: z.boolean(),
  /** A UUID by which apps know the podcast wherever its feed moves to: never change it. */
  guid: z.uuid({error: 'write the UUID of the podcast, or leave it out'}).optional(),
});

const scriptOfService = z.strictObject({
  /** Its path on the origin, with its query if it has one. */
  path: z.string().regex(/^\/(?!\/)\S*$/, {error: "begin it with one slash, such as '/count.js'"}),
  /** Attributes that the service asks for, such as `data-domain`. */
  attributes: z
    .record(
      z.string().regex(/^data-[a-z][a-z\d-]*$/, {error: 'write names that begin with data-'}),
      z.string(),
    )
    .optional(),
  /** Variables of the page that the script reads when it starts, such as Matomo's `_paq`: names, and plain data. */
  globals: z
    .record(z.string().regex(/^[A-Za-z_$][\w$]*$/, {error: 'write names of variables'}), z.json())
    .optional(),
});

/** Another origin that pages load something from, such as a counter of visits. */
const service = z.strictObject({
  /** Scheme and host, with no path and no trailing slash. */
  origin: httpsUrl("write the service's origin, such as 'https://stats.example.com'").refine(
    (value) => new URL(value).origin === value,
    {error: "write scheme and host only, such as 'https://stats.example.com'"},
  ),
  /** What it does; the legal notices tell readers. */
  purpose: text("write what it does, such as 'counts visits, without cookies'"),
  /** What pages may load from it. */
  uses: z
    .array(z.enum(['script', 'connect', 'image', 'frame', 'style', 'font', 'media']))
    .min(1, {error: 'write one at least'}),
  /** A script of it that every page runs once it has loaded. */
  script: scriptOfService.optional(),
  /** Whether it counts readers; it is then left alone where they ask not to be tracked. */
  counts: z.boolean().optional(),
});

/** A line above the navbar on every page. */
const announcement = z.strictObject({
  /** Change it with each new announcement, so that readers who closed the old one see the new one. */
  id: text("write a short name such as 'podcast-2025'; change it with every new announcement"),
  /** HTML, on one line; a link to a page of the site begins with `baseUrl`. */
  content: text('write the announcement as one line of HTML'),
  backgroundColor: colour('#1d2433'),
  textColor: colour('#ffffff'),
  /** Whether readers may close it. */
  isCloseable: z.boolean(),
});

/** A BCP 47 tag. */
const tag = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, {
  error: "write a BCP 47 tag such as 'de' or 'pt-BR'",
});

/** A language in which the site is published. */
const locale = z.strictObject({
  /** Its BCP 47 tag, also used as its path and its folder in `src/site/i18n/`. */
  code: tag,
  /** The language's own name, by which readers choose it. */
  label: text("write the language's own name, such as 'Deutsch'"),
  /** The `lang` attribute of pages, for browsers and search engines. Days are written as this language does. */
  htmlLang: tag,
  /** The footer's label for the feed in this language. Other words are in `src/site/i18n/`. */
  feedLabel: text("write what the footer calls the feed, such as 'RSS-Feed'").optional(),
  /** Defaults to that of the first language. */
  announcement: announcement.nullable().optional(),
});

export const identitySchema = z.strictObject({
  /** The company's name, as it appears in sentences and in the copyright line. */
  company: text("write the company's name, such as 'Acme'"),
  /** The site's name: browser tabs, the navbar, feeds. */
  title: text("write the site's name, such as 'Acme Engineering'"),
  /** One sentence under the name on the front page; search engines show it too. */
  tagline: text('write one sentence that says what the blog is about'),
  /** Scheme and host the site is served from, with no path and no trailing slash. */
  url: httpsUrl("write the site's address, such as 'https://engineering.example.com'").refine(
    (value) => new URL(value).origin === value,
    {
      error:
        "write scheme and host only, such as 'https://engineering.example.com'; a path goes into baseUrl",
    },
  ),
  /** Path the site is served under: `/`, or `/blog/` where it shares a host. */
  baseUrl: z
    .string({error: "write '/' or a path such as '/blog/'"})
    .regex(/^\/(?:[^/\s]+\/)*$/, {error: "begin and end it with a slash: '/' or '/blog/'"}),
  /** The site's languages: the first, in which the texts are written, at `baseUrl`; each other below its code. */
  locales: z
    .tuple([locale], locale)
    .refine((locales) => new Set(locales.map(({code}) => code)).size === locales.length, {
      error: 'a code is there twice: remove one, or correct it',
    }),
  /** Path of the icon below `static/`. */
  favicon: text("write the icon's path below static/, such as 'img/favicon.svg'"),
  /** The mark beside the site's name in the navbar. */
  logo: image,
  /** The site's colours by day (light mode) and by night; the build stops if their contrast is too low. */
  colours: z.strictObject({day: colours, night: colours}),
  /** Colours that follow from `colours` where they are left out. */
  palette: z.strictObject({day: palette.optional(), night: palette.optional()}).optional(),
  /** Light and dark mode, with the names and meanings of Docusaurus; if omitted, readers start in light mode. */
  colourMode: z
    .strictObject({
      /** What readers see who have chosen nothing, if their system is not asked, or without scripts. */
      defaultMode: z.enum(['light', 'dark']),
      /** Whether there is no switch. */
      disableSwitch: z.boolean(),
      /** Whether readers who have chosen nothing see the mode of their system. */
      respectPrefersColorScheme: z.boolean(),
    })
    .partial()
    .optional(),
  /** Whether the navbar hides while a reader scrolls down; if omitted, it stays. */
  hideOnScroll: z.boolean().optional(),
  /** How the site is set and drawn, in HTML, above the copyright line; if omitted, nothing is. */
  colophon: text('write a sentence or two for the foot of each page, or leave it out').optional(),
  /** The year of the copyright line, as a number. */
  copyrightYear: z.int().min(1970).max(9999),
  /** Where readers find the company outside the blog. */
  links: z.strictObject({
    website: httpsUrl("write the company's address, such as 'https://www.example.com/'"),
    careers: httpsUrl(
      "write the address of the open positions, such as 'https://www.example.com/jobs/'",
    ),
    email: z.email({error: "write an e-mail address, such as 'engineering@example.com'"}),
    /** Folder of blog/ and docs/ in the code host's web editor, ending in a slash; without it, no edit links. */
    edit: httpsUrl(
      "write an address such as 'https://github.com/you/blog/edit/main/', or leave it out",
    )
      .refine((value) => value.endsWith('/'), {
        error: 'end it with a slash: the path of the file is added to it',
      })
      .optional(),
  }),
  /** The podcast, whose episodes lie beside their posts, or `null` for none. */
  podcast: podcast.nullable(),
  /** Services of other origins; if omitted, pages load nothing from elsewhere. */
  services: z.array(service).optional(),
  /** A line above the navbar, or `null` for none. */
  announcement: announcement.nullable(),
});

export type Colours = z.infer<typeof colours>;

/** Another origin that pages load something from. */
export type Service = z.infer<typeof service>;

export type Identity = z.infer<typeof identitySchema>;

/** The line of `identity.ts`, from 1, that has a field, or that what lacks it begins in; undefined if it is not found. */
export function lineOf(source: string, path: readonly PropertyKey[]): number | undefined {
  let end = 0;
  for (const name of path) {
    const found = new RegExp(String.raw`(?:^\s*|[{,]\s*)["']?${String(name)}["']?:`, 'm').exec(
      source.slice(end),
    );
    // Elements of lists have no names.
    if (typeof name !== 'string' || !found) {
      break;
    }
    end += found.index + found[0].length;
  }
  return end > 0 ? lineAt(source, end) : undefined;
}

/** What a message says of a wrong value. */
export function described(input: unknown): string {
  if (input === undefined) {
    return ' is missing';
  }
  return typeof input === 'string' ? ` is '${input}'` : ` is ${JSON.stringify(input)}`;
}

/**
 * Checks what `identity.ts` exports when the site is configured, so that a mistake stops the build at once.
 *
 * @param source its text, for line numbers in messages
 * @throws Error that names each wrong field of `src/site/identity.ts`, its line and value, and what to write instead
 */
export function checkIdentity(candidate: unknown, source = ''): Identity {
  const result = identitySchema.safeParse(candidate, {reportInput: true});
  if (result.success) {
    return result.data;
  }
  const findings = result.error.issues.map((issue) => {
    const field = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      const place = field ? ` in \`${field}\`` : '';
      return {
        path: [...issue.path, issue.keys[0]!],
        words: `unknown field${place}: ${issue.keys.map((key) => `\`${key}\``).join(', ')}: remove it, or correct its spelling; src/settings/schema.ts lists the fields`,
      };
    }
    const isMissing = issue.input === undefined;
    return {
      path: isMissing ? issue.path.slice(0, -1) : issue.path,
      words: `\`${field}\`${described(issue.input)}: ${issue.message.replace('Invalid input: ', '')}`,
    };
  });
  const lines = findings.map(({path, words}) => {
    const line = lineOf(source, path);
    return `src/site/identity.ts${line === undefined ? '' : `:${line}`}: ${words}`;
  });
  throw new Error(`src/site/identity.ts cannot be used:\n${lines.join('\n')}`);
}
