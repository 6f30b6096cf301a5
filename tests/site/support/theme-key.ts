import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {repository} from './docusaurus';

const written = readFileSync(join(repository, '.docusaurus/site-storage.json'), 'utf8');

/** The key of a reader's choice of light or dark, which says more where a host has several sites. */
export const themeKey = `theme${(JSON.parse(written) as {namespace: string}).namespace}`;
