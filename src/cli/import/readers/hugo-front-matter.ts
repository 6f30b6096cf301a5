import {recordOf} from '../matter';
import type {Loss} from '../model';
import {isEmpty, listOf, wordsOf} from '../values';
import type {HugoConfig} from './hugo-config';
import {hugoPicture, type HugoPost} from './hugo-posts';

/** Keys of front matter that are carried over. `type` and `layout` are, if they say what is usual. */
const carried = new Set(
  `title linktitle date publishdate pubdate published lastmod modified expirydate unpublishdate draft slug url
  aliases description tags categories series author authors hidden unlisted headless build _build
  iscjklanguage`.split(/\s+/),
);

/** Names of a taxonomy, and keys of front matter, that name people. */
export const authorKeys = ['authors', 'author'];

/** The taxonomies whose terms become tags. */
export const tagTaxonomies = ({taxonomies}: HugoConfig): string[] => [
  ...new Set(
    ['tags', 'categories', 'series', ...taxonomies].filter((name) => !authorKeys.includes(name)),
  ),
];

export const labelsOf = (post: HugoPost, taxonomy: string): string[] => {
  const value = post.data[taxonomy];
  // Hugo takes text for one term; people write several with commas.
  const labels =
    typeof value === 'string' && value.includes(',') ? value.split(',') : listOf(value);
  return [...new Set(labels.map((label) => label.trim()).filter(Boolean))];
};

export function lossesOfKeys(
  post: HugoPost,
  picture: string | undefined,
  config: HugoConfig,
): Loss[] {
  const {file, matter, data, sections} = post;
  const losses: Loss[] = [];
  for (const [own, value] of Object.entries(matter.data)) {
    const key = own.toLowerCase();
    const words = wordsOf(value);
    const isUsual =
      (key === 'type' && [sections[0], 'post', 'posts', 'blog'].includes(words)) ||
      (key === 'layout' && ['post', 'single', 'default'].includes(words ?? '')) ||
      (key === 'summary' && data.description === undefined);
    const isPicture = picture !== undefined && hugoPicture({[key]: value}) === picture;
    if (isPicture) {
      const others = [
        ...Object.keys(recordOf(value)).filter(
          (name) => !['image', 'src', 'path', 'url', 'relative'].includes(name),
        ),
        ...(Array.isArray(value) ? listOf(value).slice(1) : []),
      ];
      if (others.length > 0) {
        const what = `Front matter ${own}: ${others.join(', ')}`;
        losses.push({file, line: matter.lineOf(own), what, became: 'left out'});
      }
    } else if (
      !isEmpty(value) &&
      !carried.has(key) &&
      !isUsual &&
      !tagTaxonomies(config).includes(key)
    ) {
      const named = Object.keys(recordOf(value)).join(', ');
      const what = `Front matter ${own}${(words ?? named) ? `: ${words ?? named}` : ''}`;
      losses.push({file, line: matter.lineOf(own), what, became: 'left out'});
    }
  }
  return losses;
}
