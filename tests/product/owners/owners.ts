/** A company that adopts the product. */
export type Owner = {
  name: string;
  /** Where it clones the repository. */
  folder: string;
  /** What it answers `npm run adopt`, by flag. */
  answers: Record<string, string>;
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

| One | Two | Three | Four | Five | Six | Seven | Eight |
| --- | --- | ----- | ---- | ---- | --- | ----- | ----- |
| 1   | 2   | 3     | 4    | 5    | 6   | 7     | 8     |

<details>
<summary>An HTML block</summary>

A footnote[^1], a very long word: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen.

</details>

[^1]: The note.
`;

/** Between them, what a clone, an answer and a post can be. */
export const owners: Owner[] = [
  {name: 'plain', folder: 'blog', answers, files: {}},
  {
    name: 'ordinary posts',
    folder: 'für alle/build',
    answers: {...answers, accent: '#555555'},
    files: {
      'blog/2026-01-05-ordinary/index.md': ordinaryPost,
      'blog/2026-01-06-crlf/index.md': `\ufeff${ordinaryPost
        .replace('C#, .NET and C++ read', 'Windows writes')
        .replaceAll('\n', '\r\n')}`,
    },
  },
];
