import {base} from './path-to';

/** The key of a reader's choice of light or dark, in all languages; it says more where a host has several sites. */
export const themeKey = ['theme', base.slice(1, -1)].filter(Boolean).join('-');
