/** What to write here in place of keys that other generators and services read, some of which mean something else here. */
const remedies: ReadonlyArray<readonly [remedy: string, keys: readonly string[]]> = [
  [
    'image:',
    ['cover_image', 'banner', 'featured_image', 'feature_image', 'hero_image', 'og_image'],
  ],
  ['image:', ['thumbnail', 'thumbnail_image', 'main_image', 'header_image', 'social_image']],
  ['image:', ['images', 'cover']],
  ['description:', ['excerpt', 'summary', 'subtitle', 'abstract', 'meta_description']],
  ['description:', ['seo_description']],
  ['tags:', ['category', 'categories', 'topics']],
  ['authors:', ['author', 'writer', 'byline']],
  ['date:', ['publish_date', 'pub_date', 'published_at', 'date_published']],
  ['date:', ['created', 'created_at']],
  ['expires:, with the day', ['expiry_date', 'unpublish_date']],
  ['last_update: {date: 2026-01-31}', ['lastmod', 'last_modified', 'last_modified_at', 'modified']],
  ['last_update: {date: 2026-01-31}', ['updated', 'updated_at', 'updated_date', 'date_updated']],
  ['draft: true if it is false, and date: if it is a day', ['published']],
  ['unlisted: true if it is true', ['hidden', 'noindex']],
  ['hide_table_of_contents: true if it is false', ['toc', 'show_toc', 'table_of_contents']],
  ['slug: for the address of the post, and redirects: for former ones', ['permalink', 'url']],
  ['redirects: with the former addresses', ['aliases', 'redirect_from']],
  [
    'redirects: with its path if the post has moved from there; if it stays there, link to it in the text',
    ['canonical_url', 'canonical_link', 'canonical'],
  ],
];

const remedyOf = new Map(
  remedies.flatMap(([remedy, keys]) => keys.map((key) => [plain(key), remedy] as const)),
);

/** A key without what generators write differently: `coverImage`, `cover-image`, `cover_image`. */
function plain(key: string): string {
  return key.replaceAll(/[-_]/g, '').toLowerCase();
}

/** The key of ours that says what one of another generator says; undefined if none does. */
export const ourKeyFor = (key: string): string | undefined =>
  /^\w+/.exec(remedyOf.get(plain(key)) ?? '')?.[0];

/** What to write in place of a key that nothing here reads, if another generator does. */
export function insteadOf(key: string): string | undefined {
  const remedy = remedyOf.get(plain(key));
  return remedy === undefined ? undefined : `in its place, write ${remedy}`;
}
