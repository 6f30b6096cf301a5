import {script, type Part} from './support/run-parts';

/** The types of what owners and editors write, and mistakes that a linter finds in it. */
export const checkSite: Part = {
  name: 'check',
  commands: ['tsc -p tests/site/posts', 'tsc', 'oxlint src/site src/pages'],
};

/** What `npm test` checks of a site. */
export const ofSite: Part[] = [
  script('check-posts', 'check-posts'),
  script('posts', 'test:posts'),
  script('build', 'build'),
  script('built', 'test:built'),
  {
    name: 'browsers',
    commands: [
      'playwright test --tsconfig tests/site/playwright.tsconfig.json --config tests/site/playwright.config.ts',
    ],
  },
];
