import type {Episode} from '../podcast';
import {coverOf, drawCover, type Drawn} from './cover';
import {marksOfSpeech} from './marks';

type Recording = Pick<Episode, 'date' | 'chapters'> & {audio: {seconds: number}};

/** Draws the cover of an episode from what is said in it: a dial, which looks like a record. */
export function coverOfEpisode({date: day, chapters, audio}: Recording): Drawn {
  const date = new Date(day);
  const minutes = Math.ceil(audio.seconds / 60);
  const drawing = drawCover(marksOfSpeech(chapters), {projection: 'dial', date, minutes});
  return {cover: coverOf(drawing, date), drawing};
}
