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
  /** What readers, or whoever builds the site, would lose without it, in numbers: in brotli, and of our pages. */
  buys: string;
  fails: string;
  /** What the newest canary of the next major changes of these sources, by source. */
  next?: Readonly<Record<string, string>>;
};

const inWords = 'The build, with words that say where to look';
const journeys = 'A journey in tests/product/browser';

/** The internals that our code relies on, by our file. */
export const patches: Readonly<Record<string, Patch>> = {
  'src/runtime/progress-bar.ts': {
    of: ['@docusaurus/theme-classic/src/nprogress.ts'],
    buys: 'The one part of a page whose role, “bar”, does not exist has one, and a name',
    fails: 'A test of tests/product/browser/client/navigation.desktop.e2e.ts',
  },
  'src/output/page-template.ts': {
    of: ['@docusaurus/core/lib/ssg/ssgTemplate.html.js'],
    buys: 'An edit of one post changes 9 of our 37 pages, not all; and none starts the client’s 130 kB by itself',
    fails:
      'tests/site/built/budgets.test.ts; the policy of the build, too, refuses a page that names the client',
  },
  'src/content/blog/index.ts': {
    of: [
      '@docusaurus/plugin-content-blog/src/index.ts',
      '@docusaurus/plugin-content-blog/src/props.ts',
      '@docusaurus/plugin-content-blog/src/routes.ts',
    ],
    buys: 'A thousand posts are 100 MB of HTML, those of stock 452 (bench:scale): lists and sidebars do not grow with them',
    fails: inWords,
  },
  'src/markdown/jsx.ts': {
    of: ['@mdx-js/mdx/lib/plugin/recma-jsx-rewrite.js'],
    buys: 'Two of our 37 pages link to files that Docusaurus’ link takes for broken routes; elements of authors stay theirs',
    fails:
      'The build, by links that it calls broken; tests/product/configurations/unusual-posts.test.ts',
  },
  'src/output/styles/index.ts': {
    of: ['@docusaurus/core/lib/webpack/base.js', '@docusaurus/theme-classic/src/index.ts'],
    buys: 'A page weighs 10 kB less, in brotli, without the sheets of Infima and the theme, and waits for no sheet',
    fails: '14 tests of tests/site/built/budgets.test.ts and styles.test.ts',
    next: {
      '@docusaurus/core/lib/webpack/base.js':
        'Where caches are set; and names of classes stay as css-loader 6 exported them',
    },
  },
  'src/output/styles/modules-in-manifest.ts': {
    of: [
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
      '@docusaurus/core/lib/ssg/ssgTemplate.js',
      '@docusaurus/core/lib/webpack/client.js',
    ],
    buys: 'All 37 pages have the styles of the parts that they render, 1.5 kB of brotli each, and no others',
    fails: '40 tests of tests/site/built/styles.test.ts and budgets.test.ts',
    next: {
      '@docusaurus/core/lib/client/exports/ComponentCreator.js': 'Comments',
      '@docusaurus/core/lib/ssg/ssgTemplate.js': 'Eta 4; what it gives to the template is the same',
    },
  },
  'src/runtime/brand-colours/index.ts': {
    of: ['@docusaurus/bundler/lib/loaders/styleLoader.js'],
    buys: 'Breakpoints are written once: Docusaurus has postcss-preset-env replace their names',
    fails: 'tests/site/browser/navbar.desktop.e2e.ts',
  },
  'src/runtime/client-bundle/index.ts': {
    of: [
      '@docusaurus/core/lib/client/docusaurusContext.js',
      '@docusaurus/theme-classic/src/prism-include-languages.ts',
    ],
    buys: 'The client weighs 98 kB instead of 121, since code is coloured in the build; and it names no folder of the machine that built it',
    fails: 'tests/site/built/budgets.test.ts',
  },
  'src/runtime/site-script/client.ts': {
    of: ['@docusaurus/core/lib/client/preload.js'],
    buys: 'Of the three requests that an island waits for, a page says of the last, too, that it failed: by the words of the bundler’s error',
    fails: 'No test: the part would stay dead in silence',
    next: {'@docusaurus/core/lib/client/preload.js': 'flatMap, for map and flat'},
  },
  'src/runtime/site-script/collapsibles.ts': {
    of: ['@docusaurus/theme-common/src/components/Collapsible/index.tsx'],
    buys: 'The contents and the groups of the menu open and close as long as the theme’s do: 376 ms for 600 px',
    fails: 'No test: they would take another time',
    next: {'@docusaurus/theme-common/src/components/Collapsible/index.tsx': 'A comment'},
  },
  'src/runtime/site-script/index.ts': {
    of: [
      '@docusaurus/plugin-content-docs/src/client/docsPreferredVersion.tsx',
      '@docusaurus/theme-classic/src/inlineScripts.ts',
      '@docusaurus/theme-common/src/contexts/announcementBar.tsx',
      '@docusaurus/theme-common/src/contexts/colorMode.tsx',
      '@docusaurus/theme-common/src/hooks/useHideableNavbar.ts',
      '@docusaurus/theme-common/src/hooks/useTOCHighlight.ts',
    ],
    buys: 'The menu opens 481 ms after a page is requested on a phone, with 5.5 kB of script; with stock’s 155 kB, after 2,560 (bench)',
    fails: journeys,
    next: {
      '@docusaurus/plugin-content-docs/src/client/docsPreferredVersion.tsx':
        'The module of an import',
      '@docusaurus/theme-common/src/contexts/colorMode.tsx': 'isDarkTheme and its setters are gone',
    },
  },
};

/** The folders of the stock theme's parts: `theme-classic`, and the fallbacks in core. */
const stockThemes = [
  '@docusaurus/theme-classic/src/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/**
 * The sources of a part of the stock theme, such as `BlogPostItem/Header`, by their paths in `node_modules`, without
 * the parts below it; none if there is no such part.
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

/**
 * Compares the sources that the newest canary changes of those our patches rely on with what the list says of it.
 *
 * @param found what `differences()` has found between the installed version and the canary
 * @returns a sentence for each difference
 */
export function nextProblems(found: ReadonlyMap<string, readonly string[]>): string[] {
  return Object.entries(patches).flatMap(([file, {next = {}}]) => {
    const changed = found.get(file) ?? [];
    return [
      ...changed
        .filter((source) => !(source in next))
        .map(
          (source) =>
            `${file}: the next major changes ${source}: look, and say in next what it changes`,
        ),
      ...Object.keys(next)
        .filter((source) => !changed.includes(source))
        .map(
          (source) => `${file}: the next major no longer changes ${source}: delete it from next`,
        ),
    ];
  });
}

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
