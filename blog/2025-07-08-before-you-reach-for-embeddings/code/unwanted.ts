import {readCorpus} from './corpus';
import {isWanted, labels, slugs} from './precision';
import {site} from './rankings';

/** What the post's table calls the posts that it names. */
const names: Record<string, string> = {
  'a-site-without-servers-in-terraform': 'Terraform',
  'a-static-blog-on-purpose': 'Static site',
  'before-you-reach-for-embeddings': 'This post',
  'cron-meets-daylight-saving-time': 'Cron',
  'how-we-write-at-meridiem': 'Checks of posts',
  'introducing-the-meridiem-podcast': 'Podcast',
  'property-based-testing-a-shift-scheduler': 'Property tests',
  'the-price-of-hydration': 'Hydration',
  'what-a-static-site-costs': 'Costs',
};

const ranking = site(readCorpus('2026-11-30'));

/** For each post with an unwanted link on 30 November: which, and what the ideal ranking has instead. */
export const unwanted = slugs.flatMap((slug) => {
  const shown = ranking.get(slug)!.slice(0, 2);
  const bad = shown.filter((other) => !isWanted(slug, other));
  const missing = Object.keys(labels[slug]!).filter(
    (other) => !shown.includes(other),
  );
  return bad.length === 0 ? [] : [{slug, bad, missing}];
});

/** The rows of the post's table, one a link. */
export const rows = unwanted.flatMap(({slug, bad, missing}) =>
  bad.map((other, at) => [
    names[slug]!,
    names[other]!,
    names[missing[at]!] ?? 'Nothing better',
  ]),
);

// Run by itself, this prints the table.
if (process.argv[1] === __filename) {
  for (const row of rows) {
    console.log(`| ${row.join(' | ')} |`);
  }
}
