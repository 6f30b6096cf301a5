import {cpSync, readdirSync, renameSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from '../../site/support/docusaurus';
import {writeFiles, type Files} from './folder';

/** What such a site has of the published one, as copies; other sources are linked. Pages must lie within a site. */
const copied = [
  ...['docusaurus.config.ts', 'sidebars.ts', 'docs', 'static/img'],
  ...['src/pages', 'src/settings', 'src/site'],
];

/**
 * Begins a site with the configuration, code, texts and pictures of the published one, at the root of its host, and no
 * posts.
 *
 * @param name of its folder, which Git ignores; what was in it is deleted
 * @param identity the fields in which it differs, as in a literal of an object, where `own` is the published one
 * @param files its own files, beside a team and a tag
 * @returns the path of the folder
 */
export function beginSite(name: string, identity: string, files: Files = {}): string {
  const site = join(repository, '.cache/configurations', name);
  rmSync(site, {recursive: true, force: true});
  for (const path of copied) {
    cpSync(join(repository, path), join(site, path), {recursive: true});
  }
  for (const source of readdirSync(join(repository, 'src'))) {
    if (!copied.includes(`src/${source}`)) {
      symlinkSync(join(repository, 'src', source), join(site, 'src', source));
    }
  }
  renameSync(join(site, 'src/site/identity.ts'), join(site, 'src/site/own.ts'));
  writeFiles(site, {
    'src/site/identity.ts': `import {identity as own} from './own';\nexport const identity = {...own, baseUrl: '/', ${identity}};\n`,
    'blog/authors.yml': 'team: {name: The team, page: true}\n',
    'blog/tags.yml': 'common: {label: Common}\n',
    ...files,
  });
  return site;
}
