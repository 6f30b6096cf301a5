import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {pageTemplate} from './src/output/page-template';
import {output} from './src/output/plugins';
import {blogOptions} from './src/content/blog/options';
import {frontMatterParser} from './src/content/front-matter';
import {newPostAddress} from './src/content/post-template';
import {blog, lists} from './src/content/plugins';
import {isShallowClone} from './src/content/git';
import {markdownPlugins} from './src/markdown/plugins';
import {texts} from './src/markdown/texts';
import {preview} from './src/preview/plugins';
import {runtime} from './src/runtime/plugins';
import {currentSite} from './src/settings/current';
import {footerNote} from './src/settings/footer';
import {inlineLogo, rightByDefault} from './src/settings/navbar';
import {callouts} from './src/site/callouts';
import {extensions} from './src/site/extensions';
import {footerColumns, navbarItems} from './src/site/navigation';
import {routes} from './src/site/routes';
import {words} from './src/settings/words';

const siteDir = __dirname;
const {site, baseUrl, i18n, language, originalLanguage, isTranslation} = currentSite(siteDir);

const markdown = markdownPlugins({
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

const blogSettings: BlogOptions = {
  ...markdown.post,
  ...blogOptions({siteDir, language: language.tag, originalLanguage: originalLanguage.tag}),
  blogTitle: site.title,
  blogDescription: site.tagline,
  editUrl: site.links.edit,
};

const preset: PresetOptions = {
  // src/content/blog takes its place below: it wraps the same plugin, and takes the same options.
  blog: false,
  docs: {
    ...markdown.doc,
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    // The sidebar marks where the reader is, and src/output/structured-data tells programs.
    breadcrumbs: false,
    showLastUpdateTime: true,
    editUrl: site.links.edit,
  },
  pages: {
    // Its page names a feed that only a podcast has.
    ...(site.podcast === null && {exclude: [...GlobExcludeDefault, `${routes.podcast}.{md,mdx}`]}),
    ...markdown.page,
  },
  // src/output/sitemap writes it, and knows when lists changed, and which pages are thin.
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
  // A preview of a pull request is not to be found.
  noIndex: process.env.SITE_PREVIEW === 'true',
  // It shows wherever Docusaurus' client has not started: src/output/base-url-banner.ts knows when to.
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
    // It would make emoji of addresses such as fd00:a:b.
    emoji: false,
    // Docusaurus 4 will switch these off; posts of a blog on Docusaurus 3 rely on them.
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    // Footnotes are the only names that it would precede.
    remarkRehypeOptions: {clobberPrefix: ''},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  customFields: {newPost: newPostAddress(site.links.edit)},
  // A site with an origin of its own needs no suffix to its keys in the browser's storage.
  storage: {type: 'localStorage', namespace: baseUrl !== '/' && baseUrl.slice(1, -1)},
  future: {
    v4: true,
    // It helps no first build, as all of CI's are, takes gigabytes for a thousand posts, and could reuse what former code made.
    faster: {rspackPersistentCache: false},
    // Dates from Git would be those of the clone.
    ...(isShallowClone(siteDir) && {experimental_vcs: false}),
  },
  presets: [['classic', preset]],
  plugins: [words, [blog, blogSettings], ...extensions.plugins],
  // After the classic theme, whose components they may replace.
  themes: [
    ...lists,
    ...texts(site, callouts),
    ...preview,
    ...runtime(site, extensions),
    ...output(site),
  ],
  themeConfig,
  headTags: extensions.headTags,
  clientModules: extensions.clientModules,
};

export default config;
