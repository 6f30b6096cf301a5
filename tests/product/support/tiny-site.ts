import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {buildSite, repository, type BuildResult} from '../../site/support/docusaurus';
import {writeFiles, type Files} from './folder';
import type {ConfigChanges} from './tiny-site.config';

/** A post with this front matter besides `title`. */
export function post(
  frontMatter: string,
  text = 'Words.\n\n<!-- truncate -->\n\nMore words.',
): string {
  return `---\ntitle: A post\n${frontMatter}\n---\n\n${text}\n`;
}

const wellFormed: Files = {
  // The stock theme has no element by which steps of the build find the text of a page.
  'src/theme/MDXContent/index.js':
    "export {default} from '../../../../../../src/theme/MDXContent';",
  'sidebars.ts':
    "export default {guide: ['intro'], elsewhere: [{type: 'html', value: '<b>No link</b>'}]};",
  // It has an explicit date because the file is not in Git, where Docusaurus would otherwise look for one.
  'docs/intro.md': `---\nlast_update: {date: 2024-04-02, author: A team}\n---\n\n# Intro\n`,
  'blog/authors.yml': 'team: {name: A team}',
  'blog/tags.yml': 'known: {label: Known}',
  'blog/2024-04-02-post.md': post('authors: [team]\ntags: [known]'),
};

/**
 * Writes a site of a few files and builds it. It is inside the repository, so that it finds the
 * packages, in a folder that Git ignores.
 *
 * @param name of its folder
 * @param files to add to a site that builds, or to replace its files
 * @param changes to the published configuration
 */
export function buildTinySite(
  name: string,
  files: Files = {},
  changes: ConfigChanges = {},
): Promise<BuildResult> {
  const folder = join(repository, '.cache/configurations', name.replaceAll(/\W+/g, '-'));
  rmSync(folder, {recursive: true, force: true});
  writeFiles(folder, {
    'docusaurus.config.ts': `import {tinySite} from '../../../tests/product/support/tiny-site.config';\nexport default tinySite(${JSON.stringify(changes)});`,
    ...wellFormed,
    ...files,
  });
  return buildSite(folder);
}
