import {flattenRoutes} from '@docusaurus/utils';
import {islandAttribute} from '../lib/contracts';
import type {Output} from './output';

/** Starts Docusaurus' client at once on pages that are components of the owner's: they may need React from the first. */
export default function ownPages(): Output {
  const paths = new Set<string>();
  return {
    name: 'own-pages',
    step: {
      reads: [],
      writes: ['own pages'],
      run({routes}) {
        for (const {path, component} of routes.flatMap((route) => flattenRoutes([route]))) {
          if (!component.startsWith('@theme/')) {
            paths.add(path);
          }
        }
      },
    },
    rewrite: (html, path) =>
      paths.has(path) ? html.replace('<html', `<html ${islandAttribute}`) : html,
  };
}
