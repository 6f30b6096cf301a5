/** A part of the tests. */
export type Part = {
  name: string;
  /** They run two at a time, and to the end even if one fails. */
  commands: string[];
};

/** A part that is a script of package.json. */
const script = (name: string, command: string): Part => ({
  name,
  commands: [`npm run --silent ${command}`],
});

/** A project of Vitest without a script of its own. */
const vitest = (project: string): Part => ({
  name: project,
  commands: [`vitest run --config tests/vitest.config.mts --project ${project}`],
});

/** What `npm test` runs, in this order. */
export const everyChange: Part[] = [
  {
    name: 'check',
    commands: [
      'tsc -p tests/posts',
      // Types, too.
      'oxlint',
      'prettier --check .',
      'knip',
      'depcruise src docusaurus.config.ts sidebars.ts --config tests/dependency-cruiser.cjs',
      'stylelint "src/**/*.css"',
    ],
  },
  script('check-posts', 'check-posts'),
  script('unit', 'test:unit'),
  script('posts', 'test:posts'),
  script('build', 'build'),
  script('built', 'test:built'),
  vitest('refusals'),
  script(
    'browsers',
    'test:e2e -- --project "published*" --project "everything desktop" --project "everything mobile"',
  ),
];

/** What `npm run test:all` runs after these: what is slow, or rarely breaks. */
export const nightly: Part[] = [
  vitest('hosts'),
  script('configurations', 'test:configurations'),
  script(
    'other browsers',
    'test:e2e -- --project "client*" --project opposite --project development',
  ),
  vitest('firefox'),
  vitest('posts-slow'),
  script('figures', 'figures -- --check'),
];
