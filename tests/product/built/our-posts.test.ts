import {expect, test} from 'vitest';
import {addressOfPost} from '../../../src/content/post-path';
import {original} from '../../../src/cli/adopt/original';
import {builtFiles} from '../../../src/lib/reserved-names';
import {page, published} from '../../site/support/pages';

const ours = original.posts.map((folder) => page(addressOfPost(`${folder}/index.md`)));

test('each post ends with two others, their days and a reason, and with its citation', () => {
  for (const {path, $} of ours) {
    const extras = $('[data-post-extras]').filter(
      (_, part) => $(part).find('h2').first().text() === 'Read next',
    );
    const items = extras.find('section article').toArray();
    expect(items, path).toHaveLength(2);
    for (const item of items) {
      expect($(item).find('p').text(), path).toMatch(
        /^\d+ \w+ \d{4}, (?:also (?:on|by) \S.*|with similar words)$/,
      );
      expect($(item).find('a').attr('href')).not.toBe(path);
    }
    expect($('main details').text(), path).toContain('@misc{');
  }
});

test('each file that the build writes at the root is reserved, beside what pages and static/ have there', () => {
  const known = [...builtFiles, 'card.png', 'index.html', 'favicon.ico'];
  const others = published.filter(
    (file) => !/\/|\.(?:md|br|gz)$/.test(file) && !known.includes(file),
  );
  expect(others).toEqual([]);
});

test('one post has something to type into, which begins with a bill, and says that it needs scripts', () => {
  const typed = ours.filter(({$}) => $('#__blog-post-container section:has(input)').length > 0);
  expect(typed).toHaveLength(1);
  const calculator = typed[0]!.$('section:has(input)');
  expect(calculator.find('output').text()).toBe('$0.58 a month');
  expect(calculator.find('noscript').text()).not.toBe('');
});
