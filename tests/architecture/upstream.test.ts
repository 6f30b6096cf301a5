import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, sep} from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, test} from 'vitest';
import {repository} from '../support/docusaurus';
import {swizzles} from './swizzles';
import {read} from './files';

/** Stock source that ours relies on without a swizzle. */
const reliedOn: Record<string, string> = {
  'node_modules/@docusaurus/theme-common/src/contexts/colorMode.tsx':
    'src/runtime/early-input changes the colours as it does, before it has come',
  'node_modules/@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js':
    'src/build/first-load calls its banner, and src/runtime/client leaves it out of the scripts',
  'node_modules/@docusaurus/core/lib/client/PendingNavigation.js':
    'src/components/PageTransition stands in its place',
  'node_modules/@docusaurus/core/lib/client/preload.js':
    'src/runtime/page-navigation/client.ts stands in its place',
  'node_modules/@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js':
    'src/components/PageTransition tells client modules by it of each page, and decodes hashes before it',
  'node_modules/@docusaurus/theme-common/src/hooks/useHideableNavbar.ts':
    'src/components/Navbar does in its place when the bar hides',
  'node_modules/@docusaurus/theme-classic/src/nprogress.ts':
    'src/components/ProgressBar sets the constants of the bar that it starts and ends',
  'node_modules/@docusaurus/theme-classic/src/inlineScripts.ts':
    'src/runtime/new-announcement writes the storage that its script reads',
  'node_modules/@docusaurus/core/lib/client/exports/ComponentCreator.js':
    'src/runtime/static-articles/pages.ts makes the components of pages by it, of parts that it puts into the registry under the names that it reads',
  'node_modules/@docusaurus/core/lib/client/docusaurus.js':
    'src/runtime/static-articles/client-module.ts fetches documents ahead where its prefetch is not `false`',
  'node_modules/@docusaurus/core/lib/client/normalizeLocation.js':
    'src/runtime/static-articles/pages.ts makes routes for the addresses that it asks the routes for',
  'node_modules/@docusaurus/mdx-loader/lib/createMDXLoader.js':
    'src/runtime/static-articles/server-texts.ts takes its option `crossCompilerCache` away',
  'node_modules/@docusaurus/mdx-loader/lib/loader.js':
    'src/runtime/static-articles/server-texts.ts has each compiler compile its texts, as it does without the option `crossCompilerCache`',
  'node_modules/@docusaurus/mdx-loader/lib/remark/unusedDirectives/index.js':
    "src/check/rules/structure.ts finds in posts what it warns of in the readers' bundle alone",
  'node_modules/@docusaurus/utils/lib/webpackUtils.js':
    'src/runtime/static-articles publishes the files of texts where it says `emitFile: false`, and `&emitFile=false!` in texts',
};

/**
 * First 16 digits of the SHA-256 of each file, as it was when ours was last compared with it. An
 * upgrade that changes one turns its test red: compare, carry over what matters, write the new digits.
 */
const fingerprints: Record<string, string> = {
  'node_modules/@docusaurus/core/lib/client/theme-fallback/Root/index.js': '450d33ef242b1cc6',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogLayout/index.tsx': '2d1d443a8a3de3fc',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogPostItem/Footer/index.tsx':
    '3ddf4130a2973cc3',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogPostItem/Header/index.tsx':
    '7c6892d319de2255',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogPostItems/index.tsx': 'ce577c2582f32762',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogSidebar/Content/index.tsx':
    'db755970fd6f886b',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogSidebar/Desktop/index.tsx':
    'f971bb7a652c9f26',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogSidebar/Desktop/styles.module.css':
    '241c1dc612b140a0',
  'node_modules/@docusaurus/theme-classic/src/theme/MDXComponents/Code.tsx': '423f0c8361463a6c',
  'node_modules/@docusaurus/theme-classic/src/theme/MDXComponents/Details.tsx': '45503f209b6da192',
  'node_modules/@docusaurus/theme-classic/src/theme/MDXComponents/Heading.tsx': '9d5e5617eba9d2b5',
  'node_modules/@docusaurus/theme-classic/src/theme/MDXComponents/Li.tsx': '000dbc344fb291bd',
  'node_modules/@docusaurus/theme-classic/src/theme/MDXComponents/Pre.tsx': 'a2d53fa91686c39c',
  'node_modules/@docusaurus/theme-classic/src/theme/MDXComponents/index.tsx': '403faaa057137f5e',
  'node_modules/@docusaurus/theme-classic/src/theme/Blog/Pages/BlogAuthorsListPage/index.tsx':
    'a62bf7a8968d27e1',
  'node_modules/@docusaurus/theme-classic/src/theme/Blog/Pages/BlogAuthorsListPage/styles.module.css':
    '933dcd421fa5d889',
  'node_modules/@docusaurus/theme-classic/src/theme/Blog/Pages/BlogAuthorsPostsPage/index.tsx':
    '978b01367c2772fb',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogArchivePage/index.tsx': '42fb9f651c21b4f6',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogListPage/index.tsx': 'dc4183edec9cf341',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogTagsListPage/index.tsx': '94a72359be1b93e2',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogListPage/StructuredData/index.tsx':
    'cd19a12c6bdd9d4e',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogPostPage/StructuredData/index.tsx':
    '7c7aea581fa23852',
  'node_modules/@docusaurus/theme-classic/src/theme/DocBreadcrumbs/StructuredData/index.tsx':
    '7f45795169a3b4f5',
  'node_modules/@docusaurus/theme-classic/src/theme/SearchMetadata/index.tsx': 'a702ae53121dcc1b',
  'node_modules/@docusaurus/theme-classic/src/theme/SiteMetadata/index.tsx': '7fac14b58905630b',
  'node_modules/@docusaurus/core/lib/client/theme-fallback/Error/index.js': '4037ad84f1980a33',
  'node_modules/@docusaurus/theme-classic/src/theme/ErrorPageContent.tsx': '94a807f761167b96',
  'node_modules/@docusaurus/core/lib/client/theme-fallback/Loading/index.js': 'ffd8013daa28cd24',
  'node_modules/@docusaurus/theme-classic/src/theme/Navbar/Layout/index.tsx': 'ce91603fb7b4c047',
  'node_modules/@docusaurus/theme-classic/src/theme/Navbar/Layout/styles.module.css':
    'e0749901b2327e46',
  'node_modules/@docusaurus/theme-classic/src/theme/NotFound/Content/index.tsx': '44b71ba528b17c08',
  'node_modules/@docusaurus/theme-classic/src/theme/SearchBar.tsx': '8c0198b2c1d634d3',
  'node_modules/@docusaurus/theme-classic/src/theme/BlogListPaginator/index.tsx':
    'db72e2e0a501c42e',
  'node_modules/@docusaurus/theme-classic/src/theme/CodeBlock/index.tsx': '02872fb480f9cfba',
  'node_modules/@docusaurus/theme-classic/src/theme/LastUpdated/index.tsx': '53ab70761b412f83',
  'node_modules/@docusaurus/theme-classic/src/theme/MDXPage/index.tsx': '8023cddcdfe22240',
  'node_modules/@docusaurus/theme-classic/src/theme/MDXPage/styles.module.css': '209164d50fe7a816',
  'node_modules/@docusaurus/theme-classic/src/theme/Admonition/Layout/index.tsx':
    '356d05f8cf73fe52',
  'node_modules/@docusaurus/theme-classic/src/theme/Admonition/Layout/styles.module.css':
    '7ea947079b551069',
  'node_modules/@docusaurus/theme-classic/src/theme/Heading/index.tsx': '7254a0b42f906b0b',
  'node_modules/@docusaurus/theme-classic/src/theme/Heading/styles.module.css': 'd98e1baa79b2dfe2',
  'node_modules/@docusaurus/theme-classic/src/theme/MDXContent/index.tsx': '01c308f47c940389',
  'node_modules/@docusaurus/theme-classic/src/theme/TOCCollapsible/index.tsx': 'ebed07c11f3ca088',
  'node_modules/@docusaurus/theme-classic/src/theme/TOCCollapsible/styles.module.css':
    '511eea8b6d577fdd',
  'node_modules/@docusaurus/theme-classic/src/theme/ColorModeToggle/index.tsx': '0cfe6eb15b739396',
  'node_modules/@docusaurus/theme-classic/src/theme/ColorModeToggle/styles.module.css':
    '4504230f1787839e',
  'node_modules/@docusaurus/theme-classic/src/theme/Navbar/MobileSidebar/index.tsx':
    'bcdcffc2de5c5af3',
  'node_modules/@docusaurus/theme-classic/src/theme/Icon/LightMode/index.tsx': '06d17020fd1d6799',
  'node_modules/@docusaurus/theme-classic/src/theme/Icon/DarkMode/index.tsx': '1519c884ce09b248',
  'node_modules/@docusaurus/theme-classic/src/theme/Icon/SystemColorMode/index.tsx':
    '307bc3dca31999c8',
  'node_modules/@docusaurus/core/lib/client/PendingNavigation.js': '1c489db32b5665b0',
  'node_modules/@docusaurus/core/lib/client/preload.js': '8c1e3de18d307e2f',
  'node_modules/@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js': '30fedb7e211e3acc',
  'node_modules/@docusaurus/theme-classic/src/theme/Footer/index.tsx': '14e53211c59a47a1',
  'node_modules/@docusaurus/theme-classic/src/theme/Navbar/index.tsx': '0c618b5fc440dd5f',
  'node_modules/@docusaurus/theme-common/src/hooks/useHideableNavbar.ts': 'd3b271ba1c63242e',
  'node_modules/@docusaurus/theme-classic/src/nprogress.ts': 'ef7ec4308f09f003',
  'node_modules/@docusaurus/theme-common/src/contexts/colorMode.tsx': '6847deabb832a4ab',
  'node_modules/@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js': '595521e3fe1fb3a6',
  'node_modules/@docusaurus/theme-classic/src/inlineScripts.ts': '5acb634e347d71d7',
  'node_modules/@docusaurus/core/lib/client/exports/ComponentCreator.js': '5f99bdbd725f6e0b',
  'node_modules/@docusaurus/core/lib/client/docusaurus.js': 'b0d1dbdc1e3a706f',
  'node_modules/@docusaurus/core/lib/client/normalizeLocation.js': '2759003e81bfa6c3',
  'node_modules/@docusaurus/mdx-loader/lib/createMDXLoader.js': '48926a21a7cfc2ce',
  'node_modules/@docusaurus/mdx-loader/lib/loader.js': '90bbdae6eed64a30',
  'node_modules/@docusaurus/mdx-loader/lib/remark/unusedDirectives/index.js': '4cb5ef708d167af7',
  'node_modules/@docusaurus/utils/lib/webpackUtils.js': 'd73a5271f174eceb',
};

const behind: Record<string, string> = {
  ...Object.fromEntries(
    swizzles.flatMap(({file, upstream}) =>
      upstream.map((path) => [path, `${file} stands in its place`]),
    ),
  ),
  ...reliedOn,
};

describe('the stock source behind ours is the one it was written against', () => {
  test.each(Object.entries(behind))('%s', (path, reason) => {
    expect(existsSync(join(repository, path)), `${path} is gone, and ${reason}`).toBe(true);
    const now = createHash('sha256').update(read(path)).digest('hex').slice(0, 16);
    const remedy =
      path in fingerprints
        ? `upstream changed it, and ${reason}: compare the two, then set its fingerprint here to '${now}'`
        : `${reason}: compare the two, then add its fingerprint '${now}' here`;
    expect(now, `${path}: ${remedy}`).toBe(fingerprints[path]);
  });

  test('every fingerprint is of a file that ours relies on', () => {
    const idle = Object.keys(fingerprints).filter((path) => !(path in behind));
    expect(idle, 'remove these fingerprints').toEqual([]);
  });
});

describe('what src/runtime/static-articles takes for granted of Docusaurus', () => {
  const packages = join(repository, 'node_modules/@docusaurus');
  const users = (pattern: RegExp) =>
    readdirSync(packages, {recursive: true, encoding: 'utf8'})
      .map((path) => path.replaceAll(sep, '/'))
      .filter((path) => /^[^/]+\/lib\/.*\.js$/.test(path))
      .filter((path) => pattern.test(readFileSync(join(packages, path), 'utf8')))
      .sort();

  test('these read the routes, which name docs alone in a browser', () => {
    expect(
      users(/['"]@generated\/routes['"]/),
      'Another part of Docusaurus reads @generated/routes than before. In a browser these name the pages of the docs, and a route of another page is made when its address is asked for (src/runtime/static-articles/pages.ts): see that it finds no page missing, then list it here',
    ).toEqual([
      'core/lib/client/App.js',
      'core/lib/client/docusaurus.js',
      'core/lib/client/normalizeLocation.js',
      'core/lib/client/preload.js',
      'plugin-debug/lib/theme/DebugRoutes/index.js',
      'theme-common/lib/utils/routesUtils.js',
    ]);
  });

  test('these read the names of chunks and the registry', () => {
    expect(
      users(/['"]@generated\/(?:routesChunkNames|registry)['"]/),
      'Another part of Docusaurus reads the tables of chunks, where src/runtime/static-articles leaves browsers those of the docs: see on-demand-loader.cjs, then list it here',
    ).toEqual([
      'core/lib/client/docusaurus.js',
      'core/lib/client/exports/ComponentCreator.js',
      'plugin-debug/lib/theme/DebugRegistry/index.js',
    ]);
  });

  test('a server rule publishes no file, and a text names its files by loaders that publish none', () => {
    const moved =
      'src/runtime/static-articles/server-texts.ts turns this round, for the files of texts to be published: see how Docusaurus has the build publish none now';
    const require = createRequire(join(packages, 'core/package.json'));
    const {getFileLoaderUtils} = require('@docusaurus/utils') as {
      getFileLoaderUtils: (isServer: boolean) => {
        loaders: Record<string, string | ((options: object) => {options: {emitFile?: boolean}})>;
      };
    };
    for (const isServer of [true, false]) {
      const {loaders} = getFileLoaderUtils(isServer);
      for (const [name, loader] of Object.entries(loaders)) {
        if (typeof loader === 'string') {
          expect(loader.endsWith('&emitFile=false!'), `${name}: ${moved}`).toBe(isServer);
        } else {
          const {emitFile} = loader({folder: 'files'}).options;
          expect(emitFile, `${name}: ${moved}`).toBe(!isServer);
        }
      }
    }
  });

  test('a text that is compiled for both bundles is passed by the option crossCompilerCache', () => {
    expect(
      users(/\bcrossCompilerCache\b/),
      "The loader of texts passes them between compilers in another way than by its option `crossCompilerCache`, which src/runtime/static-articles/server-texts.ts takes away: without that, the build waits for ever for a text that the readers' bundle does not have",
    ).toEqual([
      'mdx-loader/lib/createMDXLoader.js',
      'mdx-loader/lib/loader.js',
      'mdx-loader/lib/remark/unusedDirectives/index.js',
    ]);
  });

  test("a text imports React's functions in one line, each by a name of its own, and is one function", async () => {
    const mdx = pathToFileURL(join(repository, 'node_modules/@mdx-js/mdx/index.js'));
    const {compile} = (await import(mdx.href)) as {
      compile: (text: string) => Promise<{toString: () => string}>;
    };
    const code = String(await compile('# A\n\n<>*b* c</>'));
    const loader = createRequire(import.meta.url)(
      '../../src/runtime/static-articles/build-text-loader.cjs',
    ) as (this: {resourcePath: string; rootContext: string}, source: string) => string;
    const loaded = loader.call({resourcePath: '/a/index.mdx', rootContext: '/'}, code);
    const names = [...new Set(code.match(/\b_(?:jsxs?|Fragment)\b/g))];
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) {
      expect(
        loaded,
        "MDX imports React's functions in another way than src/runtime/static-articles/build-text-loader.cjs knows, and the bundler needs ten times the memory for each text: see how, and let it know",
      ).toContain(`const ${name} = runtime_.`);
    }
    expect(
      loaded,
      'MDX writes the function of a text in another way than src/runtime/static-articles/build-text-loader.cjs knows, which puts a time limit around it: see how, and let it know',
    ).toContain('withTimeLimit_("a/index.mdx');
  });
});
