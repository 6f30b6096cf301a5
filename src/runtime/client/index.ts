import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import type {Replaced} from '../../lib/upstream';
import {archivePath, mostInArchive, mostInSidebar} from '../../content/archive/archive';
import {routes} from '../../site/routes';
import {aliasesOf, isMade, replacementOf, ruleOf} from '../patch';
import {replacements, routerReplacements} from './aliases';
import {nameClasses} from './class-names';

/** Parts of the configuration that only the build needs. */
const buildOnly = [
  ...['presets', 'plugins', 'themes', 'clientModules', 'markdown', 'headTags', 'scripts'],
  ...['stylesheets', 'staticDirectories', 'onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes'],
  // Readers get what Docusaurus generates from it: @generated/i18n.
  'i18n',
];

function configOfReaders(siteConfig: DocusaurusConfig): Record<string, unknown> {
  const themeConfig = {...siteConfig.themeConfig, prism: undefined};
  const {experimental_router} = siteConfig.future;
  return {
    ...Object.fromEntries(Object.entries(siteConfig).filter(([name]) => !buildOnly.includes(name))),
    // Code is coloured in the build.
    themeConfig,
    future: {experimental_router},
  };
}

/**
 * Puts what every page needs, and what a post needs, the first page of most visits, into the main script:
 * one file compresses better than chunks that share little. The imports are used once, so that no bundler
 * drops them.
 */
const shell = `import BlogLayout from '@theme/BlogLayout';
import BlogPostPage from '@theme/BlogPostPage';
import Layout from '@theme/Layout';
void [Layout, BlogLayout, BlogPostPage];
`;

type Listed = {unlisted?: boolean};

/** The content loaded by the blog, docs and pages plugins, as far as it is used here. */
type Content =
  | {
      blogPosts?: Array<{metadata: Listed}>;
      blogTagsListPath?: string;
      loadedVersions?: Array<{docs: Listed[]}>;
    }
  | undefined;

/**
 * Removes from the readers' scripts what this site, as configured, never calls. React and the router call
 * more of it in development, so there the scripts stay complete.
 */
export default function pruneClient({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const name = 'prune-client';
  if (process.env.NODE_ENV !== 'production') {
    return {name};
  }
  const hasVersions = readdirSync(siteDir).some((file) => file.endsWith('versions.json'));
  let hasUnlisted = true;
  let hasOlderYears = true;
  /** The path of each blog's archive, by the name of its instance. */
  let archives: Record<string, string> = {};
  const generated = (file: string) => join(generatedFilesDir, name, 'default', file);
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData('metadata.json', {pluginVersions: {}});
      await actions.createData('shell.js', shell);
    },
    async allContentLoaded({allContent, actions}) {
      // By now the theme has added its translations to it.
      await actions.createData('config.json', configOfReaders(siteConfig));
      const blogs = Object.entries(
        (allContent['docusaurus-plugin-content-blog'] ?? {}) as Record<string, Content>,
      );
      archives = Object.fromEntries(
        blogs.map(([id, blog]) => [id, archivePath(blog?.blogTagsListPath ?? `/${routes.tags}`)]),
      );
      hasOlderYears = blogs.some(([, blog]) => (blog?.blogPosts?.length ?? 0) > mostInSidebar);
      hasUnlisted = Object.values(allContent)
        .flatMap((instances) => Object.values(instances) as Content[])
        .flatMap((content) => [
          ...(content?.blogPosts ?? []).map(({metadata}) => metadata),
          ...(content?.loadedVersions ?? []).flatMap(({docs}) => docs),
          ...(Array.isArray(content) ? (content as Listed[]) : []),
        ])
        .some(({unlisted}) => unlisted);
    },
    getClientModules: () => [generated('shell.js')],
    // The build itself renders the pages with all of it, except for how it matches their routes.
    configureWebpack: (config, isServer, {currentBundler}) => {
      if (isMade('src/runtime/client/class-names.ts')) {
        nameClasses(config);
      }
      const sidebar = ruleOf('src/runtime/client/sidebar-loader.cjs', {
        resource: {
          and: [
            join(generatedFilesDir, 'docusaurus-plugin-content-blog'),
            /[\\/]blog-post-list-prop-[^\\/]+\.json$/,
          ],
        },
        options: {mostInSidebar, mostInArchive, archives},
      });
      if (isServer) {
        // React Router compares the path of a page with those of all others, one by one, three times.
        const alias = aliasesOf(['react-router-config$'], join(__dirname, 'server-routes.tsx'));
        return {module: {rules: sidebar}, resolve: {alias}};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const unused = replacements({themeConfig: siteConfig.themeConfig, hasUnlisted});
      const replace = (...which: [request: Replaced, file?: string]) =>
        replacementOf(NormalModuleReplacementPlugin, ...which);
      return {
        // By number: each reader would have to download names in addition to the numbers.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        resolve: {
          alias: {
            ...aliasesOf([
              ...unused,
              ...routerReplacements(
                readFileSync(join(generatedFilesDir, 'routes.js'), 'utf8'),
                siteConfig.future.experimental_router,
              ),
            ]),
            // A sidebar that lists all posts does not need ours.
            ...(hasOlderYears
              ? {}
              : {'@theme/BlogSidebar/Content': '@theme-original/BlogSidebar/Content'}),
          },
        },
        module: {
          rules: [
            ...sidebar,
            ...ruleOf('src/runtime/client/class-names-loader.cjs', {
              resource: {
                and: [
                  /\.[jt]sx?$/,
                  {or: [/[\\/]@docusaurus[\\/]/, join(__dirname, '../..'), join(siteDir, 'src')]},
                ],
              },
              enforce: 'post',
            }),
          ],
          // A name that a replacement lacks stops the build, instead of breaking a page.
          parser: {javascript: {exportsPresence: 'error'}},
        },
        plugins: [
          // Nearly all of it runs on each load. V8 then compiles it during the download, off the main thread,
          // instead of compiling each function on its first call (v8.dev/blog/explicit-compile-hints).
          new currentBundler.instance.BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            test: /[\\/]main\.[^\\/]+\.js$/,
            stage: currentBundler.instance.Compilation.PROCESS_ASSETS_STAGE_REPORT,
          }),
          ...replace('@generated/docusaurus.config', generated('config.json')),
          ...replace('@generated/site-metadata', generated('metadata.json')),
          // It has nothing to render in a browser: the page that checks for it has already been written.
          ...replace('./BaseUrlIssueBanner'),
          ...(unused.includes('@theme/AnnouncementBar')
            ? replace('./contexts/announcementBar')
            : []),
          ...(hasVersions ? [] : replace('./docsPreferredVersion')),
        ],
      };
    },
  };
}
