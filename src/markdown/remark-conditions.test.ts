import type {Nodes} from 'mdast';
import {describe, expect, test} from 'vitest';
import {remarkDirective, remarkParse, toString, unified, visit} from '../lib/es-modules.cjs';
import {withoutUnmet, type SwitchedOn} from './conditions';
import {whenSwitchedOn} from './remark-conditions';
import type {File} from './warn';

const nothing: SwitchedOn = {podcast: null};
const podcast = {title: 'Talks', description: 'Talks.', category: 'Technology', explicit: false};
const services: SwitchedOn['services'] = [
  {origin: 'https://stats.example.com', purpose: 'counts visits', uses: ['script', 'connect']},
  {origin: 'https://talk.example.com', purpose: 'shows comments', uses: ['frame']},
];
const counting = services.map((one) => ({...one, counts: true}));
const all: SwitchedOn = {podcast, services};

/** A file whose faults are thrown. */
const file: File = {
  path: 'docs/a.md',
  fail: (reason) => {
    throw new Error(reason);
  },
};

/** The words of each block of a text. */
function wordsOf(text: string, site: SwitchedOn): string[] {
  const root = unified().use(remarkParse).use(remarkDirective).parse(text);
  whenSwitchedOn(site)(root, file);
  visit(root, (node) => {
    expect('name' in node ? node.name : '').not.toMatch(/^(?:when|services)$/);
  });
  return root.children.map((node: Nodes) => toString(node));
}

const block = (names: string, text: string) => `:::when{${names}}\n\n${text}\n\n:::\n`;

describe('a block is shown where the site has what it names', () => {
  test.each<[names: string, site: SwitchedOn, isShown: boolean]>([
    ['podcast', nothing, false],
    ['podcast', {podcast}, true],
    ['no-podcast', nothing, true],
    ['services', {podcast, services: []}, false],
    ['no-services', all, false],
    ['counting', {podcast, services}, false],
    ['counting', {podcast, services: counting}, true],
    ['podcast services', all, true],
    ['podcast services', {podcast: null, services}, false],
  ])('%s', (names, site, isShown) => {
    const text = `Before.\n\n${block(names, 'One.\n\nTwo.')}\nAfter.\n`;
    expect(wordsOf(text, site)).toEqual([
      'Before.',
      ...(isShown ? ['One.', 'Two.'] : []),
      'After.',
    ]);
    expect(withoutUnmet(text, site).includes('One.')).toBe(isShown);
    expect(withoutUnmet(text, site).split('\n')).toHaveLength(text.split('\n').length);
  });
});

test('words within a sentence are shown in the same way', () => {
  const text = 'We :when[count\nnobody]{no-services}:when[count *you*]{services} here.';
  expect(wordsOf(text, nothing)).toEqual(['We count\nnobody here.']);
  expect(wordsOf(text, all)).toEqual(['We count you here.']);
});

test('services are listed, also in a block; none leaves nothing', () => {
  const text = block('services', 'These:\n\n::services\n\nThose.');
  expect(wordsOf(text, all)).toEqual([
    'These:',
    'https://stats.example.com counts visits' + 'https://talk.example.com shows comments',
    'Those.',
  ]);
  expect(wordsOf('::services\n\nWords.', nothing)).toEqual(['Words.']);
});

test.each([
  [':::when{podcasts}\n\nOne.\n\n:::', 'docs/a.md:1: There is no condition {podcasts}'],
  ['Words.\n\n:::when\n\nOne.\n\n:::', 'docs/a.md:3: There is no condition {}'],
])('%j stops the build', (text, message) => {
  expect(() => wordsOf(text, nothing)).toThrow(message);
});

test('other directives are left to others', () => {
  expect(wordsOf(':::note\n\nHeed.\n\n:::\n\n::episodes\n', nothing)).toEqual(['Heed.', '']);
});
