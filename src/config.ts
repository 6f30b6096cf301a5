import {join} from 'node:path';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {pageTemplate} from './build/page-template';
import buildPreset from './build/preset';
import {blogOptions} from './content/blog/options';
import {frontMatterParser} from './content/front-matter';
import contentPreset from './content/preset';
import {isShallowClone} from './content/shallow-clone';
import {presetOf} from './lib/typescript.cjs';
import {markdownPlugins} from './markdown/plugins';
import markdownPreset from './markdown/preset';
import previewPreset from './preview/preset';
import runtimePreset from './runtime/preset';
import {currentSite} from './settings/current';
import {footerNote} from './settings/footer';
import {inlineLogo, rightByDefault} from './settings/navbar';
import {callouts} from './site/callouts';
import {extensions} from './site/extensions';
import {footerColumns, navbarItems} from './site/navigation';
import {routes} from './site/routes';

const siteDir = join(__dirname, '..');
const {site, baseUrl, i18n, language, originalLanguage, isTranslation} = currentSite(siteDir);

const plugins = markdownPlugins({
  siteDir,
  url: site.url,
  baseUrl: site.baseUrl,
  language,
  originalLanguage,
  isTranslation,
  extensions,
  callouts,
  hasPodcast: site.podcast !== null,
});

const blog: BlogOptions = {
  ...plugins.post,
  ...blogOptions({siteDir, language: language.tag, originalLanguage: originalLanguage.tag}),
  blogTitle: site.title,
  blogDescription: site.tagline,
  editUrl: site.links.edit,
};

const preset: PresetOptions = {
  // That of src/content has lists of its own.
  blog: false,
  docs: {
    ...plugins.doc,
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    // The sidebar marks where the reader is, and src/build/structured-data tells programs.
    breadcrumbs: false,
    showLastUpdateTime: true,
    editUrl: site.links.edit,
  },
  pages: {
    // Its page names a feed that only a podcast has.
    ...(site.podcast === null && {exclude: [...GlobExcludeDefault, `${routes.podcast}.{md,mdx}`]}),
    ...plugins.page,
  },
  // Of src/build/sitemap, which knows when lists changed, and which pages are thin.
  sitemap: false,
  theme: {customCss: './src/css/custom.css'},
};

const themeConfig: ThemeConfig = {
  colorMode: {...site.colourMode},
  announcementBar: site.announcement ?? undefined,
  navbar: {
    title: site.title,
    logo: inlineLogo(site.logo),
    hideOnScroll: site.hideOnScroll,
    items: rightByDefault(navbarItems(site)),
  },
  footer: {style: 'light', links: footerColumns(site), copyright: footerNote(site)},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: site.favicon,
  url: site.url,
  baseUrl,
  trailingSlash: true,
  // It would tell readers of the front page that a script did not load, which no page needs to be read.
  baseUrlIssueBanner: false,
  ssrTemplate: pageTemplate(site.colourMode?.defaultMode),
  i18n,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: frontMatterParser(siteDir),
    // .md is CommonMark, where < and { are only characters; .mdx may use components.
    format: 'detect',
    // Docusaurus 4 will switch these off; posts of a blog on Docusaurus 3 rely on them.
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  // A site with an origin of its own needs no suffix to its keys in the browser's storage.
  storage: {type: 'localStorage', namespace: baseUrl !== '/' && baseUrl.slice(1, -1)},
  future: {
    v4: true,
    // It helps no first build, as all of CI's are, takes gigabytes for a thousand posts, and could reuse what former code made.
    faster: {rspackPersistentCache: false},
    // Dates from Git would be those of the clone.
    ...(isShallowClone(siteDir) && {experimental_vcs: false}),
  },
  // After the first, one for each room of src/: each lists its plugins.
  presets: [
    ['classic', preset],
    presetOf(contentPreset, {blog}),
    presetOf(markdownPreset, {...site, callouts}),
    presetOf(previewPreset, {}),
    presetOf(runtimePreset, site),
    presetOf(buildPreset, {identity: site}),
  ],
  themeConfig,
  headTags: extensions.headTags,
  clientModules: extensions.clientModules,
  plugins: extensions.plugins,
};

export default config;
