import {expect, test} from 'vitest';
import {llmsFullTxt, mostInFull, mostListed} from './llms-txt';

const section = (heading: string, length: number) => ({
  heading,
  entries: Array.from({length}, (_, at) => ({
    title: `${heading} ${at}`,
    address: `https://a.example/${at}.md`,
    description: 'A text.',
  })),
  texts: Array.from({length}, (_, at) => `The words of ${heading} ${at}\n`),
});

test('what fits stands whole in one file', () => {
  const texts = section('Posts', mostInFull).texts;
  expect(llmsFullTxt([section('Posts', mostInFull), section('Pages', 1)])).toBe(
    [...texts, 'The words of Pages 0\n'].join('\n'),
  );
});

test('of more, the first are whole and the others named, and no file grows without bound', () => {
  const text = llmsFullTxt([section('Posts', mostInFull + 1)]);
  expect(text).toContain(`The words of Posts ${mostInFull - 1}\n`);
  expect(text).not.toContain(`The words of Posts ${mostInFull}\n`);
  expect(text).toContain(`- [Posts ${mostInFull}](https://a.example/${mostInFull}.md): A text.\n`);
  const lines = llmsFullTxt([section('Posts', 5_000)]).match(/^- /gm)!;
  expect(lines).toHaveLength(mostListed);
});
