import {join} from 'node:path';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {codeBlocks} from './src/plugins/code-blocks/rehype';
import type {Options as FeedOptions} from './src/plugins/feeds/index';
import {figures} from './src/plugins/figures/remark';
import type {Place} from './src/plugins/images/layout';
import {images} from './src/plugins/images/remark';
import {listings} from './src/plugins/listings/remark';
import type {Options as PodcastOptions} from './src/plugins/podcast/index';
import {episodes} from './src/plugins/podcast/remark';
import {processBlogPosts} from './src/plugins/publication/process-blog-posts';
import {islands} from './src/plugins/static-articles/remark';
import {readingTime} from './src/plugins/structured-data/reading-time';
import {linksAcrossTranslations} from './src/plugins/translations/remark';
import {identity} from './src/site/identity';
import {inlineDrawing} from './src/site/inline-drawing';
import {basePathOf, localized, translationsFolder} from './src/site/localized';
import {copyright, footerColumns, navbarItems} from './src/site/navigation';
import {checkIdentity} from './src/site/schema';

// A preview, or a test, may be served below another path than the site.
const identityOfAll = checkIdentity({
  ...identity,
  baseUrl: process.env.SITE_BASE_URL ?? identity.baseUrl,
});
const {locales} = identityOfAll;
const [{code: defaultLocale}] = locales;
// Docusaurus builds each language by itself, and reads this file for each. The development server, started
// without a language, writes the word for none.
const {DOCUSAURUS_CURRENT_LOCALE: current = 'undefined'} = process.env;
const locale = current === 'undefined' ? defaultLocale : current;
const site = localized(identityOfAll, locale, __dirname);

const markdown = (place: Place) => ({
  beforeDefaultRemarkPlugins: [
    [islands, {siteDir: __dirname}],
    [images, {siteDir: __dirname, place}],
    ...(locale === defaultLocale ? [] : [[linksAcrossTranslations, {siteDir: __dirname}]]),
  ],
  rehypePlugins: [codeBlocks],
});

const withEpisodes = [
  episodes,
  {siteDir: __dirname, url: site.url, baseUrl: site.baseUrl, language: locale},
];

const preset: PresetOptions = {
  blog: {
    ...markdown('post'),
    beforeDefaultRemarkPlugins: [
      listings,
      figures,
      withEpisodes,
      ...markdown('post').beforeDefaultRemarkPlugins,
    ],
    routeBasePath: '/',
    blogTitle: site.title,
    blogDescription: site.tagline,
    postsPerPage: 5,
    blogSidebarTitle: 'All our posts',
    blogSidebarCount: 'ALL',
    // Of src/plugins/archive, which divides it by years when it grows.
    archiveBasePath: null,
    showReadingTime: true,
    readingTime,
    editUrl: site.links.edit,
    onInlineTags: 'throw',
    onInlineAuthors: 'throw',
    onUntruncatedBlogPosts: 'throw',
    processBlogPosts,
    // Of src/plugins/feeds, which has them for tags and authors too.
    feedOptions: {type: null},
  },
  docs: {
    ...markdown('doc'),
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    showLastUpdateTime: true,
    editUrl: site.links.edit,
  },
  pages: {
    ...markdown('page'),
    beforeDefaultRemarkPlugins: [withEpisodes, ...markdown('page').beforeDefaultRemarkPlugins],
  },
  // Of src/plugins/sitemap, which knows when lists changed, and which pages are thin.
  sitemap: false,
  theme: {customCss: './src/css/custom.css'},
};

/** Small, and on the first screen of each page: it costs less inside the pages than a request does. */
const inlineLogo = ({src, srcDark, alt}: typeof site.logo) => ({
  src: inlineDrawing(src),
  srcDark: srcDark === undefined ? undefined : inlineDrawing(srcDark),
  alt,
});

const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: site.announcement ?? undefined,
  navbar: {title: site.title, logo: inlineLogo(site.logo), items: navbarItems(site)},
  footer: {style: 'light', links: footerColumns(site), copyright: copyright(site)},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
};

const feeds: FeedOptions = {colours: site.colours, copyright: copyright(site)};

const podcast: PodcastOptions = {
  podcast: site.podcast,
  colours: site.colours,
  owner: {name: site.title, email: site.links.email},
  copyright: copyright(site),
};

/** The classic preset, with longer pages of tags and authors; previews read and compile only what changed. */
const presetName = join(
  __dirname,
  'src/plugins',
  process.env.NODE_ENV === 'development' ? 'posts/preview/preset.ts' : 'longer-lists/preset.ts',
);

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: site.favicon,
  url: site.url,
  baseUrl: identityOfAll.baseUrl,
  trailingSlash: true,
  i18n: {
    defaultLocale,
    locales: locales.map(({code}) => code),
    localeConfigs: Object.fromEntries(
      locales.map(({code, label, htmlLang}) => [
        code,
        // The path is said, or a build of one language alone (`--locale de`) would have it at that of the first.
        {label, htmlLang, baseUrl: basePathOf(identityOfAll, code)},
      ]),
    ),
    path: translationsFolder,
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    // .md is CommonMark, where < and { are only characters; .mdx may use components.
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  // A site with an origin of its own needs no suffix to its keys in the browser's storage.
  storage: {type: 'localStorage', namespace: identityOfAll.baseUrl !== '/'},
  future: {v4: true},
  presets: [[presetName, preset]],
  plugins: [
    // Before those that read front matter.
    './src/plugins/translations/index.ts',
    // Before the rest, to see what they have written.
    './src/plugins/headers/index.ts',
    './src/plugins/redirects/index.ts',
    ['./src/plugins/brand-colours/index.ts', {colours: site.colours}],
    './src/plugins/archive/index.ts',
    './src/plugins/clean-urls/index.ts',
    './src/plugins/day-names/index.ts',
    './src/plugins/images/index.ts',
    './src/plugins/early-input/index.ts',
    // Before all that put anything but scripts into pages: what stands together becomes one script.
    './src/plugins/keyboard-marker/index.ts',
    // Before those that read pages, to change these after them.
    './src/plugins/first-load/index.ts',
    // Before those that read pages, which it has made smaller.
    './src/plugins/rendered-pages/index.ts',
    ['./src/plugins/feeds/index.ts', feeds],
    './src/plugins/lean-client/index.ts',
    './src/plugins/licences/index.ts',
    './src/plugins/listings/index.ts',
    './src/plugins/markdown-twins/index.ts',
    './src/plugins/new-announcement/index.ts',
    './src/plugins/newest-posts/index.ts',
    ['./src/plugins/podcast/index.ts', podcast],
    './src/plugins/page-navigation/index.ts',
    './src/plugins/posts/index.ts',
    './src/plugins/publication/index.ts',
    './src/plugins/related-posts/index.ts',
    './src/plugins/search-index/index.ts',
    './src/plugins/search-page/index.ts',
    ['./src/plugins/social-cards/index.ts', {colours: site.colours}],
    './src/plugins/sitemap/index.ts',
    './src/plugins/static-articles/index.ts',
    [
      './src/plugins/structured-data/index.ts',
      {company: site.company, website: site.links.website, logo: site.logo.src},
    ],
    // The last, to see what the others have set.
    './src/plugins/bundler-cache/index.ts',
  ],
  clientModules: [
    './src/components/CodeBlock/client-module.ts',
    './src/components/Episode/client-module.ts',
    './src/components/Fonts/client-module.ts',
    './src/components/PageTransition/client-module.ts',
    './src/components/PostActions/client-module.ts',
    './src/components/ProgressBar/client-module.ts',
    './src/components/ChunkFailure/client-module.ts',
  ],
  themeConfig,
};

export default config;
