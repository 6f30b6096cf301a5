import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import blogPlugin, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {withLeanLists} from '../../content/longer-lists/lean-lists';
import {withLongerLists} from '../../content/longer-lists/longer-lists';
import {Compiling} from './compiling';
import {incrementally} from './incrementally';
import {compileOnDemand} from './on-demand';
import {Problems} from './problems';

export {validateOptions};

/** When a file was written, and how long it is; `null` where there is none. */
async function stampOf(file: string): Promise<string | null> {
  try {
    const {mtimeMs, size} = await stat(file);
    return `${mtimeMs} ${size}`;
  } catch {
    return null;
  }
}

/**
 * The context, in which front matter that cannot be parsed is refused each time: gray-matter, which
 * Docusaurus asks, remembers what it has begun to parse, and gives an empty result the second time.
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
 * The blog of Docusaurus for `npm start`: it reads again only the posts that changed, compiles only those
 * that are opened, and goes on without those that are broken, which the browser is told about, with file
 * and line, until they are fixed.
 */
export default async function previewBlog(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const {siteDir, i18n} = context;
  // A translated post may stand in for another in ways that are the stock plugin's own.
  if (i18n.currentLocale !== i18n.defaultLocale) {
    return withLeanLists(withLongerLists(await blogPlugin(context, options), options), options);
  }
  const folder = join(siteDir, options.path);
  const problems = new Problems(siteDir, options.path);
  const compiling = new Compiling();
  const own: PluginOptions = {...options, onUntruncatedBlogPosts: 'ignore'};
  const blog = withLeanLists(
    withLongerLists(await blogPlugin(withSteadyFrontMatter(context), own), own),
    own,
  );
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
  /** How long the content was read the last time, in ms. */
  let lasted = 0;
  return {
    ...blog,
    getClientModules: () => [join(__dirname, 'client-module.ts')],
    async loadContent() {
      // A text is shown by the bundler alone. Where there are many posts, reading them would keep it waiting.
      if (lasted > 300) {
        await compiling.settled();
      }
      const began = performance.now();
      const {content, changed, broken} = await load();
      lasted = performance.now() - began;
      // Nothing that readers of the page would see: it can wait until all that was written is compiled.
      const later = changed.length > 0 && broken.size === 0 && !problems.isShown;
      const told = problems.update(changed, broken, () =>
        later ? compiling.settled({noticed: 1500}) : Promise.resolve(),
      );
      // An edit is shown first, and checked then; what is wrong at the start is told with the first page.
      if (changed.length === 0) {
        await told;
      }
      return content;
    },
    configureWebpack(config, isServer, utils, content) {
      const stock = blog.configureWebpack!(config, isServer, utils, content) ?? {};
      const onDemand = compileOnDemand(utils.currentBundler.instance, context.generatedFilesDir);
      const rules = [...(stock.module?.rules ?? []), ...onDemand.rules];
      // The bundler's own types are not those that Docusaurus names.
      const further = [onDemand.plugin, compiling, problems] as unknown as NonNullable<
        typeof stock.plugins
      >;
      const plugins = [...(stock.plugins ?? []), ...further];
      // Absolute paths, which all texts are asked for by, are else looked for below static/, the site and the
      // working directory first, with each ending; for what is not there the bundler then watches, on each edit.
      const resolve = {...stock.resolve, preferAbsolute: true};
      return {...stock, ...onDemand.settings, resolve, module: {...stock.module, rules}, plugins};
    },
  };
}
