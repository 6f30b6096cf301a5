import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {zipSync, type Zippable} from 'fflate';
import {contentOf} from '../../content/content-of';
import {archivePath, downloadsOf} from '../../content/downloads';
import {lastChange} from '../../content/last-change';
import {originalOf} from '../../content/translations/beside-text';
import {fileOf} from '../pages';

/** The files in a folder or, of a file, itself. Hidden ones, such as those of an operating system, are left out. */
function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) {
    return [path];
  }
  return readdirSync(path, {withFileTypes: true})
    .filter(({name}) => !name.startsWith('.'))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? filesOf(inside) : entry.isFile() ? [inside] : [];
    });
}

/**
 * Creates an archive of files below a folder.
 *
 * @param folder of a post
 * @param names of files and folders in it
 * @param changed the time that all entries have, so that the archive changes only when a file does. ZIP knows no
 *   time zones, nor years before 1980
 */
export function archiveOf(folder: string, names: string[], changed: Date): Uint8Array {
  const entries: Zippable = {};
  for (const file of names.flatMap((name) => filesOf(join(folder, name))).sort()) {
    entries[file.slice(folder.length + 1).replaceAll('\\', '/')] = readFileSync(file);
  }
  const earliest = Date.UTC(1980, 0, 2);
  const local = new Date(Math.max(+changed, earliest)).toISOString().slice(0, 19);
  return zipSync(entries, {level: 9, mtime: new Date(local)});
}

/**
 * Publishes the files that posts let their readers download, such as the code and data behind a claim, as an
 * archive beside the post's page.
 */
export default function downloads({siteDir, baseUrl, outDir}: LoadContext): Plugin {
  const posts: Array<{source: string; permalink: string; names: string[]; changed: Date}> = [];
  return {
    name: 'downloads',
    allContentLoaded({allContent}) {
      const blogs = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
      posts.splice(
        0,
        Infinity,
        ...blogs
          .flatMap(({blogPosts}) => blogPosts)
          .map(({metadata}) => ({
            source: join(siteDir, metadata.source.replace('@site/', '')),
            permalink: metadata.permalink,
            names: downloadsOf(metadata.frontMatter),
            changed: lastChange(metadata),
          }))
          .filter(({names}) => names.length > 0),
      );
    },
    postBuild() {
      for (const {source, permalink, names, changed} of posts) {
        const file = join(outDir, fileOf(archivePath(permalink), baseUrl));
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(file, archiveOf(dirname(originalOf(source)), names, changed));
      }
      return Promise.resolve();
    },
  };
}
