import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import {files, read} from './files';

// What this company has published. These tests are removed with its posts on adoption: see src/cli/adopt.

/** Published posts keep their addresses and tags; new posts may follow. */
const published = [
  ['2024-04-02', 'a-static-blog-on-purpose', ['front', 'software-design']],
  ['2024-05-21', 'a-site-without-servers-in-terraform', ['terraform', 'infrastructure']],
  ['2024-07-09', 'cron-meets-daylight-saving-time', ['scheduling', 'testing']],
  ['2024-09-17', 'property-based-testing-a-shift-scheduler', ['testing', 'scheduling']],
  ['2024-11-05', 'how-we-write-at-meridiem', ['return-of-experience', 'software-design']],
  ['2025-01-14', 'what-a-static-site-costs', ['finops', 'infrastructure']],
  ['2025-03-11', 'the-price-of-hydration', ['performance', 'front']],
  [
    '2025-05-20',
    'rostering-is-a-constraint-problem',
    ['scheduling', 'performance', 'software-design'],
  ],
  ['2025-07-08', 'before-you-reach-for-embeddings', ['ai', 'software-design']],
  ['2025-09-08', 'introducing-the-meridiem-podcast', ['podcast', 'return-of-experience']],
] as const;

const subjects = [
  'ai',
  'finops',
  'front',
  'infrastructure',
  'performance',
  'podcast',
  'return-of-experience',
  'scheduling',
  'software-design',
  'terraform',
  'testing',
];

const texts = files.filter((file) => /^blog\/.*\.mdx?$/.test(file));

const parse = (filePath: string, fileContent = read(filePath)) =>
  DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});

describe.each(published)('the post of %s, %s', (date, slug, tags) => {
  test('is there, under the same tags', async () => {
    const text = texts.find((file) => file.startsWith(`blog/${date}-${slug}/index.md`));
    expect(text).toBeDefined();
    const {frontMatter} = await parse(text!);
    expect(frontMatter.tags).toEqual(tags);
    expect(
      frontMatter.slug ?? frontMatter.date,
      'its address comes from its folder',
    ).toBeUndefined();
  });
});

test('these tags are there; others may be', async () => {
  const {frontMatter} = await parse('blog/tags.yml', `---\n${read('blog/tags.yml')}\n---\n`);
  expect(Object.keys(frontMatter)).toEqual(expect.arrayContaining(subjects));
});
