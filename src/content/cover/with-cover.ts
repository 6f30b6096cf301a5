import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {Cover} from '../../lib/cover';
import {resolveListing, type Fence} from '../../lib/listing';
import {besideText} from '../translations/beside-text';
import type {Episode} from '../podcast';
import {parsePost} from '../prose';
import {coverOf, drawCover, projectionOf, type Drawn} from './cover';
import {marksOf, marksOfSpeech, outlineOf, type Part} from './marks';
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

/** Outlines of posts by their source: to parse all texts again took a third of the time of `npm start` after an edit. */
const known = new Map<string, {text: string; outline: Part[]}>();

function outlineOfPost(source: string, text: string): Part[] {
  const last = known.get(source);
  if (last?.text === text) {
    return last.outline;
  }
  const outline = outlineOf(parsePost(text, source.endsWith('.mdx')));
  known.set(source, {text, outline});
  return outline;
}

/** Draws the cover of a post, which says in `metadata` what shows it. */
export function withCover(siteDir: string, post: BlogPost): PostWithCover {
  const {metadata} = post;
  const source = join(siteDir, metadata.source.replace('@site/', ''));
  const linesOf = ({meta, value}: Fence) => {
    const read = (path: string) => readFileSync(besideText(siteDir, source, path), 'utf8');
    try {
      return resolveListing({meta, value}, read).value.split('\n');
    } catch {
      // Compiling the post reports it.
      return value.split('\n');
    }
  };
  const outline = outlineOfPost(source, post.content);
  const drawing = drawCover(marksOf(outline, linesOf), {
    projection: chosenBy(metadata),
    date: metadata.date,
    minutes: metadata.readingTime ?? 0,
  });
  return {...post, drawing, metadata: {...metadata, cover: coverOf(drawing, metadata.date)}};
}

type Recording = Pick<Episode, 'date' | 'chapters'> & {audio: {seconds: number}};

/** Draws the cover of an episode from its spoken words: a dial, which looks like a record. */
export function coverOfEpisode({date: day, chapters, audio}: Recording): Drawn {
  const date = new Date(day);
  const minutes = Math.ceil(audio.seconds / 60);
  const drawing = drawCover(marksOfSpeech(chapters), {projection: 'dial', date, minutes});
  return {cover: coverOf(drawing, date), drawing};
}
