import {expect, test} from 'vitest';
import {chunksOfPages, readRoutes} from './chunks-of-page';

const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/a/',
    component: ComponentCreator('/a/', '111'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', '222'),
    routes: [
      {
        path: '/b/',
        component: ComponentCreator('/b/', '333'),
        exact: true,
        sidebar: "it's"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const names = {
  '/a/-111': {__comp: 'c1', __context: {plugin: 'p', data: {meta: 'm'}}, content: 't1'},
  '/-222': {__comp: 'c2'},
  '/b/-333': {__comp: 'c3', content: 't3'},
};

test('a page needs the chunks of its route, however deep they are named', () => {
  expect(chunksOfPages(readRoutes(source), names)('/a/')).toEqual(['c1', 'p', 'm', 't1']);
});

test('a page inside another needs those of both', () => {
  expect(chunksOfPages(readRoutes(source), names)('/b/')).toEqual(['c2', 'c3', 't3']);
});
