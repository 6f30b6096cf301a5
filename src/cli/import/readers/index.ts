import type {Reader, SourceKind} from '../model';
import {docusaurus} from './docusaurus';
import {eleventy} from './eleventy';
import {gatsby} from './gatsby';
import {ghost} from './ghost';
import {hugo} from './hugo';
import {jekyll} from './jekyll';
import {medium} from './medium';
import {wordpress} from './wordpress';

/** How each kind of source is read. */
export const readers: Readonly<Record<SourceKind, Reader>> = {
  docusaurus,
  jekyll,
  hugo,
  gatsby,
  eleventy,
  ghost,
  wordpress,
  medium,
};
