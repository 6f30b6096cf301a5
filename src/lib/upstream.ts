/**
 * A place where this site replaces or relies on an internal of Docusaurus, or of a package that Docusaurus brings.
 * An upgrade has to go through all those listed here. `npm run check-upstream` compares the installed sources, or
 * those of any version, with those ours was written against, as does tests/architecture/upstream.test.ts.
 */
export type Patch = {
  /** The sources that it replaces or relies on. */
  of: Sources;
  /** What readers, or whoever builds the site, would lose without it. */
  buys: string;
  /** What it saves in the scripts of a post, in bytes of brotli, as printed by `npm run bench:patches`. */
  bytes?: number;
  /** The common prefix of its name and the names of those measured together with it. */
  together?: string;
  /** What fails when upstream changes, apart from the fingerprints. */
  fails: string;
};

/**
 * Sources by path in `node_modules`, each with its fingerprint: the first 16 digits of its SHA-256 when ours was
 * last compared with it. After an upgrade, compare the two, carry over what matters, and write the new digits
 * here.
 */
export type Sources = Readonly<Record<string, string>>;

const missingName = 'The build, at a name that is imported and that ours lacks';
const inWords = 'The build, with words that say where to look';
const fingerprintOnly = 'Nothing else: a build would be slower, or scripts larger';
const journeys = 'A journey in tests/e2e';

/** What Docusaurus generates: routes, registry and names of chunks. */
const routes = {
  '@docusaurus/core/lib/server/codegen/codegenRoutes.js': '6bdf7133ebc411f9',
} as const;
const generatedAsBefore =
  'The build: on-demand.cjs finds no pages or modules where Docusaurus generates them';

/** What the blog plugin hands over: its options, posts, tags and authors. */
const contentOfBlog = {
  '@docusaurus/plugin-content-blog/src/index.ts': '1c0a937512cfc18c',
} as const;

const nothing = 'src/runtime/client/stubs/nothing.ts';
const neverCalled = 'This site, as it is configured, never calls it';

const classic = '@docusaurus/theme-classic/src/theme';

/** A part of the classic theme that is not sent to readers. */
const leftOut = (source: string, fingerprint: string, what: Omit<Patch, 'of' | 'fails'>) => ({
  by: nothing,
  of: {[`${classic}/${source}`]: fingerprint},
  fails: missingName,
  ...what,
});

const navbarItems = {buys: neverCalled, bytes: 3436, together: '@theme/NavbarItem/'};
const partsOfFooter = {buys: neverCalled, bytes: 202, together: '@theme/Footer/'};

const router = {
  by: 'src/runtime/client/router/index.tsx',
  of: {
    'react-router/esm/react-router.js': '959b74b77b5f2b69',
    'react-router-dom/esm/react-router-dom.js': '465a48008e10e3d0',
    'react-router-config/esm/react-router-config.js': '70a542193f5cf957',
  },
  buys: 'A router without patterns in paths, which the three packages share',
  bytes: 4784,
  together: 'react-router',
  fails: missingName,
} as const;

/** The bundler's replacements for modules in the readers' scripts, by the request for each module. */
export const replaced = {
  'react-router$': router,
  'react-router-dom$': router,
  'react-router-config$': router,
  'react-helmet-async$': {
    by: 'src/runtime/client/head-manager.tsx',
    of: {'react-helmet-async/lib/index.module.js': 'dd24f7f1c989b2d5'},
    buys: 'A head manager that only does what a browser needs',
    bytes: 3981,
    fails: missingName,
  },
  'react-loadable$': {
    by: 'src/runtime/client/loadable.tsx',
    of: {'react-loadable/lib/index.js': 'b9dc8341309124ee'},
    buys: 'The part of the package that makes the component of a route',
    bytes: 788,
    fails: missingName,
  },
  nprogress$: {
    by: 'src/runtime/client/stubs/nprogress.ts',
    of: {'nprogress/nprogress.js': '6b9611076ec2701c'},
    buys: 'The part of the progress bar that is called',
    bytes: 990,
    fails: missingName,
  },
  'prism-react-renderer$': {
    by: 'src/runtime/client/stubs/prism-react-renderer.ts',
    of: {'prism-react-renderer/dist/index.mjs': '813d689971589fa1'},
    buys: 'Code is coloured in the build',
    bytes: 21577,
    fails: missingName,
  },
  '@theme/prism-include-languages': {
    by: nothing,
    of: {'@docusaurus/theme-classic/src/theme/prism-include-languages.ts': 'ae4f25b4ca4dc254'},
    buys: 'Code is coloured in the build',
    bytes: 8024,
    fails: missingName,
  },
  '@docusaurus/utils-common$': {
    by: 'src/runtime/client/stubs/utils-common.ts',
    of: {'@docusaurus/utils-common/lib/index.js': 'f67a902f603f736c'},
    buys: 'The package without all of `tslib`, which its index asks for',
    bytes: 3444,
    fails: missingName,
  },
  '@theme/NavbarItem/DocsVersionDropdownNavbarItem': leftOut(
    'NavbarItem/DocsVersionDropdownNavbarItem.tsx',
    'cbf64a215f4c1fc1',
    navbarItems,
  ),
  '@theme/NavbarItem/DocsVersionNavbarItem': leftOut(
    'NavbarItem/DocsVersionNavbarItem.tsx',
    'a769899de3ad4222',
    navbarItems,
  ),
  '@theme/NavbarItem/DocNavbarItem': leftOut(
    'NavbarItem/DocNavbarItem.tsx',
    '5cfba19ee2f42c7c',
    navbarItems,
  ),
  '@theme/NavbarItem/DocSidebarNavbarItem': leftOut(
    'NavbarItem/DocSidebarNavbarItem.tsx',
    'adbe351ed4d150e7',
    navbarItems,
  ),
  '@theme/NavbarItem/LocaleDropdownNavbarItem': leftOut(
    'NavbarItem/LocaleDropdownNavbarItem/index.tsx',
    '2de62d08650ccd79',
    navbarItems,
  ),
  '@theme/NavbarItem/HtmlNavbarItem': leftOut(
    'NavbarItem/HtmlNavbarItem.tsx',
    '31008712639a0f60',
    navbarItems,
  ),
  '@theme/NavbarItem/DropdownNavbarItem': leftOut(
    'NavbarItem/DropdownNavbarItem/index.tsx',
    'f7c72199839817cf',
    navbarItems,
  ),
  '@theme/AnnouncementBar': leftOut('AnnouncementBar/index.tsx', '0dac58189eb68269', {
    buys: 'This site has no announcement; 174 bytes of the style sheet, too',
    bytes: 281,
  }),
  '@theme/Footer/Links/MultiColumn': leftOut(
    'Footer/Links/MultiColumn/index.tsx',
    '56218e8d300f5ee6',
    partsOfFooter,
  ),
  '@theme/Footer/Links/Simple': leftOut(
    'Footer/Links/Simple/index.tsx',
    'eecf55d1c58bc807',
    partsOfFooter,
  ),
  '@theme/Footer/Logo': leftOut('Footer/Logo/index.tsx', 'de6fb8fab3efab3d', partsOfFooter),
  '@theme/ContentVisibility': leftOut('ContentVisibility/index.tsx', 'ca2821596fd67fa0', {
    buys: neverCalled,
    bytes: 2659,
  }),
  '@theme/PageData': {
    by: nothing,
    // A part that src/theme adds.
    of: {},
    buys: 'The code that writes the data of a page into it is sent to no browser',
    fails: missingName,
  },
  '@generated/docusaurus.config': {
    by: 'src/runtime/client/index.ts',
    of: {'@docusaurus/core/lib/client/docusaurusContext.js': '70529fb3d95d7b5b'},
    buys: 'The configuration without what only a build reads',
    bytes: 1352,
    fails: 'tests/built/budgets.test.ts',
  },
  '@generated/site-metadata': {
    by: 'src/runtime/client/index.ts',
    of: {'@docusaurus/core/lib/client/docusaurusContext.js': '70529fb3d95d7b5b'},
    buys: 'The names and versions of plugins are sent to nobody',
    bytes: 397,
    fails: fingerprintOnly,
  },
  './BaseUrlIssueBanner': {
    by: nothing,
    of: {
      '@docusaurus/core/lib/client/App.js': '1442f48492b53516',
      '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js': '595521e3fe1fb3a6',
    },
    buys: 'A browser is not sent what writes the banner into the page',
    bytes: 572,
    fails: fingerprintOnly,
  },
  './contexts/announcementBar': {
    by: 'src/runtime/client/stubs/announcement-bar.ts',
    of: {'@docusaurus/theme-common/src/contexts/announcementBar.tsx': 'e3f9c4f21efeae39'},
    buys: 'This site has no announcement to remember',
    bytes: 241,
    fails: missingName,
  },
  './docsPreferredVersion': {
    by: 'src/runtime/client/stubs/docs-preferred-version.ts',
    of: {
      '@docusaurus/plugin-content-docs/src/client/index.ts': '29e7dc4a5df1ab42',
      '@docusaurus/plugin-content-docs/src/client/docsPreferredVersion.tsx': '91e7a32da22b1774',
    },
    buys: neverCalled,
    bytes: 337,
    fails: missingName,
  },
  './PendingNavigation': {
    by: 'src/theme/PendingNavigation/index.tsx',
    of: {
      '@docusaurus/core/lib/client/App.js': '1442f48492b53516',
      '@docusaurus/core/lib/client/PendingNavigation.js': '1c489db32b5665b0',
    },
    buys: 'Pages change without leaving the site where there is no network, and scroll to the right place',
    fails: journeys,
  },
  './preload': {
    by: 'src/runtime/page-navigation/client.ts',
    of: {
      '@docusaurus/core/lib/client/clientEntry.js': 'a9d6514eaf79c05c',
      '@docusaurus/core/lib/client/preload.js': '8c1e3de18d307e2f',
    },
    buys: 'An address that cannot be decoded does not end the page',
    fails: journeys,
  },
} as const satisfies Record<string, Patch & {by: string}>;

export type Replaced = keyof typeof replaced;

/** Other internals that our code relies on, by our file. */
export const adapted = {
  'src/components/Navbar/use-hide-on-scroll.ts': {
    of: {'@docusaurus/theme-common/src/hooks/useHideableNavbar.ts': 'd3b271ba1c63242e'},
    buys: 'A bar that stays where a link to a heading scrolls the page',
    fails: journeys,
  },
  'src/components/PageTransition/index.tsx': {
    of: {'@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js': '30fedb7e211e3acc'},
    buys: 'Client modules are told of each page after its hash is decoded',
    fails: 'The build: its module is imported by path',
  },
  'src/components/ProgressBar/progress-bar.ts': {
    of: {'@docusaurus/theme-classic/src/nprogress.ts': 'ef7ec4308f09f003'},
    buys: 'The constants of the bar that the theme sets up',
    fails: journeys,
  },
  'src/build/bundler/index.ts': {
    of: {'@docusaurus/core/lib/webpack/base.js': 'b3c441dfc9ae516b'},
    buys: 'A second build does not reuse what former code of ours has made',
    fails: 'tests/configurations/many-posts.test.ts',
  },
  'src/build/first-load/start.ts': {
    of: {'@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js': '595521e3fe1fb3a6'},
    buys: 'The banner about a wrong base URL, where scripts come later than it expects',
    fails: journeys,
  },
  'src/build/bundler/steady-runtime.ts': {
    of: {'@docusaurus/bundler/lib/minification.js': 'eab700507706bb78'},
    buys: 'Pages that have not changed still name the same scripts after an edit',
    fails: fingerprintOnly,
  },
  'src/check/rules/text.ts': {
    of: {'@docusaurus/mdx-loader/lib/remark/unusedDirectives/index.js': '4cb5ef708d167af7'},
    buys: "The check finds what Docusaurus warns of in the readers' bundle only",
    fails: 'Its unit tests',
  },
  'src/content/longer-lists/lean-lists.ts': {
    of: {'@docusaurus/plugin-content-blog/src/routes.ts': 'f7ed18f581eb85e5'},
    buys: 'Lists are given what they show of a post, and each post is compiled once',
    fails: inWords,
  },
  'src/content/longer-lists/longer-lists.ts': {
    of: contentOfBlog,
    buys: 'Longer pages of tags and authors, with the one option there is',
    fails: inWords,
  },
  'src/content/longer-lists/preset.ts': {
    of: {'@docusaurus/preset-classic/lib/index.js': '5732a254fe89572b'},
    buys: 'The blog of this site in the classic preset',
    fails: inWords,
  },
  'src/content/site-pages.ts': {
    of: contentOfBlog,
    buys: 'Cards and structured data know the title and the description of the list of posts',
    fails: 'The build: a card without a title',
  },
  'src/runtime/client/class-names-loader.cjs': {
    of: {'@docusaurus/theme-common/src/utils/ThemeClassNames.ts': 'd1e9dda75fee44b0'},
    buys: 'Class names stand where they are used, without the table of all',
    bytes: 757,
    fails: 'Its unit test',
  },
  'src/runtime/client/class-names.ts': {
    of: {'@docusaurus/bundler/lib/loaders/styleLoader.js': '5038e82473c981de'},
    buys: 'Classes are named by words, which compress better than hashes: some 110 bytes of the HTML of a post, too, for 200 more of the style sheet',
    bytes: 139,
    fails: 'tests/built/our-posts.budgets.test.ts, of the HTML of the longest posts',
  },
  'src/runtime/client/server-routes.tsx': {
    of: {'react-router-config/esm/react-router-config.js': '70a542193f5cf957'},
    buys: 'The route of a page is found by its path, not among all: `npm run bench:scale`, cold build',
    fails: 'The build: its module is imported by path',
  },
  'src/runtime/client/sidebar-loader.cjs': {
    of: {'@docusaurus/plugin-content-blog/src/props.ts': 'ffa113c2b62b454b'},
    buys: 'The sidebar names ten posts and the years of the rest, however many there are',
    bytes: 36,
    fails: 'tests/configurations/many-posts.test.ts',
  },
  'src/runtime/early-input/keep-early-input.ts': {
    of: {'@docusaurus/theme-common/src/contexts/colorMode.tsx': '6847deabb832a4ab'},
    buys: 'The colour switch works before React does, in the same way',
    fails: journeys,
  },
  'src/runtime/new-announcement/forget-old-dismissal.ts': {
    of: {'@docusaurus/theme-classic/src/inlineScripts.ts': '5acb634e347d71d7'},
    buys: 'A new announcement is shown to whoever closed an old one',
    fails: journeys,
  },
  'src/runtime/reading/mark-contents.ts': {
    of: {'@docusaurus/theme-common/src/hooks/useTOCHighlight.ts': 'e8ab96d940c5d32c'},
    buys: 'The contents mark the section on the screen before React does, in the same way',
    fails: 'tests/e2e/published/only-reading.desktop.e2e.ts',
  },
  'src/runtime/static-articles/build-text-loader.cjs': {
    of: {'@mdx-js/mdx/lib/plugin/recma-document.js': '8b7d9f0ad18c6061'},
    buys: 'A tenth of the memory for each text, and a time limit around it',
    fails: 'tests/architecture/upstream.test.ts compiles a text',
  },
  'src/runtime/static-articles/client-module.ts': {
    of: {'@docusaurus/core/lib/client/docusaurus.js': 'b0d1dbdc1e3a706f'},
    buys: 'Documents are fetched ahead where a prefetch is not `false`',
    fails: journeys,
  },
  'src/runtime/static-articles/loader.cjs': {
    of: {'@docusaurus/mdx-loader/lib/loader.js': '90bbdae6eed64a30'},
    buys: 'A text is sent once, in its page, and not as a script again',
    fails: 'tests/built/budgets.test.ts',
  },
  'src/runtime/static-articles/on-demand-loader.cjs': {
    of: routes,
    buys: 'No page names all others: `npm run bench:scale`, one post to its reader',
    fails: generatedAsBefore,
  },
  'src/runtime/static-articles/pages.ts': {
    of: {
      '@docusaurus/core/lib/client/exports/ComponentCreator.js': '5f99bdbd725f6e0b',
      '@docusaurus/core/lib/client/normalizeLocation.js': '2759003e81bfa6c3',
    },
    buys: 'A page that is opened from another is made of its own document',
    fails: journeys,
  },
  'src/runtime/static-articles/registry-loader.cjs': {
    of: routes,
    buys: 'A text is waited for where it is shown, without an `await` in its module; names that only a build reads, 228 bytes, are left out',
    fails: generatedAsBefore,
  },
  'src/runtime/static-articles/server-texts.ts': {
    of: {
      '@docusaurus/mdx-loader/lib/createMDXLoader.js': '48926a21a7cfc2ce',
      '@docusaurus/mdx-loader/lib/loader.js': '90bbdae6eed64a30',
      '@docusaurus/utils/lib/webpackUtils.js': 'd73a5271f174eceb',
    },
    buys: "Texts are compiled for the build's own bundle only, which publishes their files",
    fails: 'tests/architecture/upstream.test.ts asks for each thing that is changed',
  },
} as const satisfies Record<string, Patch>;

export type Adapted = keyof typeof adapted;

/** The swizzles of theme parts, each with its sources, by the end of their paths after that of the part. */
const swizzlesIn = (theme: string, parts: Record<string, Sources>): Array<[string, Sources]> =>
  Object.entries(parts).map(([part, files]) => [
    `src/theme/${part}/index.tsx`,
    Object.fromEntries(
      Object.entries(files).map(([end, fingerprint]) => [`${theme}/${part}${end}`, fingerprint]),
    ),
  ]);

/** Swizzles; the first line of each says what it buys. Those without sources add a part to the theme. */
export const swizzles: Record<string, Sources> = Object.fromEntries(
  [
    ...swizzlesIn('@docusaurus/core/lib/client/theme-fallback', {
      Error: {'/index.js': '4037ad84f1980a33'},
      Loading: {'/index.js': 'ffd8013daa28cd24'},
      Root: {'/index.js': '450d33ef242b1cc6'},
    }),
    ...swizzlesIn(classic, {
      'Admonition/Layout': {
        '/index.tsx': '356d05f8cf73fe52',
        '/styles.module.css': '7ea947079b551069',
      },
      AnnouncementBar: {'/index.tsx': '0dac58189eb68269', '/styles.module.css': 'caf6d3e8e258302f'},
      'Blog/Pages/BlogAuthorsListPage': {
        '/index.tsx': 'a62bf7a8968d27e1',
        '/styles.module.css': '933dcd421fa5d889',
      },
      'Blog/Pages/BlogAuthorsPostsPage': {'/index.tsx': '978b01367c2772fb'},
      BlogArchivePage: {'/index.tsx': '42fb9f651c21b4f6'},
      BlogArchiveYearPage: {},
      BlogLayout: {'/index.tsx': '2d1d443a8a3de3fc'},
      BlogListPage: {'/index.tsx': 'dc4183edec9cf341'},
      BlogListPaginator: {'/index.tsx': 'db72e2e0a501c42e'},
      'BlogPostItem/Footer': {'/index.tsx': '3ddf4130a2973cc3'},
      'BlogPostItem/Header': {'/index.tsx': '7c6892d319de2255'},
      BlogPostItems: {'/index.tsx': 'ce577c2582f32762'},
      'BlogPostPage/Metadata': {'/index.tsx': '0b20047f3a49d5af'},
      'BlogPostPage/StructuredData': {'/index.tsx': '7c7aea581fa23852'},
      BlogSidebar: {'/index.tsx': '1ff8f1a76db1433a'},
      'BlogSidebar/Content': {'/index.tsx': 'db755970fd6f886b'},
      'BlogSidebar/Desktop': {
        '/index.tsx': 'f971bb7a652c9f26',
        '/styles.module.css': '241c1dc612b140a0',
      },
      BlogTagsListPage: {'/index.tsx': '94a72359be1b93e2'},
      BlogTagsPostsPage: {'/index.tsx': 'c2f6019580c5f47b'},
      CodeBlock: {'/index.tsx': '02872fb480f9cfba'},
      ColorModeToggle: {'/index.tsx': '0cfe6eb15b739396', '/styles.module.css': '4504230f1787839e'},
      DocBreadcrumbs: {
        '/index.tsx': 'cd775016fe08bb58',
        '/styles.module.css': 'b36cf46be2c3752f',
      },
      'DocItem/Layout': {
        '/index.tsx': '1a22e90d75b8892e',
        '/styles.module.css': '191d61c1ae48a899',
      },
      'DocRoot/Layout': {
        '/index.tsx': '0392a8e780499db8',
        '/styles.module.css': 'f3cd3ef3b49024e1',
      },
      'DocSidebar/Desktop': {
        '/index.tsx': 'f1bf60098587c2e3',
        '/styles.module.css': 'f771cd09271f5836',
      },
      EditMetaRow: {'/index.tsx': '5f15cd5bae6c4527', '/styles.module.css': '5cc04890ba5d59f0'},
      ErrorPageContent: {'.tsx': '94a807f761167b96'},
      Footer: {'/index.tsx': '14e53211c59a47a1'},
      Heading: {'/index.tsx': '7254a0b42f906b0b', '/styles.module.css': 'd98e1baa79b2dfe2'},
      'Icon/DarkMode': {'/index.tsx': '1519c884ce09b248'},
      'Icon/LightMode': {'/index.tsx': '06d17020fd1d6799'},
      'Icon/SystemColorMode': {'/index.tsx': '307bc3dca31999c8'},
      LastUpdated: {'/index.tsx': '53ab70761b412f83'},
      MDXComponents: {
        '/Code.tsx': '423f0c8361463a6c',
        '/Details.tsx': '45503f209b6da192',
        '/Heading.tsx': '9d5e5617eba9d2b5',
        '/Li.tsx': '000dbc344fb291bd',
        '/Pre.tsx': 'a2d53fa91686c39c',
        '/index.tsx': '403faaa057137f5e',
      },
      MDXContent: {'/index.tsx': '01c308f47c940389'},
      MDXPage: {'/index.tsx': '8023cddcdfe22240', '/styles.module.css': '209164d50fe7a816'},
      'Navbar/Layout': {'/index.tsx': 'ce91603fb7b4c047', '/styles.module.css': 'e0749901b2327e46'},
      'Navbar/MobileSidebar': {'/index.tsx': 'bcdcffc2de5c5af3'},
      Navbar: {'/index.tsx': '0c618b5fc440dd5f'},
      'NotFound/Content': {'/index.tsx': '44b71ba528b17c08'},
      PageData: {},
      PaginatorNavLink: {'/index.tsx': 'e1a6bf18ac8cae1a'},
      PendingNavigation: {},
      PostSurroundings: {},
      ProgressBar: {},
      SearchBar: {'.tsx': '8c0198b2c1d634d3'},
      SearchMetadata: {'/index.tsx': 'a702ae53121dcc1b'},
      SearchPage: {},
      SeriesPage: {},
      SiteMetadata: {'/index.tsx': '7fac14b58905630b'},
      TOCCollapsible: {'/index.tsx': 'ebed07c11f3ca088', '/styles.module.css': '511eea8b6d577fdd'},
    }),
  ].sort(([one], [other]) => (one < other ? -1 : 1)),
);
