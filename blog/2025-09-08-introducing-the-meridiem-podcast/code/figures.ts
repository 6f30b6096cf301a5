// Slow: lets voices speak, and a recogniser listen, for some minutes.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Figure, Measurement} from '../../../src/lib/figure-data';
import {compareHeard} from './heard';
import {sentences, wordErrors} from './words';

export const measurement: Measurement = {tolerance: 0.2};

// Needs the Debian packages espeak-ng, festival, festvox-us-slt-hts, flite, ffmpeg and pocketsphinx-en-us
// with pocketsphinx, and some minutes.
const run = (program: string, ...flags: string[]) =>
  execFileSync(program, flags, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

// #region voices
const flite = (voice: string) => (text: string, wav: string) =>
  run(
    'flite',
    '--setf',
    'duration_stretch=1.1',
    '-voice',
    voice,
    '-t',
    text,
    '-o',
    wav,
  );
const espeak = (voice: string) => (text: string, wav: string) =>
  run('espeak-ng', '-v', voice, '-s', '145', '-w', wav, text);
const festival = (text: string, wav: string) => {
  writeFileSync(`${wav}.txt`, text);
  run(
    'text2wave',
    '-eval',
    '(voice_cmu_us_slt_arctic_hts)',
    '-o',
    wav,
    `${wav}.txt`,
  );
};

const voices: Record<string, (text: string, wav: string) => unknown> = {
  'eSpeak en-GB': espeak('en-gb'),
  'eSpeak en-US': espeak('en-us'),
  'Flite kal16': flite('kal16'),
  'Flite slt': flite('slt'),
  'Festival slt': festival,
  'Flite awb': flite('awb'),
  'Flite rms': flite('rms'),
};
// #endregion

/** All sentences as one recording, half a second apart, as the recogniser takes it. */
function record(
  speak: (text: string, wav: string) => unknown,
  folder: string,
): string {
  const parts = sentences.map((sentence, index) => {
    const wav = join(folder, `${index}.wav`);
    speak(sentence.replaceAll('Meridiem', 'Meridium'), wav);
    const part = join(folder, `${index}.16k.wav`);
    run(
      'ffmpeg',
      '-y',
      '-i',
      wav,
      '-af',
      'apad=pad_dur=0.5',
      '-ar',
      '16000',
      '-ac',
      '1',
      part,
    );
    return `file '${part}'`;
  });
  const [list, all] = ['list.txt', 'all.wav'].map((name) => join(folder, name));
  writeFileSync(list!, parts.join('\n'));
  run('ffmpeg', '-y', '-f', 'concat', '-safe', '0', '-i', list!, all!);
  return all!;
}

/** How far each piece of the recording is from its own caption, and from the nearest other. */
export function heardFigure(heard: ReturnType<typeof compareHeard>): Figure {
  const sorted = heard.toSorted((a, b) => a.own - b.own);
  const points = (name: 'own' | 'other') =>
    sorted.map((piece, at): [number, number] => [at + 1, Math.round(piece[name])]);
  return {
    title: 'Each piece of the recording is nearest to its own caption',
    description:
      'For 23 pieces, two lines: how many of a hundred words PocketSphinx heard wrongly if the piece is its own caption, and if it is the nearest other. The first line is below the second everywhere.',
    kind: 'line',
    x: {label: 'Pieces, by rank'},
    y: {label: 'Wrong words per 100'},
    emphasis: 'its own caption',
    series: [
      {name: 'its own caption', points: points('own')},
      {name: 'the nearest other', points: points('other')},
    ],
  };
}

export default function measure(): Promise<Record<string, Figure>> {
  const points = Object.entries(voices).map(
    ([name, speak]): [string, number] => {
      const folder = mkdtempSync(join(tmpdir(), 'voices-'));
      try {
        const heard = run(
          'pocketsphinx_continuous',
          '-infile',
          record(speak, folder),
        );
        return [name, Math.round(wordErrors(sentences.join(' '), heard))];
      } finally {
        rmSync(folder, {recursive: true});
      }
    },
  );
  return Promise.resolve({
    heard: heardFigure(compareHeard()),
    voices: {
      title: 'A recogniser loses fewest words of Flite’s voice rms: 18 in a hundred',
      description:
        'Bars for seven synthesised voices of Debian: how many of a hundred words PocketSphinx heard wrongly when each voice spoke the text of the episode.',
      kind: 'bar',
      x: {label: 'Voice', scale: 'category'},
      y: {label: 'Wrong words per 100'},
      emphasis: 'Flite rms',
      series: [{name: 'Wrong words', points}],
    },
  });
}
