import {expect, test} from 'vitest';
import {checkRoutes, type Routes} from './routes';

// As on a site that is older than the word of series.
const usual: Routes = {
  archive: 'archive',
  tags: 'tags',
  authors: 'authors',
  podcast: 'podcast',
  search: 'search',
};

test('words of other languages are fine', () => {
  expect(() => {
    checkRoutes({...usual, archive: 'archivo', tags: 'etiquetas', search: 'busqueda-2'}, ['es']);
  }).not.toThrow();
});

test.each([
  [{archive: ''}, "`archive` is missing: write a word such as 'archivo'"],
  [{tags: '/etiquetas/'}, "`tags` is '/etiquetas/': write one word, without slashes"],
  [{tags: 'Etiquetas'}, "`tags` is 'Etiquetas': write small letters from a to z"],
  [{archive: '2024'}, "`archive` is '2024', which reads as a year"],
  [{archive: 'es'}, "`archive` is 'es', where the site has its pages in that language"],
  [{search: 'pagefind'}, "`search` is 'pagefind', where the build writes other files"],
  [{authors: 'tags'}, "`authors` is 'tags', and so is another"],
  [{tags: 'series'}, "`series` is 'series', and so is another"],
])('of %o, the message says what to write', (changed, message) => {
  expect(() => {
    checkRoutes({...usual, ...changed}, ['en', 'es']);
  }).toThrow(`src/site/routes.ts cannot be used:\n  - ${message}`);
});
