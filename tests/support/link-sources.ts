import {existsSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from './docusaurus';

/** Links this site's sources into another, except pages, which must lie within it, and what it already has. */
export function linkSources(site: string): void {
  mkdirSync(join(site, 'src'), {recursive: true});
  const sources = readdirSync(join(repository, 'src')).filter((name) => name !== 'pages');
  for (const source of sources.filter((one) => !existsSync(join(site, 'src', one)))) {
    symlinkSync(join(repository, 'src', source), join(site, 'src', source));
  }
}
