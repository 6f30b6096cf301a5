import {matchRoutes as theirRoutes} from 'react-router-config';
import {matchPath as theirs} from 'react-router-dom';
import {describe, expect, test} from 'vitest';
import {firstMatch, matchPath, matchRoot, matchRoutes, type Route} from './match';

const paths = [
  ...[
    '',
    '/',
    '*',
    '/blog',
    '/blog/',
    '/Blog/',
    '/blog/2024/04/02/a-post/',
    '/docs/*',
    '/docs/*/x',
  ],
  ...[
    '/docs/1.0.0',
    '/docs/1x0.0',
    '/c++/',
    '/a b/',
    '/café/',
    '/caf%C3%A9/',
    '/what?/',
    '/a.*',
    '/**',
  ],
  ...['/page/2/', '/search.html', '/a-b_c~d/', '/$1/[x]/{y}|^/', '//', '/a//b'],
];

const settings = [{exact: false}, {exact: true}];

/** The paths and their near misses: longer, shorter, with another ending, in capitals. */
const addresses = [
  ...new Set(
    paths.flatMap((path) => [
      path,
      `${path}/`,
      `${path}x`,
      `${path}/x`,
      `${path}/x/`,
      path.slice(0, -1),
      path.toUpperCase(),
      path.replaceAll('*', 'any/thing'),
    ]),
  ),
];

describe('matchPath does as React Router does', () => {
  test.each(settings)('with %o', (options) => {
    for (const path of paths) {
      for (const address of addresses) {
        expect(matchPath(address, {path, ...options}), `${path} at ${address}`).toEqual(
          theirs(address, {path, ...options}),
        );
      }
    }
  });

  test.each(['/docs/', ['/blog', '/docs'], ['/nowhere', '/blog/', '*'], [], {}, {path: undefined}])(
    'for %o',
    (options) => {
      for (const address of addresses) {
        expect(matchPath(address, options), address).toEqual(theirs(address, options));
      }
    },
  );

  test('for paths of all sorts', () => {
    const parts = ['/', '/', 'a', 'B', '.', '-', '*', 'é', '2', '+', '%20', '😀', ' '];
    let seed = 1;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const text = () =>
      `/${Array.from({length: next(6)}, () => parts[next(parts.length)]).join('')}`;
    for (let round = 0; round < 3_000; round++) {
      const path = text();
      const address = next(2) ? text() : `${path}${['', '/', 'a', '/a'][next(4)]!}`;
      const options = {path, ...settings[next(settings.length)]!};
      expect(matchPath(address, options), `${path} at ${address}`).toEqual(
        theirs(address, options),
      );
    }
  });
});

test('what is a pattern to React Router is text here', () => {
  expect(matchPath('/docs/:id', '/docs/:id')).not.toBeNull();
  expect(matchPath('/docs/1', '/docs/:id')).toBeNull();
  expect(matchPath('/a*b', String.raw`/a\*b`)).not.toBeNull();
  expect(matchPath('/aXb', String.raw`/a\*b`)).toBeNull();
});

describe('matchRoutes does as React Router does', () => {
  const leaf = (path: string) => ({path, exact: true});
  const routes = [
    ...['/2024/04/02/a-post/', '/archive/', '/authors/', '/authors/web/', '/page/2/'].map(leaf),
    ...['/search/', '/tags/', '/tags/ai/', '/tags/web-standards/'].map(leaf),
    {
      path: '/docs',
      routes: [
        {
          path: '/docs/1.0',
          routes: [{path: '/docs/1.0', routes: ['/docs/1.0/', '/docs/1.0/a/'].map(leaf)}],
        },
        {
          path: '/docs',
          routes: [{path: '/docs', routes: ['/docs/', '/docs/a/', '/docs/a/b/'].map(leaf)}],
        },
      ],
    },
    {routes: [leaf('/pathless/'), {routes: [leaf('/deeper/')]}]},
    leaf('/'),
    {path: '/', routes: [{path: '/', routes: [leaf('/terms/'), leaf('/imprint.html')]}]},
    {path: '*'},
  ];
  const places = [
    ...['/', '/terms/', '/terms', '/TERMS/', '/imprint.html', '/imprint', '/nowhere/', '/docs'],
    ...['/docs/', '/docs/a', '/docs/a/b/', '/docs/a/c/', '/docs/1.0/', '/docs/1.0/a', '/docs/1x0/'],
    ...['/docsx', '/2024/04/02/a-post', '/2024/04/02/a-post/index.html', '/tags/AI/', '/page/2/x/'],
    ...['/pathless/', '/deeper/', ''],
  ];

  test.each(places)('at %o', (place) => {
    expect(matchRoutes(routes, place)).toEqual(theirRoutes(routes, place));
    // Without the catch-all route and the nested routes.
    expect(matchRoutes(routes.slice(0, -2), place)).toEqual(
      theirRoutes(routes.slice(0, -2), place),
    );
  });
});

describe('a route that is made of an address', () => {
  const component = () => null;
  const asked: string[] = [];
  const made: Route = {
    at(pathname) {
      asked.push(pathname);
      return pathname.startsWith('/made/') ? {path: pathname, component} : undefined;
    },
  };
  const rest: Route = {path: '*'};
  const listed: Route = {path: '/made/listed/', exact: true};

  test('counts in its place, with the component that it has been given', () => {
    const [found, ...others] = matchRoutes([listed, made, rest], '/made/a-page/');
    expect(others).toEqual([]);
    expect(found!.route).toEqual({path: '/made/a-page/', component});
    expect(found!.match).toMatchObject({url: '/made/a-page/', isExact: true});
    expect(matchRoutes([listed, made, rest], '/made/listed/')[0]!.route).toBe(listed);
    expect(matchRoutes([made, listed, rest], '/made/listed/')[0]!.route.component).toBe(component);
  });

  test('is passed by where none is made', () => {
    expect(matchRoutes([made, rest], '/other/').map(({route}) => route)).toEqual([rest]);
    expect(matchRoutes([made], '/other/')).toEqual([]);
  });

  test('is asked for each address, whatever it is', () => {
    asked.length = 0;
    for (const pathname of ['/made/*/', '/made/a b(c/', '/made/100%/', '/made/x']) {
      expect(firstMatch([made, rest], pathname, matchRoot(pathname))).toMatchObject({
        index: 0,
        match: {url: pathname, isExact: true},
      });
    }
    expect(asked).toEqual(['/made/*/', '/made/a b(c/', '/made/100%/', '/made/x']);
  });
});
