import {stemmer} from 'stemmer';
import {describe, expect, test} from 'vitest';
import {rankPosts, type Subject} from './rank-posts';

const post = (permalink: string, text: string, tags: string[] = [], authors: string[] = []) =>
  ({permalink, text, tags, authors, title: permalink, description: ''}) satisfies Subject;

const caches = [
  post('/a/', 'Caches assign pages to servers by a constraint.', ['caching', 'testing']),
  post('/b/', 'The server searches caches and pages by constraint.', ['caching']),
  post('/c/', 'A bucket in Terraform serves files.', ['terraform', 'testing']),
  post('/d/', 'Terraform plans buckets and certificates.', ['terraform']),
  post('/e/', 'Words of welcome to servers.', ['testing']),
];
const namesFor = (permalink: string, posts = caches) =>
  rankPosts(posts, stemmer)
    .get(permalink)!
    .map((related) => related.permalink);

describe('related posts', () => {
  test('what two texts speak of brings them together, whatever the form of the words', () => {
    expect(namesFor('/a/')[0]).toBe('/b/');
    expect(namesFor('/c/')[0]).toBe('/d/');
  });

  test('the reason is the rarest tag that both have', () => {
    const [first] = rankPosts(caches, stemmer).get('/a/')!;
    expect(first).toEqual({permalink: '/b/', shared: {tag: 'caching'}});
  });

  test('without a common tag, it is who wrote both', () => {
    const posts = [
      post('/f/', 'Certificates.', ['front'], ['Web']),
      post('/g/', 'Certificates.', [], ['Data', 'Web']),
      post('/h/', 'Caches.'),
    ];
    const [first] = rankPosts(posts, stemmer).get('/f/')!;
    expect(first).toEqual({permalink: '/g/', shared: {author: 'Web'}});
  });

  test('texts with only words in common are related without a reason', () => {
    const [first] = rankPosts([...caches, post('/f/', 'Certificates.')], stemmer).get('/f/')!;
    expect(first).toEqual({permalink: '/d/', shared: {}});
  });

  test('a post that has nothing in common with any other has no related posts', () => {
    expect(namesFor('/g/', [...caches, post('/g/', '')])).toEqual([]);
  });
});
