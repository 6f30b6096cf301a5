import {expect, test} from 'vitest';
import {readCaptions} from './captions';

test('captions that a program has made have the digests of their text and audio', () => {
  const vtt = `WEBVTT

NOTE text 0123456789abcdef, audio fedcba9876543210

1
00:00:00.000 --> 00:00:01.500
If a &lt; b &amp; b &gt; c,

2
01:00:01.250 --> 01:00:02.000
then we stop.
`;
  expect(readCaptions(vtt, 'a.vtt')).toEqual({
    cues: [
      {start: 0, end: 1.5, text: 'If a < b & b > c,', line: 6},
      {start: 3601.25, end: 3602, text: 'then we stop.', line: 10},
    ],
    digests: {text: '0123456789abcdef', audio: 'fedcba9876543210'},
  });
});

test('captions that people have made have no digest', () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nWords.\n';
  expect(readCaptions(vtt, 'a.vtt').digests).toBeUndefined();
});

test('a mistake is told with its line', () => {
  expect(() => readCaptions('WEBVTT\n\n0:00 -> 0:01\nWords.\n', 'a.vtt')).toThrow(/^a\.vtt:\d+: /);
});
