import {cpSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {repository} from './docusaurus';
import {linkSources} from './link-sources';

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
  const site = join(repository, '.cache/configurations', name);
  rmSync(site, {recursive: true, force: true});
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(site, path)), {recursive: true});
    writeFileSync(join(site, path), content);
  };
  for (const path of [
    'docusaurus.config.ts',
    'sidebars.ts',
    'docs',
    'static/img',
    'src/site',
    'src/settings',
  ]) {
    cpSync(join(repository, path), join(site, path), {recursive: true});
  }
  linkSources(site);
  renameSync(join(site, 'src/site/identity.ts'), join(site, 'src/site/own.ts'));
  write(
    'src/site/identity.ts',
    `import {identity as own} from './own';
export const identity = {...own, baseUrl: '/', podcast: null, locales: [own.locales[0]]};
`,
  );
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
