import {expect, test} from 'vitest';
import {remarkParse, unified} from '../../lib/es-modules.cjs';
import {llmsFullTxt, llmsTxt, mostInFull, mostListed} from './llms-txt';

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

test.each([
  ['Why a ] stands alone', 'https://a.example/a.md'],
  ['An [open one', 'https://a.example/b.md'],
  ['[a](b) and ![c](d)', 'https://a.example/c.md'],
  ['A \\ and ] and `code]`', 'https://a.example/d_(e).md'],
  ['https://a.example/f.md', 'https://a.example/f.md'],
])('the title %s is the text of one link', (title, address) => {
  const text = llmsTxt('A site', '', [
    {heading: 'Posts', entries: [{title, address, description: 'What ] it [says.'}]},
  ]);
  expect(text).toContain('- [');
  const tree = JSON.stringify(unified().use(remarkParse).parse(text), (key, value: unknown) =>
    key === 'position' ? undefined : value,
  );
  const link = {type: 'link', title: null, url: address, children: [{type: 'text', value: title}]};
  expect(tree).toContain(JSON.stringify(link));
  expect(tree.match(/"type":"link"/g)).toHaveLength(1);
  expect(tree).toContain(JSON.stringify({type: 'text', value: ': What ] it [says.'}));
});
