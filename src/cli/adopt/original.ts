// Everything specific to the company that the site was written for, which goes when another company adopts it. No other
// code knows its name.
export const original = {
  company: 'Meridiem',
  repository: 'https://code.meridiem.example/engineering/',
  /** Matches its name in any text, including code and comments. */
  words: /meridiem/gi,
  /** Folders of its posts in `blog/`. Adopting stops at others, which somebody may not want to lose. */
  posts: [
    '2024-04-02-a-static-blog-on-purpose',
    '2024-05-21-a-site-without-servers-in-terraform',
    '2024-07-09-cron-meets-daylight-saving-time',
    '2024-09-17-property-based-testing-a-shift-scheduler',
    '2024-11-05-how-we-write-at-meridiem',
    '2025-01-14-what-a-static-site-costs',
    '2025-03-11-the-price-of-hydration',
    '2025-05-20-rostering-is-a-constraint-problem',
    '2025-07-08-before-you-reach-for-embeddings',
    '2025-09-08-introducing-the-meridiem-podcast',
  ],
  /** Development packages that only its posts import. */
  packages: ['highs'],
  /** The pictures of its site in the README, in light and dark mode. */
  pictures: ['.github/readme-day.webp', '.github/readme-night.webp'] as readonly string[],
  /** What only the product is tested by: an owner's site is tested by tests/site. */
  tests:
    /^tests\/product\/|^src\/.*\.test\.tsx?$|^\.github\/workflows\/(?:nightly|release|weekly)\.yml$/,
  /** Scripts of package.json that run these tests. */
  scripts:
    /^(?:check|check-next|fix|bench.*|screenshots|test:(?:all|owners|site|unit|configurations|e2e))$/,
  /** Files where its name stays: the licence requires its notice, and this folder has to know the name. */
  keeps: /^(?:LICENSE$|src\/cli\/adopt\/)/,
} as const;
