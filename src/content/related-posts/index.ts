import {join} from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {contentOf} from '../content-of';
import {documentId} from '../document-id.cjs';
import {stemmer} from '../../lib/es-modules.cjs';
import type {Cover} from '../../lib/cover';
import {pagePath} from '../../lib/page-path';
import type {PostSurroundings} from '../../lib/rank-posts/post-surroundings';
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

const name = 'related-posts';

/** Where the plugin writes a file for each post, named by `documentId`, in Docusaurus' generated files. */
export const surroundingsFolder = join(name, 'default');

/**
 * Works out what each post links to: the posts nearest to it, and the other parts of its series. The data belongs
 * to the post's own text, so no other page carries it: `static-articles` adds the file of a post to its text.
 */
export default function relatedPosts(): Plugin {
  let ranked: {of: string; related: ReturnType<typeof rankPosts>} | undefined;

  /**
   * With `npm start`, ranks again only when a post is added or removed, or its title, description, tags or authors
   * change. An edit of the text seldom changes the order, and ranking covers all posts.
   */
  function rank(posts: BlogPost[]) {
    const subjects = posts.map(subjectOf);
    const of =
      process.env.NODE_ENV === 'development'
        ? JSON.stringify(subjects.map((subject) => ({...subject, text: ''})))
        : undefined;
    if (of === undefined || ranked?.of !== of) {
      ranked = {of: of ?? '', related: rankPosts(subjects, stem)};
    }
    return ranked.related;
  }

  return {
    name,
    async allContentLoaded({allContent, actions}) {
      const blogs = contentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
      const posts = blogs.flatMap(({blogPosts}) => blogPosts);
      // Nothing may link to an unlisted post.
      const listed = posts.filter(({metadata}) => !metadata.unlisted);
      const shown = new Map(
        listed.map(({metadata}) => {
          const {permalink, title, cover} = metadata as BlogPost['metadata'] & {cover?: Cover};
          return [permalink, {title, ...(cover && {cover})}];
        }),
      );
      const related = rank(listed);
      const series = new Map(
        blogs.flatMap(seriesOf).flatMap(({name: called, path, parts}) => {
          const shownParts = parts.map(({metadata: {title, permalink}}) => ({
            title,
            permalink: pagePath(permalink),
          }));
          const of = {name: called, path, parts: shownParts};
          return shownParts.map(({permalink}) => [permalink, of] as const);
        }),
      );
      await Promise.all(
        posts.map(({metadata: {permalink, source}}) => {
          const surroundings: PostSurroundings = {
            related: (related.get(permalink) ?? []).map((other) => ({
              ...shown.get(other.permalink)!,
              permalink: pagePath(other.permalink),
              shared: other.shared,
            })),
            series: series.get(pagePath(permalink)) ?? null,
          };
          return actions.createData(`${documentId(source)}.json`, surroundings);
        }),
      );
    },
  };
}
