import {describe, expect, test} from 'vitest';
import {bibtex, plainCitation} from './citation';

const post = {
  title: '100 % of {files} & costs',
  authors: ['Storage', 'Web'],
  site: 'A Company’s Blog',
  date: '2025-03-11T00:00:00.000Z',
  url: 'https://blog.company.example/2025/03/11/costs/',
};

describe('a citation', () => {
  test('in one sentence', () => {
    expect(plainCitation(post)).toBe(
      'Storage, Web, “100 % of {files} & costs”, A Company’s Blog, 2025-03-11, https://blog.company.example/2025/03/11/costs/',
    );
  });

  test('for BibTeX, in which nothing of a title is taken for a command', () => {
    expect(bibtex(post)).toBe(
      [
        '@misc{costs-2025,',
        '  author = {{Storage} and {Web}},',
        String.raw`  title = {{100 \% of \{files\} \& costs}},`,
        '  howpublished = {A Company’s Blog},',
        '  year = {2025},',
        '  month = {3},',
        '  url = {https://blog.company.example/2025/03/11/costs/},',
        '}',
      ].join('\n'),
    );
    expect(bibtex({...post, title: String.raw`\input~^`})).toContain(
      String.raw`{{\textbackslash{}input\textasciitilde{}\textasciicircum{}}}`,
    );
  });
});
