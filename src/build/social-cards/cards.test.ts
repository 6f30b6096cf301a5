import {expect, test} from 'vitest';
import {dayNames} from '../../lib/day';
import {pageOf, type NamedAuthor, type Post, type SitePage} from '../../content/site-pages';
import {altOf, cardOf, sitePage, type Site} from './cards';

const page = (rest: Partial<SitePage>): SitePage =>
  pageOf('/about', 'About', {description: 'What it is about.', ...rest});

const team = (name: string) => ({name}) as NamedAuthor;

const post = (title: string, day: string) =>
  pageOf(title, title, {
    kind: 'post',
    authors: [team('Red'), team('Blue')],
    post: {drawing: title, metadata: {date: new Date(day), cover: {sky: 3}}} as unknown as Post,
  });

const posts = [post('new', '2025-05-02'), post('old', '2024-01-01')];
const listed = posts.map((one) => one.post!);
const hidden = post('hidden', '2026-01-01');

const site: Site = {
  ...{title: 'The Site', tagline: 'All of it.', locale: 'en', dayNames: dayNames('en')},
  pages: [pageOf('/blog', 'Blog', {kind: 'blog', posts: [...listed].reverse()}), ...posts, hidden],
};

test('the card of a tag has the cover of its newest post', () => {
  const tag = page({kind: 'list', title: 'Walls', posts: listed.slice(1)});
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

test('only a team is shown beside the day', () => {
  const [first] = posts;
  const single = {...first!, authors: [team('Red')]};
  expect(cardOf(single, site).below).toBe('2 May 2025 · Red');
});

test('the words of a card are read as sentences', () => {
  expect(altOf(cardOf(page({title: 'Why?'}), site))).toBe('Why? What it is about.');
  expect(altOf(cardOf(posts[0]!, site))).toBe('new. 2 May 2025 · Red and Blue.');
});
