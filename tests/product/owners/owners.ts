/** A company that adopts the product. */
export type Owner = {
  name: string;
  /** Where it clones the repository. */
  folder: string;
  /** What it answers `npm run adopt`, by flag. */
  answers: Record<string, string>;
  /** What it writes into the identity, each in place of what adopting has written. */
  identity?: Array<[from: string, to: string]>;
  /** What it writes then, by path. */
  files: Record<string, string>;
};

const answers = {
  company: 'Nordlicht',
  url: 'https://blog.nordlicht.dev',
  website: 'https://www.nordlicht.dev/',
  careers: 'https://www.nordlicht.dev/jobs/',
  email: 'engineering@nordlicht.dev',
};

/** A post with what ordinary Markdown has, and ours happen not to have. */
const ordinaryPost = `---
title: C#, .NET and C++ read the same table 🚀
description: A post with the constructs that people write every day, in the hope that each of them is published.
authors: [engineering]
tags: [about-this-blog]
---

What the table shows is the same in each language, which nobody had expected before
we [measured it in all of
them](https://example.com/measured).

<!-- truncate -->

## What we did

1. First
   - nested
     - more deeply
2. Second

- [ ] To do, with a [link](https://example.com/), \`code\` and **bold**
- [x] Done
  1. [x] In an ordered list
- Neither

  In paragraphs

| One | Two | Three | Four | Five | Six | Seven | Eight |
| --- | --- | ----- | ---- | ---- | --- | ----- | ----- |
| 1   | 2   | 3     | 4    | 5    | 6   | 7     | 8     |

<details>
<summary>An HTML block</summary>

A footnote[^1], a very long word: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen.

</details>

[^1]: The note.
`;

const page = (facts: string, text: string) =>
  `---\ndescription: 'A page with the ${facts.replaceAll('\n', ', ')}.'\n${facts}\n---\n\n${text}\n`;

/** A page with a title, which links to others: with a heading, with both, with neither, and in React. */
const pages = {
  'src/pages/handbook.md': page(
    'title: Handbook',
    'See [one](./one.md), [two](./team/index.md), [three](./three.mdx) and [four](/four/).\n\n## A section\n\nText.',
  ),
  'src/pages/one.md':
    '# Only a heading\n\nAnd words enough for search engines to describe the page.\n',
  'src/pages/team/index.md': page('title: The team in tabs', '# Our "team"\n\nWe.'),
  'src/pages/three.mdx': page('title: Third\nhide_title: true', '<h1>The third</h1>\n\nWords.'),
  'src/pages/four.tsx': `import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Four(): ReactNode {
  return (
    <Layout title="Fourth" description="A page in React.">
      <main>
        <h1>Number four</h1>
      </main>
    </Layout>
  );
}
`,
  'src/pages/secret.md': page('title: For some\nunlisted: true', 'Words.'),
};

const navigation = `import type {NavbarItem} from '@docusaurus/theme-common';
import {plainLink, type FooterColumn} from '../settings/footer';
import type {Identity} from '../settings/schema';
import {routes} from './routes';

export const navbarItems = ({links}: Identity): NavbarItem[] => [
  {label: 'Every post', to: \`/\${routes.archive}/\`, position: 'left'},
  {
    label: 'More',
    type: 'dropdown',
    items: [
      {label: 'Subjects', to: \`/\${routes.tags}/\`},
      {label: 'Company', href: links.website},
    ],
  },
  {label: 'Company', href: links.website},
];

export const footerColumns = ({baseUrl, links}: Identity): FooterColumn[] => [
  {
    title: 'Legal',
    items: [
      {label: 'Legal notices', to: '/legal-notices/'},
      {label: 'General Terms & Conditions of Use', to: '/general-terms-and-conditions-of-use/'},
    ],
  },
  {
    title: 'Company and people',
    items: [
      {label: 'What this is', to: '/about/'},
      {label: 'Official Website', href: links.website},
      {label: 'All our teams', to: \`/\${routes.authors}/\`},
    ],
  },
  {
    title: 'About this publication',
    items: [
      {label: 'By subject', to: \`/\${routes.tags}/\`},
      {label: 'All of them', to: \`/\${routes.archive}/\`},
      plainLink(\`\${baseUrl}rss.xml\`, 'Feed'),
    ],
  },
];
`;

/** Between them, what a clone, an answer and a post can be. */
export const owners: Owner[] = [
  {name: 'plain', folder: 'blog', answers, files: {}},
  {
    name: 'every setting of the bar and of colours',
    folder: 'docs',
    answers: {...answers, accent: '#0b57d0'},
    identity: [
      [
        'announcement: null',
        `announcement: {
    id: 'first',
    content: 'Come to <a href="https://example.com/">our meeting</a>',
    backgroundColor: '#1d2433',
    textColor: '#ffffff',
    isCloseable: true,
  },
  colourMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
  hideOnScroll: true,
  colophon: 'Set by <em>us</em>.'`,
      ],
    ],
    files: {'src/site/navigation.ts': navigation},
  },
  {
    name: 'below a path of the company',
    folder: 'with a space',
    answers: {...answers, url: 'https://www.nordlicht.dev', 'base-url': '/blog/'},
    files: {},
  },
  {
    name: 'three languages',
    folder: 'src',
    answers: {...answers, accent: '#b3261e'},
    identity: [
      [
        '  ],\n  favicon',
        `    {code: 'de', label: 'Deutsch', htmlLang: 'de', feedLabel: 'RSS-Feed'},
    {code: 'ar', label: 'العربية', htmlLang: 'ar'},
  ],
  favicon`,
      ],
    ],
    files: {},
  },
  {
    name: 'ordinary posts',
    folder: 'für alle/build',
    answers: {...answers, accent: '#555555'},
    files: {
      ...pages,
      'src/pages/about.md': page('title: About', 'It leads to our [handbook](./handbook.md).'),
      'blog/2026-01-04-unlisted/index.md': ordinaryPost
        .replace('C#, .NET and C++ read', 'Some know that all read')
        .replace('tags:', 'unlisted: true\ntags:'),
      'blog/2026-01-05-ordinary/index.md': ordinaryPost,
      'blog/2026-01-06-crlf/index.md': `\ufeff${ordinaryPost
        .replace('C#, .NET and C++ read', 'Windows writes')
        .replaceAll('\n', '\r\n')}`,
    },
  },
];
