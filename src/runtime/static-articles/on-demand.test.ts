import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {afterAll, describe, expect, test} from 'vitest';
import {chunkOfTexts} from './without-code-of-texts';
import {islands} from './remark';

type Loader = (this: object, source: string) => string;
type Found = {
  pages: Record<string, {chunks: Record<string, unknown>; modules: string[]}>;
  names: Set<string>;
  inBundle: Set<string>;
};

const require = createRequire(import.meta.url);
const {onDemand} = require('./on-demand.cjs') as {
  onDemand: (folders: {siteDir: string; generatedFilesDir: string}) => Found;
};
const load = require('./on-demand-loader.cjs') as Loader;

const siteDir = mkdtempSync(join(tmpdir(), 'on-demand-'));
const generatedFilesDir = join(siteDir, 'generated');
afterAll(() => {
  rmSync(siteDir, {recursive: true});
});

function write(name: string, text: string): void {
  const file = join(siteDir, name);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}

// In the format that Docusaurus 3.10 generates.
const route = (path: string, hash: string) => `  {
    path: '${path}',
    component: ComponentCreator('${path}', '${hash}'),
    exact: true
  },
`;
const routesOf = (pages: string) => `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
${pages}  {
    path: '/',
    component: ComponentCreator('/', '0d0'),
    routes: [
      {
        path: '/terms/',
        component: ComponentCreator('/terms/', '0d1'),
        exact: true,
        sidebar: "legal"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const routes = routesOf(
  [
    route('/a-post/', '0a1'),
    route('/b-post/', '0a2'),
    route('/c-post/', '0a3'),
    route('/d-post/', '0a6'),
    route('/tags/', '0a4'),
    route('/', '0a5'),
  ].join(''),
);

const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
const requests = {
  c0: '@theme/BlogPostPage',
  c1: '@theme/BlogTagsListPage',
  c2: '@theme/BlogListPage',
  c3: '@theme/DocItem',
  t1: '@site/blog/a/index.md',
  t2: '@site/blog/b/index.mdx',
  t3: '@site/blog/c/index.mdx',
  t4: '@site/blog/d/index.mdx',
  t1short: '@site/blog/a/index.md?truncated=true',
  t9: '@site/docs/terms.md',
  d1: '@generated/sidebar.json',
  d2: '@generated/tags.json',
  d3: '@generated/of-docs-too.json',
};
const registry = `export default {\n${Object.entries(requests)
  .map(([name, request]) => entry(name, request))
  .join('\n')}};\n`;

const post = (content: string) => ({
  __comp: 'c0',
  __context: {plugin: 'd3'},
  sidebar: 'd1',
  content,
});
const chunkNames = {
  '/a-post/-0a1': post('t1'),
  '/b-post/-0a2': post('t2'),
  '/c-post/-0a3': post('t3'),
  '/d-post/-0a6': post('t4'),
  '/tags/-0a4': {__comp: 'c1', __props: 'd2', sidebar: 'd1'},
  '/-0a5': {__comp: 'c2', items: [{content: 't1short'}], sidebar: 'd1'},
  '/terms/-0d1': {__comp: 'c3', content: 't9', __context: {plugin: 'd3'}},
};

function site(changes: Partial<Record<'routes.js' | 'registry.js', string>> = {}): Found {
  write('generated/routes.js', changes['routes.js'] ?? routes);
  write('generated/registry.js', changes['registry.js'] ?? registry);
  write('generated/routesChunkNames.json', JSON.stringify(chunkNames));
  write('blog/a/index.md', '# A');
  write('blog/b/index.mdx', "import {Sum} from './Sum';\n\n<Sum />\n");
  write(
    'blog/d/index.mdx',
    "import {Sum} from '../b/Sum';\nimport Other from '../b/Sum';\n\n<Sum />\n\n<Other />\n",
  );
  write('blog/c/index.mdx', 'export const own = 1;\n\n{own}\n');
  return onDemand({siteDir, generatedFilesDir});
}

/** The ids that the islands of a text have in its page. */
function idsIn(path: string, ...names: string[]): unknown[] {
  const tree: Root = {
    type: 'root',
    children: names.map((name): MdxJsxFlowElement => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: [],
    })),
  };
  islands({siteDir})(tree, {path: join(siteDir, path)});
  return (tree.children as MdxJsxFlowElement[]).flatMap(({attributes}) =>
    attributes.map(({value}) => value),
  );
}

function tableOf(part: string, source: string): string {
  const dependencies: string[] = [];
  const getOptions = () => ({
    part,
    siteDir,
    generatedFilesDir,
    baseUrl: '/',
    client: '/pages.ts',
    chunkOfTexts,
  });
  const addDependency = (file: string) => dependencies.push(file);
  const table = load.call({getOptions, addDependency}, source);
  // It is rebuilt when any of these changes.
  expect(dependencies).toEqual(
    expect.arrayContaining(
      ['routes.js', 'registry.js', 'routesChunkNames.json'].map((name) =>
        join(generatedFilesDir, name),
      ),
    ),
  );
  return table;
}

describe('a page that stands alone comes as its document', () => {
  test('which pages those are', () => {
    const {pages, names} = site();
    expect(Object.keys(pages)).toEqual([
      '/a-post/',
      '/b-post/',
      '/c-post/',
      '/d-post/',
      '/tags/',
      '/',
    ]);
    expect(names).toEqual(
      new Set([
        '/a-post/-0a1',
        '/b-post/-0a2',
        '/c-post/-0a3',
        '/d-post/-0a6',
        '/tags/-0a4',
        '/-0a5',
      ]),
    );
  });

  test('with its texts and data, by numbers; components keep their names', () => {
    const {pages} = site();
    expect(pages['/tags/']).toEqual({
      chunks: {__comp: 'c1', __props: 0, sidebar: 'd1'},
      modules: ['d2'],
    });
    expect(pages['/']).toEqual({
      chunks: {__comp: 'c2', items: [{content: 0}], sidebar: 'd1'},
      modules: ['t1short'],
    });
    expect(pages['/b-post/']!.modules).toEqual(['t2']);
  });

  test('but not with what most pages share, nor with what other routes use', () => {
    const {pages, inBundle} = site();
    expect(pages['/a-post/']!.chunks).toMatchObject({sidebar: 'd1', __context: {plugin: 'd3'}});
    expect(inBundle).toEqual(new Set(['c0', 'c1', 'c2', 'c3', 't3', 't9', 'd1', 'd3']));
  });

  test('nor with a text that has code of its own', () => {
    expect(site().pages['/c-post/']).toMatchObject({chunks: {content: 't3'}, modules: []});
  });
});

test.each([
  ['routes.js', 'pages in routes.js', 'export default [];\n'],
  ['routes.js', 'pages in routes.js', routes.replaceAll('exact: true', 'exact: true,')],
  ['registry.js', 'modules in registry.js', 'export default {};\n'],
  ['registry.js', 'modules in registry.js', registry.replaceAll(/^ {2}"/gm, "  '")],
] as const)('a %s of another kind is told, with what to do', (name, what, source) => {
  expect(() => site({[name]: source})).toThrow(
    new RegExp(
      String.raw`no ${what} where Docusaurus \d+\.\d+\.\d+ generates them: see on-demand\.cjs there`,
    ),
  );
});

describe('of the tables that Docusaurus generates, browsers get', () => {
  test('the routes of other pages, and what makes a route of an address', () => {
    site();
    const table = tableOf('routes', routes);
    expect(table).toMatch(
      /^import Loading from '@theme\/Loading';\nimport \{withPages\} from "\/pages\.ts";\n/,
    );
    expect(table).not.toMatch(/a-post|b-post|'0a5'/);
    expect(table).toContain("path: '/terms/'");
    expect(table).toContain("path: '*'");
    // Breadcrumbs look up the front page.
    expect(table).toContain("  {path: '/', exact: true},\n");
    expect(table).toMatch(/export default withPages\(\[[^]*\], Loading\);\n$/);
  });

  test('the names of parts of other pages', () => {
    site();
    expect(JSON.parse(tableOf('chunkNames', JSON.stringify(chunkNames)))).toEqual({
      '/terms/-0d1': chunkNames['/terms/-0d1'],
    });
  });

  test('the parts that come with no page, and the styles of texts', () => {
    site();
    const table = tableOf('registry', registry);
    const [entries, rest] = table.split('};\n') as [string, string];
    expect([...entries.matchAll(/^ {2}"(\w+)":/gm)].map(([, name]) => name)).toEqual([
      'c0',
      'c1',
      'c2',
      'c3',
      't3',
      't9',
      'd1',
      'd3',
    ]);
    expect(rest).toMatch(/^\nconst ofTexts = /);
    expect(rest).toContain('import(/* webpackChunkName: "of-texts" */ "@theme/MDXComponents")');
  });

  test('the islands of texts that come with pages, once each, by what the texts name', () => {
    site();
    const table = tableOf('islands', '');
    const entries = [
      ...table.matchAll(/^"(\w+)": \(\) => import\((.*)\)\.then\(\(\w+\) => \w+\.(\w+)\)/gm),
    ];
    expect(entries.map(([, , file, member]) => [file, member])).toEqual([
      [JSON.stringify(join(siteDir, 'blog/b/Sum')), 'Sum'],
      [JSON.stringify(join(siteDir, 'blog/b/Sum')), 'default'],
    ]);
    const ids = entries.map(([, id]) => id!);
    expect(new Set(ids).size).toBe(2);
    expect(idsIn('blog/b/index.mdx', 'Sum')).toEqual([ids[0]]);
    expect(idsIn('blog/d/index.mdx', 'Sum', 'Other')).toEqual(ids);
  });
});

test('the build gets all pages, and the not-found page as none', () => {
  const {pages} = site();
  expect(JSON.parse(tableOf('pages', '').slice('export default '.length, -1))).toEqual({
    ...pages,
    '/404.html': null,
  });
});

test('the tables follow what has changed', () => {
  site();
  tableOf('routes', routes);
  site({'routes.js': routesOf(route('/a-post/', '0a1'))});
  expect(JSON.parse(tableOf('pages', '').slice('export default '.length, -1))).toHaveProperty([
    '/a-post/',
  ]);
  expect(tableOf('pages', '')).not.toContain('/tags/');
});
