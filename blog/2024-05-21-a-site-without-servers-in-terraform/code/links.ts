import {readFileSync} from 'node:fs';

const [ours, others] = readFileSync(new URL('redirect.mjs', import.meta.url), 'utf8')
  .split('const links = [')[1]!
  .split('\n];')[0]!
  .split('// Forms of a public list.')
  .map((part) => [...part.matchAll(/'([^']+)'/g)].map(([, link]) => link!));

/** The links of redirect.mjs that have the forms of a public list. */
export const listed = others!;

/** All links of redirect.mjs. */
export const links = [...ours!, ...listed];
