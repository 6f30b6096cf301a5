import {describe, expect, test} from 'vitest';
import {digestOfText, readEpisodeText, sentencesIn} from './episode-text';

const facts = `---
title: A title
number: 1
description: A synthesised voice.
date: 2026-11-21
guid: urn:uuid:12faa848-9f20-46b3-811f-ca00cda438c5
voice: rms
---
`;
const text = `${facts}
# One

This voice is synthesised. A second
sentence, of two lines. A third.

A new paragraph.

[pause 900 ms]

# Two

The end.
`;

const messageOf = (wrong: string) => {
  try {
    readEpisodeText(wrong, 'episode.txt');
    return 'none';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the text of an episode', () => {
  test('has chapters, of paragraphs, of sentences, each with the line that it begins in', () => {
    const {chapters} = readEpisodeText(text, 'episode.txt');
    expect(chapters.map(({title, line}) => [title, line])).toEqual([
      ['One', 10],
      ['Two', 19],
    ]);
    expect(chapters[0]!.paragraphs.map((sentences) => sentences.map((one) => one.text))).toEqual([
      ['This voice is synthesised.', 'A second sentence, of two lines.', 'A third.'],
      ['A new paragraph.'],
    ]);
    expect(sentencesIn({chapters}).map(({line}) => line)).toEqual([12, 12, 13, 15, 21]);
  });

  test('has longer silences after paragraphs, and where they are written', () => {
    const pauses = sentencesIn(readEpisodeText(text, 'episode.txt')).map(({pause}) => pause);
    expect(pauses[1]).toBe(pauses[0]);
    expect(pauses[2]).toBeGreaterThan(pauses[0]!);
    expect(pauses[3]).toBe(900);
  });

  test.each([
    ['no facts', '# One\n\nWords.\n', /^episode\.txt:1: it has no facts: begin/],
    ['a wrong day', text.replace('2026-11-21', 'today'), /^episode\.txt:5: `date`: write the day/],
    ['a wrong guid', text.replace('urn:uuid:', ''), /^episode\.txt:6: `guid`: write urn:uuid:/],
    ['an unknown fact', text.replace('voice:', 'voices:'), /^episode\.txt:7: `voices`: remove it/],
    ['a missing fact', text.replace('number: 1\n', ''), /^episode\.txt:1: `number`: write/],
    ['words above the chapters', text.replace('# One\n', 'Zero.\n'), /^episode\.txt:10: .*chapter/],
    ['an empty chapter', `${text}\n# Three\n`, /^episode\.txt:23: nothing is said/],
    [
      'a silence first',
      text.replace('# One', '# One\n\n[pause 9 ms]'),
      /^episode\.txt:12: .*silence/,
    ],
    [
      'another mark',
      text.replace('[pause 900 ms]', '[pause]'),
      /^episode\.txt:17: this is neither/,
    ],
    ['no word of it', text.replace('is synthesised', 'is nice'), /^episode\.txt:12: .*synthesised/],
  ])('stops at %s', (_, wrong, message) => {
    expect(messageOf(wrong)).toMatch(message);
  });

  test('has another digest for other words, silences, titles and voices, and no other', () => {
    const digest = (of: string) => digestOfText(readEpisodeText(of, 'episode.txt'));
    for (const [from, to] of [
      ['A third.', 'A fourth.'],
      ['900', '901'],
      ['# Two', '# 2'],
      ['voice: rms', 'voice: slt'],
      ['A new paragraph.', 'A new\nparagraph.'],
    ] as const) {
      const same = to.includes('\n');
      expect(digest(text.replace(from, to)) === digest(text), to).toBe(same);
    }
    expect(digest(text.replace('A title', 'Another'))).toBe(digest(text));
  });
});
