import {expect, test} from 'vitest';
import {readCaptions, writeCaptions} from './captions';

const digests = {text: '0123456789abcdef', audio: 'fedcba9876543210'};
const cues = [
  {start: 0, end: 1.5, text: 'If a < b & b > c,'},
  {start: 3601.25, end: 3602, text: 'then we stop.'},
];

test('what is written is read again', () => {
  const vtt = writeCaptions(cues, digests);
  expect(vtt).toContain('01:00:01.250 --> 01:00:02.000');
  expect(vtt).toContain('If a &lt; b &amp; b &gt; c,');
  expect(readCaptions(vtt, 'a.vtt')).toEqual({
    cues: [
      {...cues[0], line: 6},
      {...cues[1], line: 10},
    ],
    digests,
  });
});

test('captions that people have made have no digest', () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nWords.\n';
  expect(readCaptions(vtt, 'a.vtt').digests).toBeUndefined();
});

test('a mistake is told with its line', () => {
  expect(() => readCaptions('WEBVTT\n\n0:00 -> 0:01\nWords.\n', 'a.vtt')).toThrow(/^a\.vtt:\d+: /);
});
