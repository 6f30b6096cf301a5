import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseRssFeed} from 'feedsmith';
import {describe, expect, test} from 'vitest';
import {weigh} from '../../site/support/weigh';
import {skyOf} from '../../../src/lib/cover';
import {files, read as readSource} from '../../site/support/files';
import {repository} from '../../site/support/docusaurus';
import {addressOf, page, pages, posts, read} from '../../site/support/pages';
import {problemsOfXml} from '../../site/built/xml';

const file = 'podcast/feed.xml';
const feed = read(file);
const channel = parseRssFeed(feed);
const bytesOf = (path: string) => readFileSync(join(repository, 'build', path));
const pathOf = (address: string) => new URL(address).pathname.slice(1);

/** The words of an episode's source: everything except metadata, titles and pauses. */
const spoken = (source: string) =>
  source
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^(?:# .*|\[pause \d+ ms\])$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

const sources = files.filter((name) => name.endsWith('/episode.txt'));

const items = channel.items!.map((item) => {
  const slug = item.link!.split('#')[1]!;
  return {...item, slug, source: readSource(sources.find((name) => name.includes(`-${slug}/`))!)};
});

test('the feed is as directories want it', () => {
  expect(problemsOfXml(feed, 'podcast')).toEqual([]);
});

test('the feed has every episode, the newest first, and says where it is', () => {
  expect(items).toHaveLength(sources.length);
  expect(items.length).toBeGreaterThan(0);
  const dates = items.map(({pubDate}) => Date.parse(pubDate!));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(new Set(items.map(({guid}) => guid!.value)).size).toBe(items.length);
  expect(channel.atom!.links![0]!.href).toBe(addressOf(`/${file}`));
  expect(channel.link).toBe(addressOf('/podcast/'));
});

test('the page opens on the sky of the newest episode, with a cover drawn from it', () => {
  const {$: show} = page('/podcast/');
  const [newest] = items;
  const header = show('main header');
  expect(header.find('h1').text()).toBe('Podcast');
  expect(show(`main h2#${newest!.slug}`).text()).toContain(newest!.title!);
  const [day] = new Date(newest!.pubDate!).toISOString().split('T');
  expect(show(`main header.sky-${skyOf(new Date(day!))} svg`)).toHaveLength(1);
  const [cover] = header.find('use').attr('href')!.split('#');
  const weight = weigh(read(cover!.slice(1)));
  expect(weight).toBeGreaterThan(500);
  expect(weight).toBeLessThanOrEqual(2000);
});

describe.each(items)('$title', (item) => {
  const {slug, source} = item;
  const [enclosure] = item.enclosures!;
  const audio = bytesOf(pathOf(enclosure!.url!));
  const {chapters} = JSON.parse(read(pathOf(item.podcast!.chapters!.url!))) as {
    chapters: Array<{startTime: number; title: string}>;
  };

  test('names its file, which takes 48 kbit/s at most of mobile data', () => {
    const url = addressOf(`/podcast/${slug}.mp3`);
    expect(enclosure).toEqual({url, length: audio.length, type: 'audio/mpeg'});
    expect(audio.length / Number(item.itunes!.duration)).toBeLessThan(6000);
  });

  // The tests beside the post compare its captions and chapters with its words and its audio.
  test('is transcribed to the letter on the page, under its chapters', () => {
    const {$: show} = page('/podcast/');
    const heading = show(`#${slug}-transcript`);
    expect(heading.text()).toMatch(/^Transcript/);
    const words = heading
      .nextUntil('h2', 'p')
      .toArray()
      .map((paragraph) => show(paragraph).text());
    expect(words.join(' ')).toBe(spoken(source));
    const parts = heading.nextUntil('h2', 'h4').toArray();
    expect(parts.map((part) => show(part).text().trim())).toEqual(
      chapters.map(({title}) => expect.stringContaining(title) as unknown),
    );
  });

  test('leads to its place on the page, and is played there and in its post', () => {
    expect(item.link).toBe(addressOf(`/podcast/#${slug}`));
    const {$: show} = page('/podcast/');
    expect(show(`h2#${slug}`).text()).toContain(item.title!);
    for (const {$: shown} of [page('/podcast/'), posts.find(({path}) => path.includes(slug))!]) {
      const player = shown(`figure:has(audio[src*="${slug}"])`);
      expect(player.find('audio').attr('src')).toBe(`/podcast/${slug}.mp3`);
      expect(player.find('audio').attr('preload')).toBe('none');
      expect(player.find('track').attr('src')).toBe(`/podcast/${slug}.vtt`);
      const [download] = player.find('a[download]').toArray();
      expect(download!.attribs.href).toBe(`/podcast/${slug}.mp3`);
      expect(shown(download).text()).toMatch(/^Download \(MP3, \d+\skB\)$/);
      const links = player.find('ol a').toArray();
      expect(links.map((link) => shown(link).attr('href'))).toEqual(
        chapters.map(({startTime}) => `/podcast/${slug}.mp3#t=${startTime}`),
      );
    }
  });
});

test('the page of the podcast and the posts with an episode name its feed, and no others do', () => {
  const naming = pages.filter(
    ({$: one}) => one(`head > link[type="application/rss+xml"][href="/${file}"]`).length > 0,
  );
  const withEpisode = posts.filter(({path}) => items.some(({slug}) => path.endsWith(`/${slug}/`)));
  const expected = ['/podcast/', ...withEpisode.map(({path}) => path)];
  expect(naming.map(({path}) => path).sort()).toEqual(expected.sort());
});
