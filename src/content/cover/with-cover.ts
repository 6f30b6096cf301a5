import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Code} from 'mdast';
import type {Cover} from '../../lib/cover';
import {resolveListing} from '../../lib/listing';
import {parsePost} from '../parse-post';
import {besideText} from '../translations/beside-text';
import {coverOf, drawCover, projectionOf} from './cover';
import {marksOf} from './marks';
import {projectionNames, type Projection} from './projections';

/** A post with its drawing, which belongs to no page. */
export type PostWithCover = BlogPost & {
  drawing: string;
  metadata: {cover: Cover};
};

const isProjection = (name: unknown): name is Projection =>
  projectionNames.includes(name as Projection);

/** The projection that the post asks for, or its first author; otherwise one by the author's name. */
function chosenBy({frontMatter, authors: [first]}: BlogPost['metadata']): Projection {
  const chosen = [frontMatter.cover, first?.cover].find(isProjection);
  return chosen ?? projectionOf(first?.name ?? first?.key ?? '');
}

/** Draws the cover of a post, which says in `metadata` what shows it. */
export function withCover(siteDir: string, post: BlogPost): PostWithCover {
  const {metadata, content} = post;
  const source = join(siteDir, metadata.source.replace('@site/', ''));
  const linesOf = ({meta, value}: Code) => {
    const read = (path: string) => readFileSync(besideText(source, path, existsSync), 'utf8');
    try {
      return resolveListing({meta: meta ?? '', value}, read).value.split('\n');
    } catch {
      // Compiling the post reports it.
      return value.split('\n');
    }
  };
  const root = parsePost(content, source.endsWith('.mdx'));
  const drawing = drawCover(marksOf(root, linesOf), {
    projection: chosenBy(metadata),
    date: metadata.date,
    minutes: metadata.readingTime ?? 0,
  });
  return {...post, drawing, metadata: {...metadata, cover: coverOf(drawing, metadata.date)}};
}
