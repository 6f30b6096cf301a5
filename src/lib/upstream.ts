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
  /** What fails when upstream changes, apart from the fingerprints. */
  fails: string;
};

/**
 * Sources by path in `node_modules`, each with its fingerprint: the first 16 digits of its SHA-256 when ours was
 * last compared with it. After an upgrade, compare the two, carry over what matters, and write the new digits
 * here.
 */
export type Sources = Readonly<Record<string, string>>;

const inWords = 'The build, with words that say where to look';
const journeys = 'A journey in tests/e2e';

const classic = '@docusaurus/theme-classic/src/theme';

/** The internals that our code relies on, by our file. */
export const patches = {
  'src/build/bundler/index.ts': {
    of: {
      '@docusaurus/bundler/lib/minification.js': 'eab700507706bb78',
      '@docusaurus/core/lib/webpack/base.js': 'b3c441dfc9ae516b',
    },
    buys: 'A second build writes what a first one would: it reuses nothing that former code of ours has made',
    fails: 'tests/configurations/many-posts.test.ts',
  },
  'src/build/page-template.ts': {
    of: {
      '@docusaurus/core/lib/ssg/ssgTemplate.html.js': '5d6584e4a61b22d4',
    },
    buys: 'Pages name no script of the client, so an edit of one changes no other',
    fails: journeys,
  },
  'src/components/ProgressBar/progress-bar.ts': {
    of: {
      '@docusaurus/theme-classic/src/nprogress.ts': 'ef7ec4308f09f003',
    },
    buys: 'The bar that the theme sets up has a name for assistive technology',
    fails: journeys,
  },
  'src/content/blog/index.ts': {
    of: {
      '@docusaurus/plugin-content-blog/src/index.ts': '1c0a937512cfc18c',
      '@docusaurus/plugin-content-blog/src/props.ts': 'ffa113c2b62b454b',
      '@docusaurus/plugin-content-blog/src/routes.ts': 'f7ed18f581eb85e5',
      '@docusaurus/preset-classic/lib/index.js': '5732a254fe89572b',
    },
    buys: 'Longer lists of tags and authors; lists and sidebars that do not grow with the posts; what to read next',
    fails: inWords,
  },
  'src/content/site-pages.ts': {
    of: {
      '@docusaurus/plugin-content-blog/src/index.ts': '1c0a937512cfc18c',
    },
    buys: 'Cards and structured data know the title and the description of the list of posts',
    fails: 'The build: a card without a title',
  },
  'src/runtime/client-bundle/index.ts': {
    of: {
      '@docusaurus/core/lib/client/docusaurusContext.js': '70529fb3d95d7b5b',
      '@docusaurus/theme-classic/src/prism-include-languages.ts': 'df045f5ae05f3d3c',
    },
    buys: 'The client is a fifth smaller, since code is coloured in the build, and names no folder of the machine that built it',
    fails: 'tests/built/budgets.test.ts',
  },
  'src/runtime/site-script/index.ts': {
    of: {
      '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js': '595521e3fe1fb3a6',
      '@docusaurus/plugin-content-docs/src/client/docsPreferredVersion.tsx': '91e7a32da22b1774',
      '@docusaurus/theme-classic/src/inlineScripts.ts': '5acb634e347d71d7',
      '@docusaurus/theme-common/src/contexts/announcementBar.tsx': 'e3f9c4f21efeae39',
      '@docusaurus/theme-common/src/contexts/colorMode.tsx': '6847deabb832a4ab',
      '@docusaurus/theme-common/src/hooks/useHideableNavbar.ts': 'd3b271ba1c63242e',
      '@docusaurus/theme-common/src/hooks/useTOCHighlight.ts': 'e8ab96d940c5d32c',
    },
    buys: 'The chrome works without React as it does with it, and stores what a reader chooses under the same keys',
    fails: journeys,
  },
} as const satisfies Record<string, Patch>;

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
      'BlogPostItem/Content': {'/index.tsx': '538f933a20aa6445'},
      'BlogPostItem/Footer': {'/index.tsx': '3ddf4130a2973cc3'},
      'BlogPostItem/Header': {'/index.tsx': '7c6892d319de2255'},
      BlogPostItems: {'/index.tsx': 'ce577c2582f32762'},
      'BlogPostPage/Metadata': {'/index.tsx': '0b20047f3a49d5af'},
      'BlogPostPage/StructuredData': {'/index.tsx': '7c7aea581fa23852'},
      'BlogSidebar/Content': {'/index.tsx': 'db755970fd6f886b'},
      'BlogSidebar/Desktop': {
        '/index.tsx': 'f971bb7a652c9f26',
        '/styles.module.css': '241c1dc612b140a0',
      },
      BlogSidebar: {'/index.tsx': '1ff8f1a76db1433a'},
      BlogTagsListPage: {'/index.tsx': '94a72359be1b93e2'},
      BlogTagsPostsPage: {'/index.tsx': 'c2f6019580c5f47b'},
      CodeBlock: {'/index.tsx': '02872fb480f9cfba'},
      ColorModeToggle: {'/index.tsx': '0cfe6eb15b739396', '/styles.module.css': '4504230f1787839e'},
      DocBreadcrumbs: {'/index.tsx': 'cd775016fe08bb58', '/styles.module.css': 'b36cf46be2c3752f'},
      'DocItem/Content': {'/index.tsx': 'a60acf97ab953670'},
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
      DocSidebar: {'/index.tsx': 'c8ebcf85b048a95d'},
      EditMetaRow: {'/index.tsx': '5f15cd5bae6c4527', '/styles.module.css': '5cc04890ba5d59f0'},
      ErrorPageContent: {'.tsx': '94a807f761167b96'},
      Footer: {'/index.tsx': '14e53211c59a47a1'},
      Heading: {'/index.tsx': '7254a0b42f906b0b', '/styles.module.css': 'd98e1baa79b2dfe2'},
      'Icon/DarkMode': {'/index.tsx': '1519c884ce09b248'},
      'Icon/Edit': {'/index.tsx': '2db1bf61f6434fa3', '/styles.module.css': 'b918cfabd7f782d2'},
      'Icon/ExternalLink': {
        '/index.tsx': 'b5cfd482649011a1',
        '/styles.module.css': 'b2cade35947d0450',
      },
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
      'Navbar/MobileSidebar/Toggle': {'/index.tsx': 'a40691b847a19ac7'},
      'Navbar/MobileSidebar': {'/index.tsx': 'bcdcffc2de5c5af3'},
      Navbar: {'/index.tsx': '0c618b5fc440dd5f'},
      'NavbarItem/DocsVersionDropdownNavbarItem': {'.tsx': 'cbf64a215f4c1fc1'},
      'NavbarItem/DropdownNavbarItem/Desktop': {'/index.tsx': 'eff7667c8390eb65'},
      'NavbarItem/DropdownNavbarItem/Mobile': {
        '/index.tsx': '90a4be4e2aea0fc6',
        '/styles.module.css': '44e02ee24fd5dfde',
      },
      'NotFound/Content': {'/index.tsx': '44b71ba528b17c08'},
      PaginatorNavLink: {'/index.tsx': 'e1a6bf18ac8cae1a'},
      ProgressBar: {},
      SearchBar: {'.tsx': '8c0198b2c1d634d3'},
      SearchMetadata: {'/index.tsx': 'a702ae53121dcc1b'},
      SearchPage: {},
      SeriesPage: {},
      TOC: {'/index.tsx': 'a696deca295e3673', '/styles.module.css': '41c37cc9e4157852'},
      TOCCollapsible: {'/index.tsx': 'ebed07c11f3ca088', '/styles.module.css': '511eea8b6d577fdd'},
      'prism-include-languages': {'.ts': 'ae4f25b4ca4dc254'},
    }),
  ].sort(([one], [other]) => (one < other ? -1 : 1)),
);
