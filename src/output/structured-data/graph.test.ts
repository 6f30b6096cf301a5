import {expect, test} from 'vitest';
import {pageOf, type Post, type SitePage} from '../../content/site-pages';
import {identity} from '../../site/identity';
import {structuredDataOf, type Site} from './graph';
import {scriptOf} from '.';

const site: Site = {
  ...{title: 'The Site', tagline: 'All of it.', url: 'https://a.example', baseUrl: '/base/'},
  ...{language: 'en', publisher: identity},
};

/** The structured data of a post with this front matter by these authors. */
const posting = (frontMatter: object = {}, authors: object[] = []) => {
  const metadata = {date: new Date('2025-01-01'), tags: [], frontMatter};
  const page = pageOf('/base/it', 'It', {
    post: {metadata} as unknown as Post,
    authors: authors as SitePage['authors'],
  });
  return structuredDataOf(page, site)[0];
};

test('a post names when it changed, its corrections and no other changes, and its threads', () => {
  expect(posting()).not.toHaveProperty('correction');
  expect(posting()).not.toHaveProperty('discussionUrl');
  const changes = [
    {day: '2025-03-04', kind: 'correction', text: 'It was two.'},
    {day: '2025-03-05', kind: 'addition', text: 'And three.'},
  ];
  const discuss = ['https://b.example/1'];
  expect(posting({last_update: {date: '2025-03-06'}, changes, discuss})).toMatchObject({
    dateModified: '2025-03-06T00:00:00.000Z',
    correction: [{'@type': 'CorrectionComment', text: 'It was two.', datePublished: '2025-03-04'}],
    discussionUrl: discuss,
  });
});

test('a person is not an organization, and has links elsewhere', () => {
  const ada = {
    ...{key: 'ada', name: 'Ada', person: true, page: {permalink: '/base/authors/ada'}},
    ...{title: 'Painter', imageURL: '/base/img/a.png', url: 'https://a.example/'},
    socials: {mail: 'mailto:a@a.example', same: 'https://a.example/'},
  };
  const red = {key: 'red', name: 'Red team', page: {permalink: '/base/authors/red'}};
  const guest = {key: null, name: 'A guest', page: null, url: 'https://b.example/'};
  const author = {
    ...{'@type': 'Person', name: 'Ada', url: 'https://a.example/base/authors/ada/'},
    ...{jobTitle: 'Painter', image: 'https://a.example/base/img/a.png'},
    sameAs: ['https://a.example/'],
  };
  expect(posting({}, [ada, guest, red])).toMatchObject({
    author: [
      author,
      {'@type': 'Person', name: 'A guest', url: 'https://b.example/'},
      {'@type': 'Organization', url: 'https://a.example/base/authors/red/'},
    ],
  });
});

test('no title ends the script', () => {
  const script = scriptOf([{headline: '</script><b>'}]);
  expect(script).not.toContain('<');
  expect(JSON.parse(script)).toMatchObject({'@graph': [{headline: '</script><b>'}]});
});
