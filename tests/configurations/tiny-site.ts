import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {buildSite, repository, type BuildResult} from '../support/docusaurus';
import type {ConfigChanges} from './tiny-site.config';

/** Contents of files, by their path in the site. */
export type Files = Record<string, string>;

/** A post with this front matter, `title` apart. */
export function post(
  frontMatter: string,
  text = 'Words.\n\n<!-- truncate -->\n\nMore words.',
): string {
  return `---\ntitle: A post\n${frontMatter}\n---\n\n${text}\n`;
}

const wellFormed: Files = {
  'sidebars.ts':
    "export default {guide: ['intro'], elsewhere: [{type: 'html', value: '<b>No link</b>'}]};",
  // A date of its own: the file is not in git, which would otherwise be asked for one.
  'docs/intro.md': `---\nlast_update: {date: 2024-04-02, author: A team}\n---\n\n# Intro\n`,
  'blog/authors.yml': 'team: {name: A team}',
  'blog/tags.yml': 'known: {label: Known}',
  'blog/2024-04-02-post.md': post('authors: [team]\ntags: [known]'),
};

/**
 * Writes a site of a few files and builds it. It lies inside the repository, so that it finds the
 * packages, and in a folder that git ignores.
 *
 * @param name of its folder
 * @param files added to a site that builds, or put in the place of its files
 * @param changes to the published configuration
 */
export function buildTinySite(
  name: string,
  files: Files = {},
  changes: ConfigChanges = {},
): Promise<BuildResult> {
  const folder = join(repository, '.cache/configurations', name.replaceAll(/\W+/g, '-'));
  rmSync(folder, {recursive: true, force: true});
  const config = `import {tinySite} from '../../../tests/configurations/tiny-site.config';\nexport default tinySite(${JSON.stringify(changes)});`;
  for (const [path, text] of Object.entries({
    'docusaurus.config.ts': config,
    ...wellFormed,
    ...files,
  })) {
    const file = join(folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  // A cached file is not read again, so what is wrong with it would be told on the first run only.
  return buildSite(folder, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
}
