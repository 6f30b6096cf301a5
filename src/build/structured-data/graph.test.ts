import {expect, test} from 'vitest';
import type {SitePage} from '../../content/site-pages';
import {thingsOf, type Site} from './graph';

const site: Site = {
  ...{title: 'The Site', tagline: 'All of it.', url: 'https://a.example', baseUrl: '/base/'},
  language: 'en',
  publisher: {company: 'A company', website: 'https://b.example/', logo: 'img/logo.svg'},
};

const page = (rest: Partial<SitePage>): SitePage => ({
  ...{kind: 'page', path: '/base/about/', title: 'About', description: 'Us.'},
  ...{unlisted: false, above: [], posts: []},
  ...rest,
});

const post = (rest: Partial<SitePage> = {}) =>
  page({
    ...{kind: 'post', path: '/base/it/', title: 'It', source: 'blog/it.md'},
    post: {
      ...{date: new Date('2025-01-01'), minutes: 2, tags: ['Paint'], markdown: 'Two words.'},
      authors: [{name: 'Red team', path: '/base/authors/red/'}],
    },
    ...rest,
  });

const blog = page({kind: 'blog', path: '/base/', title: 'The Site', posts: [post()]});

const things = (of: SitePage) => thingsOf(of, blog, '/base/search/', site, [], 2);

test('a post names its corrections', () => {
  const of = post();
  expect(things(of)[0]).not.toHaveProperty('correction');
  of.post!.corrections = [{day: '2025-03-04', kind: 'correction', text: 'It was two.'}];
  expect(things(of)[0]).toMatchObject({
    correction: [{'@type': 'CorrectionComment', text: 'It was two.', datePublished: '2025-03-04'}],
  });
});

test('a person is no organization, and found elsewhere', () => {
  const of = post();
  const profile = {role: 'Painter', picture: '/base/img/a.png', links: ['https://a.example/']};
  of.post!.authors = [
    {name: 'Ada', path: '/base/authors/ada/', profile},
    {name: 'A guest', address: 'https://b.example/', profile: {links: []}},
  ];
  const ada = {
    ...{'@type': 'Person', name: 'Ada', url: 'https://a.example/base/authors/ada/'},
    ...{jobTitle: 'Painter', image: 'https://a.example/base/img/a.png'},
    sameAs: ['https://a.example/'],
  };
  const guest = {'@type': 'Person', name: 'A guest', url: 'https://b.example/'};
  expect(things(of)[0]).toMatchObject({author: [ada, guest]});
  const own = page({kind: 'author', path: '/base/authors/ada/', title: 'Ada', profile});
  expect(things(own)[0]).toMatchObject({'@type': 'ProfilePage', mainEntity: ada});
});

test.each([
  ['/img/own.png', 'https://a.example/base/img/own.png'],
  ['/base/img/own.png', 'https://a.example/base/img/own.png'],
  ['https://b.example/own.png', 'https://b.example/own.png'],
  ['./own.png', undefined],
])('the picture of its own %s stands for the card', (image, address) => {
  expect(things(post({image}))[0]).toHaveProperty('image', address);
});
