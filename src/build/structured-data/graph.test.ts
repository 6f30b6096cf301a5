import {expect, test} from 'vitest';
import {pageOf, type Post, type SitePage} from '../../content/site-pages';
import {identity} from '../../site/identity';
import {thingsOf, type Site} from './graph';

const publisher = {...identity, company: 'A company', logo: {src: 'img/logo.svg', alt: ''}};

const site: Site = {
  ...{title: 'The Site', tagline: 'All of it.', url: 'https://a.example', baseUrl: '/base/'},
  language: 'en',
  publisher,
};

const card = 'https://a.example/base/it/card.png';

const red = {key: 'red', name: 'Red team', page: {permalink: '/base/authors/red'}};

const listed = (frontMatter: object = {}) =>
  ({
    metadata: {
      title: 'It',
      permalink: '/base/it',
      source: '@site/blog/it.md',
      date: new Date('2025-01-01'),
      tags: [{label: 'Paint'}],
      frontMatter,
    },
  }) as unknown as Post;

const post = (frontMatter?: object, authors: object[] = [red]) =>
  pageOf('/base/it', 'It', {
    ...{kind: 'post', post: listed(frontMatter)},
    authors: authors as SitePage['authors'],
  });

const things = (of: SitePage) => thingsOf(of, site, card);

test('a post is of its site, by its teams, changed when its front matter says so', () => {
  expect(things(post({last_update: {date: '2025-03-04'}}))[0]).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2025-01-01T00:00:00.000Z',
    dateModified: '2025-03-04T00:00:00.000Z',
    image: card,
    keywords: ['Paint'],
    author: [{'@type': 'Organization', url: 'https://a.example/base/authors/red/'}],
    isPartOf: {'@id': 'https://a.example/base/#website'},
  });
});

test('a post names its corrections, and no other changes', () => {
  expect(things(post())[0]).not.toHaveProperty('correction');
  const changes = [
    {day: '2025-03-04', kind: 'correction', text: 'It was two.'},
    {day: '2025-03-05', kind: 'addition', text: 'And three.'},
  ];
  const told = things(post({changes}))[0] as {correction: unknown};
  expect(told.correction).toEqual([
    {'@type': 'CorrectionComment', text: 'It was two.', datePublished: '2025-03-04'},
  ]);
});

test('a post names the threads that discuss it', () => {
  expect(things(post())[0]).not.toHaveProperty('discussionUrl');
  expect(things(post({discuss: ['https://b.example/1']}))[0]).toMatchObject({
    discussionUrl: ['https://b.example/1'],
  });
});

test('a person is not an organization, and has links elsewhere', () => {
  const ada = {
    ...{key: 'ada', name: 'Ada', person: true, page: {permalink: '/base/authors/ada'}},
    ...{title: 'Painter', imageURL: '/base/img/a.png', url: 'https://a.example/'},
    socials: {mail: 'mailto:a@a.example', same: 'https://a.example/'},
  };
  const guest = {key: null, name: 'A guest', page: null, url: 'https://b.example/'};
  const told = {
    ...{'@type': 'Person', name: 'Ada', url: 'https://a.example/base/authors/ada/'},
    ...{jobTitle: 'Painter', image: 'https://a.example/base/img/a.png'},
    sameAs: ['https://a.example/'],
  };
  expect(things(post({}, [ada, guest]))[0]).toMatchObject({
    author: [told, {'@type': 'Person', name: 'A guest', url: 'https://b.example/'}],
  });
});

test('a trail goes from the front page to the page, which needs no address', () => {
  const below = pageOf('/base/about', 'About', {above: [{title: 'Tags', path: '/base/tags/'}]});
  expect(things(below)).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'The Site', item: 'https://a.example/base/'},
        {'@type': 'ListItem', position: 2, name: 'Tags', item: 'https://a.example/base/tags/'},
        {'@type': 'ListItem', position: 3, name: 'About'},
      ],
    },
  ]);
});
