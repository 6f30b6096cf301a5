import type {Identity} from '../../../src/settings/schema';
import {identity as ours} from '../../../src/site/identity';
import {read} from '../../site/support/files';

/** What an owner chooses of one matter. */
export type Choice = {
  /** Answers to `npm run adopt`, by flag. */
  answers?: Record<string, string>;
  /** What is written into the identity then. */
  identity?: Partial<Identity> | ((identity: Identity) => Partial<Identity>);
  /** Packages from the registry. */
  packages?: string[];
  /** What is replaced in a file that stays otherwise. */
  edits?: Array<{path: string; from: string; to: string}>;
  /** A folder of `tests/product/fixtures/owners` with new files. */
  folder?: string;
  /** Further new files by path; those from the product by the path there. */
  files?: Record<string, string | {copyOf: string}>;
  /** Further commands that the documents name. */
  commands?: string[][];
};

const none: Choice = {};

/** A post with what ordinary Markdown has, and ours happen not to have; without the files beside it. */
const ordinaryPost = (title: string) =>
  read('tests/product/fixtures/owners/ordinary/blog/2026-01-05-ordinary/index.md')
    .replace(/^title: .*$/m, `title: '${title}'`)
    .replace(/^(?:!\[|<p>).*\n|^```ts.*\n```\n/gm, '');

const fewWords = (at: number) => `---
title: The ${at}th report
description: One sentence on the report of week ${at}, as long as the check of posts asks a sentence to be.
authors: [engineering]
tags: [${at % 3 === 0 ? 'c-sharp' : 'about-this-blog'}]
---

What happened in week ${at}.

<!-- truncate -->

## In detail

More of it.
`;

/** A colleague who has a page, and has not written yet. */
const colleague = {
  path: 'blog/authors.yml',
  from: '\n# A person.',
  to: '\nada:\n  name: Ada Example\n  person: true\n  page: true\n\n# A person.',
};

const tags = {
  path: 'blog/tags.yml',
  from: 'about-this-blog:',
  to: "c-sharp:\n  label: 'C# and .NET'\n  description: Posts about programs for the common language runtime.\nabout-this-blog:",
};

const inWeek = (week: number) =>
  new Date(Date.UTC(2025, 0, 1 + 7 * week)).toISOString().slice(0, 10);

const titleFont = (folder: string, fallback: string): Choice => ({
  packages: [`@fontsource-variable/${folder}`],
  edits: [
    {
      path: 'src/site/fonts.ts',
      from: `    ...archivo,
    file: 'files/archivo-latin-wdth-normal.woff2',
    features: ['kern', 'tnum'],
    fallback: 'sans',
    // Its spaces are narrow: most fonts do without this line.
    wordSpacing: 0.1,`,
      to: `    name: '@fontsource-variable/${folder}',
    axes: {wght: {min: 400, max: 700}},
    file: 'files/${folder}-latin-wght-normal.woff2',
    features: ['kern', 'tnum'],
    fallback: '${fallback}',`,
    },
  ],
});

const announcement = {
  id: 'first',
  content: 'Come to <a href="https://example.com/">our meeting</a>',
  backgroundColor: '#1d2433',
  textColor: '#ffffff',
  isCloseable: true,
};

const german = {code: 'de', label: 'Deutsch', htmlLang: 'de', feedLabel: 'RSS-Feed'};

const recording = 'static/podcast/introducing-the-meridiem-podcast';

/** What owners choose, by matter and by name. Each choice of one meets each of every other in some owner's site. */
export const choices: Readonly<Record<string, Readonly<Record<string, Choice>>>> = {
  languages: {
    one: none,
    two: {identity: ({locales: [first]}) => ({locales: [first, german]})},
    three: {
      identity: ({locales: [first]}) => ({
        locales: [
          first,
          {
            ...german,
            announcement: {...announcement, content: 'Wir <a href="/">treffen uns</a>'},
          },
          {code: 'ar', label: 'العربية', htmlLang: 'ar', announcement: null},
        ],
      }),
    },
  },
  'title font': {
    ours: none,
    sans: titleFont('inter', 'sans'),
    serif: titleFont('source-serif-4', 'serif'),
  },
  accent: {
    warm: {answers: {accent: '#b3261e'}},
    cool: {answers: {accent: '#0b57d0'}},
    grey: {answers: {accent: '#555555'}},
  },
  posts: {
    'the first': none,
    ordinary: {
      edits: [tags, colleague],
      folder: 'ordinary',
      files: {
        'blog/2026-01-04-unlisted/index.md': ordinaryPost(
          'Some know that all read the same',
        ).replace('tags:', 'unlisted: true\ntags:'),
        'blog/2026-01-06-crlf/index.md':
          `\ufeff${ordinaryPost('Windows writes the same table')}`.replaceAll('\n', '\r\n'),
      },
    },
    forty: {
      edits: [tags],
      files: Object.fromEntries(
        Array.from({length: 40}, (_, at) => [
          `blog/${inWeek(at)}-report-${at}/index.md`,
          fewWords(at),
        ]),
      ),
    },
  },
  'colour mode': {
    ours: none,
    system: {
      identity: {
        colourMode: {
          defaultMode: 'dark',
          disableSwitch: false,
          respectPrefersColorScheme: true,
        },
      },
    },
    'one only': {
      identity: {
        colourMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
      },
    },
  },
  announcement: {
    none,
    closeable: {identity: {announcement}},
    fixed: {identity: {announcement: {...announcement, isCloseable: false}}},
  },
  path: {
    none,
    'of a company': {answers: {url: 'https://www.nordlicht.dev', 'base-url': '/blog/'}},
  },
  podcast: {
    none,
    one: {
      identity: ({company}) => ({
        podcast: {
          title: `The ${company} Podcast`,
          description: 'What the teams talk about, in a few minutes.',
          category: 'Technology',
          explicit: true,
          guid: '0f6f1e0e-7f0c-4c83-9c5b-7d1a5d9f1b11',
        },
      }),
      files: {
        ...Object.fromEntries(
          ['mp3', 'vtt', 'chapters.json'].map((ending) => [
            `static/podcast/heard.${ending}`,
            {copyOf: `${recording}.${ending}`},
          ]),
        ),
        'static/podcast/artwork.png': {copyOf: 'static/podcast/artwork.png'},
      },
      folder: 'podcast',
    },
  },
  bar: {
    ours: none,
    full: {
      commands: [['npm', 'exec', '--', 'docusaurus', 'docs:version', '1.0']],
      edits: [
        {
          path: 'src/site/navigation.ts',
          from: "    {label: 'Archive', to: `/${routes.archive}/`, position: 'left'},\n    {label: 'Tags', to: `/${routes.tags}/`, position: 'left'},\n",
          to: `    {label: 'Every post', to: \`/\${routes.archive}/\`, position: 'left'},
    {
      label: 'More',
      type: 'dropdown',
      position: 'left',
      items: [
        {label: 'Subjects', to: \`/\${routes.tags}/\`},
        {label: 'Company', href: links.website},
      ],
    },
    {type: 'docsVersionDropdown', position: 'left'},
    {type: 'html', value: '<a href="https://status.nordlicht.dev/">Status</a>'},
`,
        },
      ],
    },
  },
  footer: {
    ours: none,
    'three columns': {
      edits: [
        {
          path: 'src/site/navigation.ts',
          from: '    },\n  ];',
          to: `    },
    {
      title: 'About this publication',
      items: [
        {label: 'By subject', to: \`/\${routes.tags}/\`},
        {label: 'All of them', to: \`/\${routes.archive}/\`},
        {label: 'All our teams and people', to: \`/\${routes.authors}/\`},
        {label: 'Our products', href: 'https://example.com/products'},
      ],
    },
  ];`,
        },
      ],
    },
  },
  'hidden bar': {
    no: none,
    'on scroll': {identity: {hideOnScroll: true}},
  },
  'own code': {
    none,
    // One example of each extension point: what an owner may write without editing a file of the product.
    'slots and pages': {
      folder: 'own-code',
      edits: [
        {path: 'src/site/post-rules.ts', from: 'bounds: {}', to: 'bounds: {text: {least: 10}}'},
        {
          path: 'src/site/navigation.ts',
          from: "    {label: 'Authors', to",
          to: "    {label: 'Handbook', to: '/handbook/', position: 'left'},\n    {label: 'Authors', to",
        },
      ],
    },
  },
  details: {
    none,
    all: {
      identity: (identity) => ({
        logo: {src: 'img/logo.svg', alt: ''},
        links: {...identity.links, edit: 'https://code.nordlicht.dev/blog/edit/main/'},
        colophon: 'Set by <em>us</em>.',
        palette: {...ours.palette, night: {...ours.palette!.night, sun: '#6b5200'}},
        services: [
          {
            origin: 'https://stats.nordlicht.dev',
            purpose: 'counts visits, without cookies',
            uses: ['script', 'connect', 'image', 'frame', 'style', 'font', 'media'],
            script: {
              path: '/count.js',
              attributes: {'data-site': 'blog'},
              globals: {_settings: [['disableCookies']]},
            },
            counts: true,
          },
          {origin: 'https://talk.nordlicht.dev', purpose: 'shows comments', uses: ['frame']},
        ],
      }),
    },
  },
};
