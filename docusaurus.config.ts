import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {olderFiles} from './src/content/older-posts';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {codeBlocks} from './src/markdown/code-blocks/rehype';
import {figures} from './src/markdown/figures/remark';
import type {Place} from './src/markdown/images/layout';
import {images} from './src/markdown/images/remark';
import {listings} from './src/markdown/listings/remark';
import type {Options as BuildOptions} from './src/build/preset';
import {episodes} from './src/markdown/podcast/remark';
import {processBlogPosts} from './src/content/process-blog-posts';
import {islands} from './src/runtime/static-articles/remark';
import {readingTime} from './src/content/reading-time';
import {addresses} from './src/markdown/rehype-addresses';
import {embedsAsLinks} from './src/markdown/rehype-embeds';
import {olderLinks} from './src/markdown/rehype-older-links';
import {alerts} from './src/markdown/remark-alerts';
import {unknownDirectives} from './src/markdown/remark-directives';
import {typeParameters} from './src/markdown/remark-type-parameters';
import {markdownInHtml} from './src/markdown/remark-html-blocks';
import {brokenImage, brokenLink} from './src/markdown/broken';
import {linksAcrossTranslations} from './src/content/translations/remark';
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

const isOlder = olderFiles(__dirname);

const markdown = (place: Place) => ({
  beforeDefaultRemarkPlugins: [
    [islands, {siteDir: __dirname}],
    [images, {siteDir: __dirname, place, isOlder}],
    ...(locale === defaultLocale ? [] : [[linksAcrossTranslations, {siteDir: __dirname}]]),
    unknownDirectives,
  ],
  rehypePlugins: [
    embedsAsLinks,
    [addresses, {siteDir: __dirname, baseUrl: site.baseUrl, isOlder}],
    [olderLinks, {isOlder}],
    codeBlocks,
  ],
});

const withEpisodes = [
  episodes,
  {siteDir: __dirname, url: site.url, baseUrl: site.baseUrl, language: locale},
];

const preset: PresetOptions = {
  blog: {
    ...markdown('post'),
    beforeDefaultRemarkPlugins: [
      // First, since what is inside may be anything that follows.
      typeParameters,
      markdownInHtml,
      alerts,
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
    // Of src/content/archive, which divides it by years when it grows.
    archiveBasePath: null,
    showReadingTime: true,
    readingTime,
    editUrl: site.links.edit,
    // Docusaurus allows all three; the check of posts warns of them.
    onInlineTags: 'ignore',
    onInlineAuthors: 'ignore',
    onUntruncatedBlogPosts: 'ignore',
    processBlogPosts,
    // Of src/build/feeds, which has them for tags and authors too.
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
    // Its page names a feed that only a podcast has.
    ...(site.podcast === null && {exclude: [...GlobExcludeDefault, 'podcast.{md,mdx}']}),
    ...markdown('page'),
    beforeDefaultRemarkPlugins: [withEpisodes, ...markdown('page').beforeDefaultRemarkPlugins],
  },
  // Of src/build/sitemap, which knows when lists changed, and which pages are thin.
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

const build: BuildOptions = {
  podcast: site.podcast,
  colours: site.colours,
  owner: {name: site.title, email: site.links.email},
  copyright: copyright(site),
  publisher: {company: site.company, website: site.links.website, logo: site.logo.src},
};

/** The classic preset, with longer pages of tags and authors; previews read and compile only what changed. */
const presetName =
  process.env.NODE_ENV === 'development'
    ? './src/preview/posts/preset.ts'
    : './src/content/longer-lists/preset.ts';

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
    // Docusaurus 4 will switch these off; posts of a blog on Docusaurus 3 rely on them.
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {
      onBrokenMarkdownLinks: brokenLink(isOlder),
      onBrokenMarkdownImages: brokenImage(isOlder),
    },
  },
  // A site with an origin of its own needs no suffix to its keys in the browser's storage.
  storage: {type: 'localStorage', namespace: identityOfAll.baseUrl !== '/'},
  future: {v4: true},
  // One for each room of src/: each lists its plugins.
  presets: [
    [presetName, preset],
    './src/content/preset.ts',
    ['./src/runtime/preset.ts', {colours: site.colours}],
    ['./src/build/preset.ts', build],
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
