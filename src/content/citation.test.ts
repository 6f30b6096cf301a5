import {expect, test} from 'vitest';
import {bibtex, plainCitation} from './citation';

const post = {
  title: '100 % of {files} & costs',
  authors: ['Storage', 'Web'],
  site: 'A Company’s Blog',
  date: '2025-03-11T00:00:00.000Z',
  url: 'https://blog.company.example/2025/03/11/costs/',
};

test('a citation in one sentence', () => {
  expect(plainCitation(post)).toBe(
    'Storage, Web, “100 % of {files} & costs”, A Company’s Blog, 2025-03-11, https://blog.company.example/2025/03/11/costs/',
  );
});

test('a citation for BibTeX, in which nothing of a title is taken for a command', () => {
  expect(bibtex({...post, title: String.raw`100 % of {files} \input~^`})).toBe(
    String.raw`@misc{costs-2025,
  author = {{Storage} and {Web}},
  title = {{100 \% of \{files\} \textbackslash{}input\textasciitilde{}\textasciicircum{}}},
  howpublished = {A Company’s Blog},
  year = {2025},
  month = {3},
  url = {https://blog.company.example/2025/03/11/costs/},
}`,
  );
});
