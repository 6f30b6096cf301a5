import {expect, test} from 'vitest';
import {checkRoutes, type Routes} from './routes';

const usual: Routes = {
  archive: 'archive',
  tags: 'tags',
  authors: 'authors',
  series: 'series',
  podcast: 'podcast',
  search: 'search',
};

test('words of other languages are fine', () => {
  expect(() => {
    checkRoutes({...usual, archive: 'archivo', tags: 'etiquetas', search: 'busqueda-2'});
  }).not.toThrow();
});

test.each([
  [{archive: undefined}, "`archive` is missing: write a word such as 'archivo'"],
  [{tags: '/etiquetas/'}, "`tags` is '/etiquetas/': write one word of small letters"],
  [{tags: 'Etiquetas'}, "`tags` is 'Etiquetas': write one word of small letters"],
  [{archive: '2024'}, "`archive` is '2024': write one word of small letters"],
])('of %o, the message says what to write', (changed, message) => {
  expect(() => {
    checkRoutes({...usual, ...changed} as Routes);
  }).toThrow(`src/site/routes.ts cannot be used:\n  - ${message}`);
});
