import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {Cover} from '../../lib/cover';
import {stemmer} from 'stemmer';
import {pagePath} from '../../lib/page-path';
import type {RelatedContent} from '../../lib/rank-posts/related-content';
import {rankPosts} from '../../lib/rank-posts/rank-posts';
import {seriesOf} from '../series/series';

function subjectOf({metadata, content}: BlogPost) {
  const {permalink, title, description, tags, authors} = metadata;
  return {
    permalink,
    title,
    description,
    tags: tags.map(({label}) => label),
    authors: authors.flatMap(({name}) => name ?? []),
    text: content,
  };
}

/** Cached stems of words: a thousand posts use the same words again and again. */
const stems = new Map<string, string>();
function stem(word: string): string {
  const known = stems.get(word) ?? stemmer(word);
  stems.set(word, known);
  return known;
}

/** Works out what each post of a blog links to: the posts nearest to it, and the other parts of its series. */
export function relatedContentOf(content: BlogContent): (permalink: string) => RelatedContent {
  // Nothing may link to an unlisted post.
  const listed = content.blogPosts.filter(({metadata}) => !metadata.unlisted);
  const shown = new Map(
    listed.map(({metadata}) => {
      const {permalink, title, date, cover} = metadata as BlogPost['metadata'] & {cover?: Cover};
      return [permalink, {title, date: date.toISOString(), ...(cover && {cover})}];
    }),
  );
  const related = rankPosts(listed.map(subjectOf), stem);
  const series = new Map(
    seriesOf(content).flatMap(({name, path, parts}) => {
      const shownParts = parts.map(({metadata: {title, permalink}}) => ({
        title,
        permalink: pagePath(permalink),
      }));
      return shownParts.map(({permalink}) => [permalink, {name, path, parts: shownParts}] as const);
    }),
  );
  return (permalink) => ({
    // A reader chooses one of two.
    related: (related.get(permalink) ?? []).slice(0, 2).map((other) => ({
      ...shown.get(other.permalink)!,
      permalink: pagePath(other.permalink),
      shared: other.shared,
    })),
    series: series.get(pagePath(permalink)) ?? null,
  });
}
