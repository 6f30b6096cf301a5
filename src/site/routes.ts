import type {Routes} from '../settings/routes';

/**
 * The words in the addresses of lists and of the search: with `archive: 'archivo'` the archive is at `/archivo/`.
 * `src/settings/routes.ts` explains each; a word that cannot be used stops the build.
 */
export const routes: Routes = {
  archive: 'archive',
  tags: 'tags',
  authors: 'authors',
  series: 'series',
  podcast: 'podcast',
  search: 'search',
};
