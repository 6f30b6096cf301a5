import {describe, expect, test} from 'vitest';
import {digestOfText, readEpisodeText, sentencesIn} from './text';

const facts = `---
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
      ['One', 5],
      ['Two', 14],
    ]);
    expect(
      chapters[0]!.paragraphs.map((sentences) =>
        sentences.map((one) => one.text),
      ),
    ).toEqual([
      [
        'This voice is synthesised.',
        'A second sentence, of two lines.',
        'A third.',
      ],
      ['A new paragraph.'],
    ]);
    expect(sentencesIn({chapters}).map(({line}) => line)).toEqual([
      7, 7, 8, 10, 16,
    ]);
  });

  test('has longer silences after paragraphs, and where they are written', () => {
    const pauses = sentencesIn(readEpisodeText(text, 'episode.txt')).map(
      ({pause}) => pause,
    );
    expect(pauses[1]).toBe(pauses[0]);
    expect(pauses[2]).toBeGreaterThan(pauses[0]!);
    expect(pauses[3]).toBe(900);
  });

  test.each([
    [
      'words above the chapters',
      text.replace('# One\n', 'Zero.\n'),
      /^episode\.txt:5: .*chapter/,
    ],
    [
      'an empty chapter',
      `${text}\n# Three\n`,
      /^episode\.txt:18: nothing is said/,
    ],
    [
      'a silence first',
      text.replace('# One', '# One\n\n[pause 9 ms]'),
      /^episode\.txt:7: .*silence/,
    ],
    [
      'another mark',
      text.replace('[pause 900 ms]', '[pause]'),
      /^episode\.txt:12: this is neither/,
    ],
    [
      'no word of it',
      text.replace('is synthesised', 'is nice'),
      /^episode\.txt:7: .*synthesised/,
    ],
  ])('stops at %s', (_, wrong, message) => {
    expect(messageOf(wrong)).toMatch(message);
  });

  test('has another digest for other words, silences, titles and voices, and no other', () => {
    const digest = (of: string) =>
      digestOfText(readEpisodeText(of, 'episode.txt'));
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
  });
});
