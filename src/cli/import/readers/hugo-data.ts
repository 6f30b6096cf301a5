import {readSettings, recordOf} from '../matter';
import type {Files, Loss} from '../model';
import {firstWords} from '../values';
import {AuthorTable} from './authors';
import type {HugoContent} from './hugo-content';
import {lineOf} from './hugo-posts';

/** Authors of `data/authors`, and of pages of a taxonomy of authors. */
export function readAuthors(files: Files, content: HugoContent): AuthorTable {
  const authors = new AuthorTable();
  for (const [file, text] of files) {
    const [, own] = /^data\/authors\/([^/]+)\.(?:ya?ml|toml|json)$/.exec(file) ?? [];
    const settings = /^data\/authors(?:\/[^/]+)?\.(?:ya?ml|toml|json)$/.test(file)
      ? readSettings(file, text)
      : undefined;
    if (own !== undefined && settings) {
      authors.add(own, settings.data, file);
    } else {
      for (const [key, data] of Object.entries(settings?.data ?? {})) {
        authors.add(key, recordOf(data), file, settings!.lineOf(key));
      }
    }
  }
  for (const [folder, page] of content.lists) {
    const [, key] = /^authors?\/([^/]+)$/.exec(folder) ?? [];
    if (key !== undefined) {
      const name = firstWords(page.data, ['name', 'title']) ?? key;
      const {title, ...data} = page.data;
      const isJob = page.data.name !== undefined ? {title} : {};
      authors.add(key, {...data, ...isJob, name}, page.file, lineOf(page, 'title'));
    }
  }
  return authors;
}

/** Folders of themes and of data, each told once. */
export function lossesOfFolders(files: Files): Loss[] {
  const counts = new Map<string, number>();
  for (const file of files.keys()) {
    const [, folder] = /^(layouts|data|i18n|assets|archetypes|themes\/[^/]+)\//.exec(file) ?? [];
    if (
      folder !== undefined &&
      !/^data\/authors[./]|^assets\/.*\.(?:png|jpe?g|svg|gif|webp)$/.test(file)
    ) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return [...counts].map(([folder, count]) => ({
    file: folder,
    what: `${count} ${count === 1 ? 'file' : 'files'} of ${folder}`,
    became: 'left out',
  }));
}
