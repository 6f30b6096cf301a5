import {WebVTTParser} from 'webvtt-parser';
import {expect, test} from 'vitest';
import {writeCaptions, writeChapters} from './speak';

test('captions are WebVTT, with digests of what they were made from', () => {
  const digests = {
    text: '0123456789abcdef',
    audio: 'fedcba9876543210',
    times: '0011223344556677',
  };
  const vtt = writeCaptions(
    [
      {start: 0, end: 1.5, text: 'If a < b & b > c,'},
      {start: 3601.25, end: 3602, text: 'then we stop.'},
    ],
    digests,
  );
  const {cues, errors} = new WebVTTParser().parse(vtt, 'metadata');
  expect(errors).toEqual([]);
  expect(
    cues.map(({startTime, endTime, text}) => [startTime, endTime, text]),
  ).toEqual([
    [0, 1.5, 'If a &lt; b &amp; b &gt; c,'],
    [3601.25, 3602, 'then we stop.'],
  ]);
  expect(vtt).toContain(
    `NOTE text ${digests.text}, audio ${digests.audio}, times ${digests.times}\n`,
  );
});

test('chapters begin at milliseconds', () => {
  const chapters = [
    {title: 'What you hear', start: 0},
    {title: 'What the blog is', start: 27.8485},
  ];
  expect(JSON.parse(writeChapters(chapters))).toEqual({
    version: '1.2.0',
    chapters: [
      {startTime: 0, title: 'What you hear'},
      {startTime: 27.849, title: 'What the blog is'},
    ],
  });
});
