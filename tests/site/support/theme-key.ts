import {identity} from '../../../src/site/identity';

/** The key of a reader's choice of light or dark, in all languages; it says more where a host has several sites. */
export const themeKeyBelow = (baseUrl: string): string =>
  ['theme', baseUrl.slice(1, -1)].filter(Boolean).join('-');

export const themeKey = themeKeyBelow(identity.baseUrl);
