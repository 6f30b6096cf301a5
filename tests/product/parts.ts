import {ofSite} from '../site/parts';
import {script, type Part} from '../site/support/run-parts';

/** A part that is a project of Vitest. */
const vitest = (project: string): Part => ({
  name: project,
  commands: [`vitest run --config tests/product/vitest.config.mts --project ${project}`],
});

/** What `npm test` runs, in this order: what any site is checked by, and what only the product needs. */
export const everyChange: Part[] = [
  {
    name: 'check',
    commands: [
      'tsc -p tests/site/posts',
      // Types, too.
      'oxlint',
      'prettier --check .',
      'knip',
      // Without our posts, as where the site has been adopted.
      'knip --config tests/product/knip.ts --no-config-hints',
      'depcruise src tests/site docusaurus.config.ts sidebars.ts --config tests/product/dependency-cruiser.cjs',
      'stylelint "src/**/*.css"',
    ],
  },
  script('unit', 'test:unit'),
  ...ofSite.filter(({name}) => name !== 'browsers'),
  vitest('our-posts'),
  vitest('refusals'),
  script(
    'browsers',
    'test:e2e -- --project "published*" --project "our posts*" --project "everything desktop" --project "everything mobile"',
  ),
];

/** What `npm run test:all` runs after these: what is slow, or rarely breaks. */
export const nightly: Part[] = [
  vitest('hosts'),
  script('configurations', 'test:configurations'),
  script('other browsers', 'test:e2e -- --project "client*" --project development'),
  vitest('firefox'),
  {
    name: 'posts-slow',
    commands: ['vitest run --config tests/site/vitest.config.mts --project posts-slow'],
  },
  script('figures', 'figures -- --check'),
];
