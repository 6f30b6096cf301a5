import {beginSiteOf} from './begin-site';
import {routes} from '../../src/site/routes';

/** Services that the site's legal notices must name. */
export const services = [
  {
    origin: 'https://stats.example.com',
    purpose: 'counts visits',
    uses: ['connect', 'image'],
    script: {
      path: '/count.js',
      attributes: {'data-site': 'blog'},
      globals: {_settings: [['disableCookies']]},
    },
    counts: true,
  },
  {origin: 'https://talk.example.com', purpose: 'shows comments', uses: ['frame']},
];

/** Files of a podcast that the site does not have. */
export const leftOfPodcast = {
  'blog/2024-03-01-heard/index.md': `---
title: What was heard
description: A post that once had a recording, and that readers may read without it.
authors: [team]
tags: [common]
---

A few words.

<!-- truncate -->

::episode

A few more.
`,
  'blog/2024-03-01-heard/episode.txt': 'No text that anything could be made from.\n',
  'static/podcast/heard.mp3': 'Sound',
  'static/podcast/heard.vtt': 'WEBVTT\n',
  [`src/pages/${routes.podcast}.md`]: '# Podcast\n\n::episodes\n\n## Follow it\n\n::podcast-feed\n',
};

/**
 * Writes a site that has services of other origins, and no podcast, with the configuration, code and legal texts of
 * the published one. Files of a podcast are still there.
 *
 * @param name of its folder, which Git ignores
 * @returns the path of the folder
 */
export function writeSwitchesSite(name: string): string {
  const {site, write} = beginSiteOf(
    name,
    `title: 'A Blog', podcast: null, locales: [own.locales[0]], services: ${JSON.stringify(services)}`,
  );
  for (const [path, text] of Object.entries(leftOfPodcast)) {
    write(path, text);
  }
  write('blog/tags.yml', 'common:\n  label: Common\n');
  write('blog/authors.yml', 'team:\n  name: The team\n  page: true\n');
  return site;
}
