import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getPluginI18nPath, posixPath, readDataFile} from '@docusaurus/utils';

/** Authors or tags, by key. */
type Entries = Record<string, unknown>;

const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays a translation over its original, field by field. Docusaurus rejects what has no entries. */
function completed(original: unknown, translation: unknown): unknown {
  if (!isObject(original) || !isObject(translation)) {
    return translation ?? original;
  }
  const translated = Object.entries(translation).map(([key, entry]) => {
    const first = original[key];
    return [key, isObject(first) && isObject(entry) ? {...first, ...entry} : (entry ?? first)];
  });
  return {...original, ...(Object.fromEntries(translated) as Entries)};
}

const read = (contentPath: string, filePath: string) =>
  readDataFile({filePath, contentPaths: {contentPath, contentPathLocalized: undefined}});

/**
 * Lets the `authors.yml` and `tags.yml` of a language say only what differs from those in blog/. Docusaurus would
 * read them in place of the originals, so it is given files made from both.
 *
 * @param options of the blog, which then name these files
 * @param load makes the blog
 */
export async function withCompletedFiles(
  {siteDir, localizationDir, generatedFilesDir}: LoadContext,
  options: PluginOptions,
  load: () => Promise<Plugin<BlogContent>>,
): Promise<Plugin<BlogContent>> {
  const original = resolve(siteDir, options.path);
  const pluginName = 'docusaurus-plugin-content-blog';
  const translation = getPluginI18nPath({localizationDir, pluginName, pluginId: options.id});
  const names = ['authors.yml', 'tags.yml'].filter((name) => existsSync(join(translation, name)));
  if (names.length === 0) {
    return load();
  }

  const folder = join(generatedFilesDir, 'completed');
  const complete = async () => {
    mkdirSync(folder, {recursive: true});
    for (const name of names) {
      const entries = completed(await read(original, name), await read(translation, name));
      // JSON is YAML too.
      writeFileSync(join(folder, name), JSON.stringify(entries));
    }
  };
  await complete();
  // Docusaurus looks for it from the folder of the translation.
  const pathOf = (name: string) =>
    names.includes(name) ? posixPath(relative(translation, join(folder, name))) : name;
  // In place, since what wraps the blog reads and changes these options too.
  options.authorsMapPath = pathOf('authors.yml');
  options.tags = pathOf('tags.yml');
  const blog = await load();
  return {
    ...blog,
    getPathsToWatch: () => [
      // Each load writes the files in the folder, and would cause the next.
      ...blog.getPathsToWatch!().filter((path) => !posixPath(path).includes('/completed/')),
      ...names.flatMap((name) => [join(original, name), join(translation, name)]),
    ],
    async loadContent() {
      await complete();
      return blog.loadContent!();
    },
  };
}
