import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {zipSync} from 'fflate';
import {postsOf} from '../../content/content-of';
import {archivePath, downloadsOf} from '../../content/beside-page';
import {lastChange} from '../../content/last-change';
import {originalOf} from '../../content/translations/beside-text';
import type {Output} from '../output';
import {fileOf, filesOf} from '../pages';

/**
 * Reads the files of these names, and those in folders of these names, but no hidden ones. Returns them by path, in
 * order.
 *
 * @throws Error if there is no such file or folder
 */
export async function readFiles(folder: string, names: string[]): Promise<Record<string, Buffer>> {
  const all = (await filesOf(folder)).filter((file) => !/(?:^|\/)\./.test(file));
  const filesOfName = (name: string) => {
    const path = posix.join(name, '.').replace(/\/$/, '');
    const files = all.filter((file) => file === path || file.startsWith(`${path}/`));
    if (files.length === 0) {
      throw new Error(
        `There is no ${name} in ${folder}, which \`downloads\` names: correct its name.`,
      );
    }
    return files;
  };
  const files = [...new Set(names.flatMap(filesOfName))].sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file))]));
}

/**
 * Creates an archive, which changes only when a file does: all entries have one time. ZIP knows no time zones, nor
 * years before 1980.
 */
export function archiveOf(files: Record<string, Buffer>, changed: Date): Buffer {
  const earliest = Date.UTC(1980, 0, 2);
  const local = new Date(Math.max(+changed, earliest)).toISOString().slice(0, 19);
  return Buffer.from(zipSync(files, {level: 9, mtime: new Date(local)}));
}

/**
 * Publishes the files that posts let their readers download, such as the code and data behind a claim, as an
 * archive beside the post's page.
 */
export default function downloads({siteDir, baseUrl, outDir}: LoadContext): Output {
  let posts: Array<{source: string; permalink: string; names: string[]; changed: Date}> = [];
  return {
    name: 'downloads',
    allContentLoaded({allContent}) {
      posts = postsOf(allContent)
        .map(({metadata}) => ({
          source: join(siteDir, metadata.source.replace('@site/', '')),
          permalink: metadata.permalink,
          names: downloadsOf(metadata.frontMatter),
          changed: lastChange(metadata),
        }))
        .filter(({names}) => names.length > 0);
    },
    step: {
      reads: [],
      writes: ['downloads'],
      async run() {
        for (const {source, permalink, names, changed} of posts) {
          const files = await readFiles(dirname(originalOf(siteDir, source)), names);
          const file = join(outDir, fileOf(archivePath(permalink), baseUrl));
          mkdirSync(dirname(file), {recursive: true});
          writeFileSync(file, archiveOf(files, changed));
        }
      },
    },
  };
}
