import {expect, test} from 'vitest';
import {readCaptions} from '../../../src/markdown/podcast/captions';
import {readChapters} from '../../../src/markdown/podcast/chapters';
import {writeCaptions, writeChapters} from './speak';

test('captions are read as they were written', () => {
  const digests = {text: '0123456789abcdef', audio: 'fedcba9876543210'};
  const cues = [
    {start: 0, end: 1.5, text: 'If a < b & b > c,'},
    {start: 3601.25, end: 3602, text: 'then we stop.'},
  ];
  const read = readCaptions(writeCaptions(cues, digests), 'a.vtt');
  expect(read.digests).toEqual(digests);
  expect(read.cues).toEqual(
    cues.map((cue, index) => ({...cue, line: 6 + 4 * index})),
  );
});

test('so are chapters', () => {
  const chapters = [
    {title: 'What you hear', start: 0},
    {title: 'What the blog is', start: 27.8485},
  ];
  expect(readChapters(writeChapters(chapters), 'a.json')).toEqual([
    {title: 'What you hear', start: 0, line: expect.any(Number)},
    {title: 'What the blog is', start: 27.849, line: expect.any(Number)},
  ]);
});
