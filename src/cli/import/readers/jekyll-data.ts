import {posix} from 'node:path';
import {readMatter, readSettings, recordOf} from '../matter';
import type {Files, Loss} from '../model';
import {wordsOf} from '../values';
import {AuthorTable} from './authors';
import type {JekyllConfig} from './jekyll-config';
import {isOfJekyll} from './jekyll-posts';

/** The authors of `_data/authors.yml`, or of the settings of some themes. */
export function readAuthors(files: Files, config: JekyllConfig): AuthorTable {
  const authors = new AuthorTable();
  for (const file of ['_data/authors.yml', '_data/authors.yaml', '_data/authors.json']) {
    const content = files.get(file);
    const settings = content && readSettings(file, content);
    for (const [key, data] of Object.entries(settings?.data ?? {})) {
      authors.add(key, recordOf(data), file, settings?.lineOf(key));
    }
  }
  for (const [key, data] of Object.entries(recordOf(config.data.authors))) {
    authors.add(key, recordOf(data), config.file ?? '_config.yml');
  }
  for (const file of files.keys()) {
    if (/^_authors\/.+\.(?:md|markdown)$/.test(file)) {
      const {data} = readMatter(files.get(file)!);
      authors.add(
        wordsOf(data.short_name) ?? posix.basename(file).replace(/\.\w+$/, ''),
        data,
        file,
      );
    }
  }
  return authors;
}

/** Folders of a theme, of data and of other collections, each told once. */
export function lossesOfFolders(files: Files): Loss[] {
  const counts = new Map<string, number>();
  for (const file of files.keys()) {
    const [, folder] = /^(_[^/]+)\//.exec(file) ?? [];
    const isRead = /^_(?:posts|drafts|site|authors)\/|^_data\/authors\.\w+$/.test(file);
    if (folder !== undefined && !isRead && isOfJekyll(file)) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return [...counts].map(([folder, count]) => ({
    file: folder,
    what: `${count} ${count === 1 ? 'file' : 'files'} of ${folder}`,
    became: 'left out',
  }));
}
