/**
 * Everything specific to the company that the site was written for, to be removed when another company adopts it.
 * No other code knows it: `npm run adopt` and `npm run check-site` read it here.
 */
export const original = {
  company: 'Meridiem',
  /** The public address of its repository. */
  repository: 'https://code.meridiem.example/engineering/',
  /** Matches its name in any text, including code and comments. */
  words: /meridiem/gi,
  /**
   * Folders of its posts in `blog/`. Later posts need not be listed: adopting keeps and reports them, and removes
   * them on request.
   */
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
  /** Keys of its teams in `blog/authors.yml`, who sign its posts. */
  teams: ['data', 'platform', 'scheduling', 'web'],
  /** Development packages that only its posts import. */
  packages: ['highs'],
  /** SHA-256 hashes of its drawings, so that drawings an adopter has replaced are left alone. */
  drawings: {
    'static/favicon.ico': '20d45e759340830200791f13f01422d850346099687c7a2c421301f7f25600a6',
    'static/img/favicon.svg': '59914ddb8bef59f514660da5c97ec4741db5e083daeba9a3ad3a79b35ed09e05',
    'static/img/logo.svg': '355609208021dc72c3eed062d20a5bd0bf538a02c4f4089efece08014fb5c3e6',
    'static/img/logo-dark.svg': 'de30bfb10719db93b506923cfeba2074065bc5142253a29efaa89085726b74cf',
    'static/img/authors/data.svg':
      '8112841576bf11ac2f5ef71d9a60a41a263004e6a07d38fefe8345aaf6bc19db',
    'static/img/authors/platform.svg':
      'b89ea32b6b5604ffca0c1584f2d2988a5c1846dd57cfa708e7a4f76c8f1a158f',
    'static/img/authors/scheduling.svg':
      '38658da03c4e63c78a3796ad1963bc9e30a009dd8b1c44c8e4841be5d888c91b',
    'static/img/authors/web.svg':
      '9a61b4bc4df2f438d11eaf68cb742378c51686a39eda3fa6e4418cad328460e4',
  } as Readonly<Record<string, string>>,
  /** The picture of its site in the README, by day and by night. */
  pictures: /^\.github\/readme-(?:day|night)\.webp$/,
  /** Tests of its posts, teams and podcast, which are removed with them. */
  tests: /^tests\/(?:.*\/)?our-posts(?:\/|\.)/,
  /**
   * Files where its name stays: the licence requires its notice, this folder has to know the name, and the manifest
   * may have its address.
   */
  keeps: /^(?:LICENSE$|\.product\.json$|src\/cli\/adopt\/)/,
} as const;
