import {renderToStaticMarkup} from 'react-dom/server';
import {StaticRouter} from 'react-router';
import * as stock from 'react-router-config';
import type {RouteConfig} from 'react-router-config';
import {expect, test} from 'vitest';
import * as ours from './server-routes';

const page = (name: string) => ({component: () => <p>{name}</p>});

const routes: RouteConfig[] = [
  {path: '/2024/a/', exact: true, ...page('a')},
  {path: '/2024/a.b/', exact: true, ...page('a.b')},
  {path: '/x/:name/', exact: true, ...page('pattern')},
  {path: '/x/known/', exact: true, ...page('behind a pattern')},
  {path: '/strict/', exact: true, strict: true, ...page('strict')},
  {path: '/Case/', exact: true, sensitive: true, ...page('case')},
  {path: '/café/', exact: true, ...page('accents')},
  {
    path: '/docs',
    component: ({route}: {route?: RouteConfig}) => (
      <main>{ours.renderRoutes(route!.routes, {said: true})}</main>
    ),
    routes: [
      {path: '/docs/one/', exact: true, ...page('one')},
      {path: '/docs/', exact: true, ...page('docs')},
    ],
  },
  {path: '/2024/a/', exact: true, ...page('never')},
  {path: '/', exact: true, ...page('home')},
  {path: '*', ...page('not found')},
];

test.each([
  '/',
  '/2024/a/',
  '/2024/a',
  '/2024/A/',
  '/2024/a//',
  '/2024/aXb/',
  '/x/known/',
  '/strict',
  '/strict/',
  '/case/',
  '/Case/',
  '/café/',
  '/docs',
  '/docs/one/',
  '/docs/two/',
  '/nowhere/',
])('what %s leads to is what it leads to in React Router', (path) => {
  expect(ours.matchRoutes(routes, path)).toEqual(stock.matchRoutes(routes, path));
  const render = ({renderRoutes}: Pick<typeof ours, 'renderRoutes'>) =>
    renderToStaticMarkup(<StaticRouter location={path}>{renderRoutes(routes)}</StaticRouter>);
  expect(render(ours)).toBe(render(stock));
});

test('no routes are rendered as nothing', () => {
  expect(ours.renderRoutes(undefined)).toBeNull();
});
