import {expect, test} from 'vitest';
import {dayNames} from '../../lib/day';
import {pageOf, type NamedAuthor, type Post} from '../../content/site-pages';
import {altOf, cardOf, sitePage, type Site} from './cards';

const post = (title: string, day: string, ...authors: string[]) =>
  pageOf(title, title, {
    authors: authors.map((name) => ({name}) as NamedAuthor),
    post: {drawing: title, metadata: {date: new Date(day), cover: {sky: 3}}} as unknown as Post,
  });

const newest = post('new', '2025-05-02', 'Red', 'Blue');
const old = post('old', '2024-01-01', 'Red');
const hidden = post('hidden', '2026-01-01');

const site: Site = {
  ...{title: 'The Site', tagline: 'All of it.', locale: 'en', dayNames: dayNames('en')},
  pages: [
    ...[newest, old, hidden],
    pageOf('/blog', 'Blog', {kind: 'blog', posts: [old.post!, newest.post!]}),
  ],
};

const why = pageOf('/about', 'Why?', {description: 'What it is about.'});

test('a card has the cover of the newest post of its page, or else of all but for the unlisted', () => {
  const tag = pageOf('/tag', 'Walls', {posts: [old.post!]});
  expect(cardOf(tag, site).cover?.drawing).toBe('old');
  expect(cardOf(why, site).cover?.drawing).toBe('new');
});

test('the front page does not say its title twice', () => {
  expect(cardOf(sitePage(site, '/'), site)).toMatchObject({
    ...{above: '', title: 'The Site', below: 'All of it.'},
  });
});

test('teams are on a line of their own, one team beside the day, and read as sentences', () => {
  expect(cardOf(newest, site).below).toBe('2 May 2025\nRed and Blue');
  expect(cardOf(old, site).below).toBe('1 January 2024 · Red');
  expect(altOf(cardOf(newest, site))).toBe('new. 2 May 2025 · Red and Blue.');
  expect(altOf(cardOf(why, site))).toBe('Why? What it is about.');
});
