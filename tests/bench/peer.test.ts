import {expect, test} from 'vitest';
import {parse} from 'yaml';
import type {CorpusPost} from './corpus';
import {wholePost} from './corpus';
import {peerPost} from './peer';

const alternate = `---
title: A post
description: What it says.
date: 2025-03-11
last_update: 2026-11-21
authors:
  - A team
tags:
  - A tag
canonical: https://site.example/2025/03/11/a-post/
---

# A post

It begins so.

## A part

\`\`\`sh title="a.sh"
# A comment
\`\`\`
`;

const own: CorpusPost = {folder: '2025-03-11-a-post', original: '2025-03-11-a-post', number: 1};
const copy: CorpusPost = {...own, folder: '2020-01-02-a-post-12', number: 12};

const partsOf = (post: CorpusPost) => {
  const [, head, text] = wholePost.exec(peerPost(alternate, post))!;
  return {frontMatter: parse(head!) as unknown, text: text!.trim()};
};

test('a post of the site is for the peer what it is here, its title said once', () => {
  const {frontMatter, text} = partsOf(own);
  expect(frontMatter).toEqual({
    ...{title: 'A post', description: 'What it says.', date: '2025-03-11'},
    ...{authors: ['A team'], tags: ['A tag']},
  });
  expect(text).toMatch(/^It begins so\.[^]*# A comment\n```$/);
});

test('a copy has another title, description, day and first paragraph', () => {
  const {frontMatter, text} = partsOf(copy);
  expect(frontMatter).toMatchObject({
    ...{title: 'A post (12)', description: 'What it says. (12)', date: '2020-01-02'},
  });
  expect(text).toMatch(/^Told again as number 12\.\n\nIt begins so\./);
});
