import type {Files} from './build';

export const posts: Files = new Map([
  ['noon', 'The sun is high at noon. See [rest](/rest/).'],
  ['rest', 'After a night shift comes rest.'],
  ['swap', 'Two people swap a shift before [noon](/noon/).'],
]);

export const edited: Files = new Map([
  ...posts,
  ['rest', 'After a night shift comes sleep.'],
]);
