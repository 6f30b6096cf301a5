// Lets our voice misspeak our own episode. Needs the Debian packages flite and ffmpeg.
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {spoken} from './again';
import {edits} from './human';
import type {Piece} from './listen';
import {fileOf, published} from './published';
import {wordsOf} from './words';

const texts = published.map(({text}) => text);
const words = [...new Set(texts.flatMap(wordsOf))];
const made = edits(texts, words);
/** The kinds of slips that the voice makes, and none. */
const slips = ['right', 'longest', 'shortest', 'similar'] as const;

type Misspoken = {
  kind: (typeof slips)[number];
  /** What the script says. */
  text: string;
  /** A word of the script, and what is said in its place. */
  from: string;
  to: string;
  piece: Piece;
};

/** Writes the recordings to a folder. */
export const misspeak = (folder: string): Misspoken[] =>
  slips.flatMap((kind) =>
    made[kind].map((wrong, at) => {
      const {start, end, text} = published[at]!;
      const {from, to} = wrong;
      if (kind === 'right') {
        const audio = fileURLToPath(fileOf('mp3'));
        return {kind, text, from, to, piece: {audio, start, end}};
      }
      const audio = join(folder, `${kind}-${at}.wav`);
      const format = '-f s16le -ar 16000 -ac 1 -i pipe:0'.split(' ');
      const {status} = spawnSync('ffmpeg', ['-loglevel', 'error', ...format, audio], {
        input: Buffer.from(spoken(wrong.text).buffer),
      });
      if (status !== 0) {
        throw new Error('ffmpeg failed');
      }
      return {kind, text, from, to, piece: {audio}};
    }),
  );
