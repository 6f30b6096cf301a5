import {beginSiteOf} from './begin-site';

/** The number of posts per year: more than one page of the archive lists, and more than a feed holds. */
export const postsOfYears = {2021: 40, 2022: 30, 2023: 30, 2024: 30};

/** All its posts, newest first: one every ten days or so. */
export const manyPosts = Object.entries(postsOfYears)
  .flatMap(([year, count]) =>
    Array.from({length: count}, (_, at) => {
      const day = new Date(Date.UTC(Number(year), 0, 1 + at * 9)).toISOString().slice(0, 10);
      return {
        year,
        folder: `${day}-post-${at + 1}-of-${year}`,
        path: `/${day.replaceAll('-', '/')}/post-${at + 1}-of-${year}/`,
        title: `Post ${at + 1} of the year ${year}`,
        tag: at % 2 === 0 ? 'even' : 'odd',
      };
    }),
  )
  .reverse();

const textOf = ({title, tag}: (typeof manyPosts)[number]) => `---
title: ${title}
description: One sentence on the ${title.toLowerCase()}, as long as it has to be.
authors: [team]
tags: [common, ${tag}]
---

A few words.

<!-- truncate -->

A few more.
`;

/**
 * Writes a site of many short posts with the configuration, code and pages of the published one.
 *
 * @param name of its folder, which Git ignores
 * @returns the path of the folder
 */
export function writeManyPostsSite(name: string): string {
  const {site, write} = beginSiteOf(name, 'podcast: null, locales: [own.locales[0]]');
  for (const post of manyPosts) {
    write(`blog/${post.folder}/index.md`, textOf(post));
  }
  write(
    'blog/tags.yml',
    ['common', 'even', 'odd'].map((tag) => `${tag}:\n  label: The tag ${tag}\n`).join(''),
  );
  write('blog/authors.yml', 'team:\n  name: The team\n  page: true\n');
  return site;
}
