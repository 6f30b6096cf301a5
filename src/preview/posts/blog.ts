import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import blogPlugin, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {withOwnLists} from '../../content/longer-lists/with-own-lists';
import {Compiling} from './compiling';
import {incrementally} from './incrementally';
import {compileOnDemand} from './on-demand';
import {Problems} from './problems';

export {validateOptions};

/** Modification time and size of a file; `null` if it does not exist. */
async function stampOf(file: string): Promise<string | null> {
  try {
    const {mtimeMs, size} = await stat(file);
    return `${mtimeMs} ${size}`;
  } catch {
    return null;
  }
}

/**
 * Returns the context with front matter that cannot be parsed rejected every time: gray-matter, which Docusaurus
 * uses, caches what it has begun to parse, and returns an empty result the second time.
 */
function withSteadyFrontMatter(context: LoadContext): LoadContext {
  const {markdown} = context.siteConfig;
  const refused = new Map<string, unknown>();
  const parseFrontMatter: typeof markdown.parseFrontMatter = async (params) => {
    if (refused.has(params.fileContent)) {
      throw refused.get(params.fileContent);
    }
    try {
      return await markdown.parseFrontMatter(params);
    } catch (error) {
      refused.set(params.fileContent, error);
      throw error;
    }
  };
  return {
    ...context,
    siteConfig: {...context.siteConfig, markdown: {...markdown, parseFrontMatter}},
  };
}

/**
 * Docusaurus' blog for `npm start`: it rereads only the posts that changed, compiles only those that are opened,
 * and leaves out broken ones, which the browser reports with file and line until they are fixed.
 */
export default async function previewBlog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {siteDir, i18n} = context;
  // How a translated post replaces another is left to the stock plugin.
  if (i18n.currentLocale !== i18n.defaultLocale) {
    return withOwnLists(await blogPlugin(context, options), options);
  }
  const folder = join(siteDir, options.path);
  const problems = new Problems(siteDir, options.path);
  const compiling = new Compiling();
  const own: PluginOptions = {...options, onUntruncatedBlogPosts: 'ignore'};
  const blog = withOwnLists(await blogPlugin(withSteadyFrontMatter(context), own), own);
  const shared = [
    options.authorsMapPath,
    typeof options.tags === 'string' ? options.tags : 'tags.yml',
  ].map((name) => join(folder, name));
  const load = incrementally({
    blog,
    options: own,
    stampAll: async () => {
      const files = (await Globby(options.include, {cwd: folder, ignore: options.exclude})).sort();
      return new Map(
        await Promise.all(
          files.map(async (file) => [file, await stampOf(join(folder, file))] as const),
        ),
      );
    },
    stampShared: async () => (await Promise.all(shared.map(stampOf))).join(),
    fileOf: ({metadata}) => metadata.source.replace(`@site/${options.path}/`, ''),
  });
  /** How long the last load took, in ms. */
  let lasted = 0;
  return {
    ...blog,
    getClientModules: () => [join(__dirname, 'client-module.ts')],
    async loadContent() {
      // Showing a text takes only the bundler. With many posts, reading them would keep it waiting.
      if (lasted > 300) {
        await compiling.settled();
      }
      const began = performance.now();
      const {content, changed, broken} = await load();
      lasted = performance.now() - began;
      // Nothing changes on the page, so this can wait until everything saved is compiled.
      const later = changed.length > 0 && broken.size === 0 && !problems.isShown;
      const told = problems.update(changed, broken, () =>
        later ? compiling.settled({noticed: 1500}) : Promise.resolve(),
      );
      // An edit is shown before it is checked; problems at the start appear with the first page.
      if (changed.length === 0) {
        await told;
      }
      return content;
    },
    configureWebpack(config, isServer, utils, content) {
      const stock = blog.configureWebpack!(config, isServer, utils, content) ?? {};
      const onDemand = compileOnDemand(utils.currentBundler.instance, context.generatedFilesDir);
      const rules = [...(stock.module?.rules ?? []), ...onDemand.rules];
      // The bundler's own types differ from those that Docusaurus declares.
      const further = [onDemand.plugin, compiling, problems] as unknown as NonNullable<
        typeof stock.plugins
      >;
      const plugins = [...(stock.plugins ?? []), ...further];
      // All texts are requested by absolute path. By default, it is first looked up below static/, the site and
      // the working directory, with each extension, and on each edit the bundler watches for whatever is missing.
      const resolve = {...stock.resolve, preferAbsolute: true};
      return {...stock, ...onDemand.settings, resolve, module: {...stock.module, rules}, plugins};
    },
  };
}
