import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path/posix';

/**
 * The version of Docusaurus whose sources ours was last compared with. Before an upgrade, `npm run check-upstream` shows
 * what it changes: carry over what matters, then write the new version here.
 */
export const comparedWith = '3.10.2';

/** A place where this site relies on an internal of Docusaurus, which an upgrade has to look at. */
type Patch = {
  /** The sources that it relies on, by their paths in `node_modules`. */
  of: readonly string[];
  /** What readers, or whoever builds the site, would lose without it. */
  buys: string;
  /** What fails when upstream changes. */
  fails: string;
};

const inWords = 'The build, with words that say where to look';
const journeys = 'A journey in tests/product/browser';

/** The internals that our code relies on, by our file. */
export const patches: Readonly<Record<string, Patch>> = {
  'src/output/page-template.ts': {
    of: ['@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
    buys: 'Pages name no script of the client, so an edit of one changes no other',
    fails: journeys,
  },
  'src/components/progress-bar.ts': {
    of: ['@docusaurus/theme-classic/src/nprogress.ts'],
    buys: 'The bar that the theme sets up has a name for assistive technology',
    fails: journeys,
  },
  'src/components/Dropdown/MenuDropdown.tsx': {
    of: ['@docusaurus/theme-common/src/utils/routesUtils.ts'],
    buys: 'A group of the menu is open where one of its pages is read',
    fails: journeys,
  },
  'src/content/blog/index.ts': {
    of: [
      '@docusaurus/plugin-content-blog/src/index.ts',
      '@docusaurus/plugin-content-blog/src/props.ts',
      '@docusaurus/plugin-content-blog/src/routes.ts',
    ],
    buys: 'Longer lists of tags and authors; lists and sidebars that do not grow with the posts; what to read next',
    fails: inWords,
  },
  'src/content/site-pages.ts': {
    of: ['@docusaurus/plugin-content-blog/src/index.ts'],
    buys: 'Cards and structured data know the title and the description of the list of posts',
    fails: 'The build: a card without a title',
  },
  'src/markdown/jsx.ts': {
    of: ['@mdx-js/mdx/lib/plugin/recma-jsx-rewrite.js'],
    buys: 'An element that an author writes as HTML stays one: it becomes no link of the site, nor a picture of ours',
    fails: 'tests/product/configurations/unusual-posts.test.ts',
  },
  'src/markdown/rehype-side-notes.ts': {
    of: ['mdast-util-to-hast/lib/footer.js'],
    buys: 'Notes beside their text: what Markdown writes at the end of a text is found by its ids',
    fails: 'src/markdown/rehype-side-notes.test.ts',
  },
  'src/output/client-files.ts': {
    of: ['@docusaurus/core/lib/webpack/base.js', '@docusaurus/core/lib/webpack/client.js'],
    buys: 'The files of the client, found by their names, are listed in one file: an edit of a page changes no other',
    fails: 'The client does not start, in any journey',
  },
  'src/output/fonts/index.ts': {
    of: ['@docusaurus/utils/lib/webpackUtils.js'],
    buys: 'Fonts are files of their own, which all languages share: the rule of Docusaurus would write small ones into the sheet',
    fails: inWords,
  },
  'src/output/styles/index.ts': {
    of: ['@docusaurus/core/lib/webpack/base.js', '@docusaurus/theme-classic/src/index.ts'],
    buys: 'No page has the sheets of Infima and the theme, and none waits for a request of a sheet',
    fails: 'tests/site/built/budgets.test.ts',
  },
  'src/output/styles/modules-in-manifest.ts': {
    of: [
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
      '@docusaurus/core/lib/ssg/ssgTemplate.js',
      '@docusaurus/core/lib/webpack/client.js',
    ],
    buys: 'A page has the sheets of the modules that it renders, and no others',
    fails: 'tests/site/built/styles.test.ts',
  },
  'src/runtime/client-bundle/index.ts': {
    of: [
      '@docusaurus/core/lib/client/docusaurusContext.js',
      '@docusaurus/theme-classic/src/prism-include-languages.ts',
    ],
    buys: 'The client is a fifth smaller, since code is coloured in the build, and names no folder of the machine that built it',
    fails: 'tests/site/built/budgets.test.ts',
  },
  'src/runtime/site-script/client.ts': {
    of: ['@docusaurus/core/lib/client/preload.js'],
    buys: 'A reader is told when the code of a page does not come, by the words of the bundler’s error',
    fails: journeys,
  },
  'src/runtime/site-script/collapsibles.ts': {
    of: ['@docusaurus/theme-common/src/components/Collapsible/index.tsx'],
    buys: 'Parts open and close as long as the theme’s do, before React has come',
    fails: 'Nothing: it would only take another time',
  },
  'src/runtime/site-script/index.ts': {
    of: [
      '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
      '@docusaurus/plugin-content-docs/src/client/docsPreferredVersion.tsx',
      '@docusaurus/theme-classic/src/inlineScripts.ts',
      '@docusaurus/theme-common/src/contexts/announcementBar.tsx',
      '@docusaurus/theme-common/src/contexts/colorMode.tsx',
      '@docusaurus/theme-common/src/hooks/useHideableNavbar.ts',
      '@docusaurus/theme-common/src/hooks/useTOCHighlight.ts',
    ],
    buys: 'The chrome works without React as it does with it, and stores what a reader chooses under the same keys',
    fails: journeys,
  },
};

/** The folders of the stock theme's parts: `theme-classic`, and the fallbacks in core. */
const stockThemes = [
  '@docusaurus/theme-classic/src/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/**
 * The sources of a part of the stock theme, without the parts below it; none if there is no such part.
 *
 * @param part such as `BlogPostItem/Header`
 * @param modules the `node_modules` to look into
 * @returns paths in it
 */
export function sourcesOfPart(part: string, modules: string): string[] {
  for (const theme of stockThemes) {
    const path = join(theme, part);
    const folder = join(modules, path);
    const alone = [`${path}.tsx`, `${path}.ts`].filter((file) => existsSync(join(modules, file)));
    if (alone.length > 0 || existsSync(folder)) {
      return alone.length > 0
        ? alone
        : readdirSync(folder, {withFileTypes: true})
            .filter((entry) => entry.isFile() && /(?<!\.d)\.(?:tsx?|js|css)$/.test(entry.name))
            .map(({name}) => join(path, name));
    }
  }
  return [];
}

/** The part of the theme that a file of ours is a swizzle of. */
export const partOf = (file: string): string =>
  file.replace(/^src\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, '');

/** Our files that rely on internals, each with the sources that differ between two `node_modules`. */
export function differences(before: string, after: string): Map<string, string[]> {
  const swizzles = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join('src/theme', name.replaceAll('\\', '/')))
    .sort()
    .map((file) => {
      const sources = [before, after].flatMap((modules) => sourcesOfPart(partOf(file), modules));
      return [file, [...new Set(sources)]] as const;
    });
  const all = [...Object.entries(patches).map(([file, {of}]) => [file, of] as const), ...swizzles];
  const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return new Map(
    all.map(([file, sources]) => [
      file,
      sources.filter((source) => text(join(before, source)) !== text(join(after, source))),
    ]),
  );
}
