import {expect, test} from 'vitest';
import {dayNames} from '../../lib/day';
import type {SitePage} from '../../content/site-pages';
import {altOf, cardOf, sitePage, type Site} from './cards';

const page = (rest: Partial<SitePage>): SitePage => ({
  ...{kind: 'page', path: '/about/', title: 'About', description: 'What it is about.'},
  ...{unlisted: false, above: [], posts: []},
  ...rest,
});

const post = (title: string, day: string, tags: string[], rest: Partial<SitePage> = {}) =>
  page({
    ...{kind: 'post', path: `/${title}/`, title},
    post: {
      date: new Date(day),
      minutes: 5,
      cover: {drawing: title, sky: 3},
      tags,
      authors: [{name: 'Red'}, {name: 'Blue'}],
      markdown: '',
    },
    ...rest,
  });

const posts = [
  post('new', '2025-05-02', ['Paint', 'Walls']),
  post('old', '2024-01-01', ['Walls']),
  post('hidden', '2026-01-01', ['Secrets'], {unlisted: true}),
];

const site: Site = {
  ...{
    title: 'The Site',
    tagline: 'All of it.',
    locale: 'en',
    dayNames: dayNames('en'),
    pages: posts,
  },
};

test('the card of a tag has the cover of its newest post', () => {
  const tag = page({kind: 'tag', title: 'Walls', posts: posts.slice(1, 2)});
  expect(cardOf(tag, site).cover?.drawing).toBe('old');
});

test('a page without posts has the cover of the newest of all, but for the unlisted', () => {
  expect(cardOf(page({}), site).cover?.drawing).toBe('new');
});

test('the front page does not say its title twice', () => {
  expect(cardOf(sitePage(site, '/'), site)).toMatchObject({
    ...{above: '', title: 'The Site', below: 'All of it.'},
  });
});

test('a team alone stands beside the day', () => {
  const [first] = posts;
  const single = {...first!, post: {...first!.post!, authors: [{name: 'Red'}]}};
  expect(cardOf(single, site).below).toBe('2 May 2025 · Red');
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({name}));
  const crowd = {...first!, post: {...first!.post!, authors: many}};
  expect(cardOf(crowd, site).below).toBe('2 May 2025\nA, B, C, and 3 more');
});

test('the words of a card are read as sentences', () => {
  expect(altOf(cardOf(page({title: 'Why?'}), site))).toBe('Why? What it is about.');
  expect(altOf(cardOf(posts[0]!, site))).toBe('new. 2 May 2025 · Red and Blue.');
});
