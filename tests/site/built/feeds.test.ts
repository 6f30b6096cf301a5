import {load} from 'cheerio';
import {parseJsonFeed} from 'feedsmith';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {identity} from '../../../src/site/identity';
import {at, base, ofOne, pathTo} from '../support/path-to';
import {addressOf, page, pages, posts, published, read, tagsOf} from '../support/pages';
import {isAbsolute} from './parts-of-page';
import {problemsOfXml} from './xml';

const own = new URL(identity.url).origin;

const formats = ['rss.xml', 'atom.xml', 'feed.json'];
/** The formats of a list: the site has all, its parts the one that every feed reader knows. */
const formatsOf = (list: string) => (list === at('/') ? formats : ['rss.xml']);

/** The feed that has most in words of its own; the others are compared with it. */
const {items: itemsOfSite = [], ...site} = parseJsonFeed(read('feed.json'));

/** The posts in a feed of any format. */
function itemsOf(file: string) {
  if (file.endsWith('.json')) {
    return itemsOfSite.map(({url, title, date_published: date, content_html: html}) => ({
      ...{address: url!, title: title!, html: html!},
      date: new Date(date!).toISOString(),
    }));
  }
  const $ = load(read(file), {xml: true});
  return $('item, entry')
    .toArray()
    .map((item) => {
      const of = (name: string) => $(item).children(name);
      return {
        address: of('link[rel=alternate]').attr('href') ?? of('link').text(),
        title: of('title').text(),
        html: of('content\\:encoded, content').text().trim(),
        date: new Date(of('pubDate, published').text()).toISOString(),
      };
    });
}

/** The paths of all lists with feeds: the site's own, and one for each tag, team and series that has posts. */
const lists = pages
  .map(({path}) => path)
  .filter((path) => path === at('/') || ofOne.test(path) || path.startsWith(pathTo.series))
  .filter((path) => postsOn(path).length > 0);

/** The posts that a list's first and later pages link to, newest first. */
function postsOn(path: string): string[] {
  const parts = pages.filter((each) => each.path === path || each.path.startsWith(`${path}page/`));
  const links = parts.flatMap(({$}) =>
    $('main article a[href], main li a[href]')
      .toArray()
      .map((link) => $(link).attr('href')!),
  );
  const known = new Set(posts.map((post) => post.path));
  return [...new Set(links.filter((link) => known.has(link)))].sort().reverse();
}

const feedFiles = published.filter((file) =>
  formats.some((format) => file.split('/').at(-1) === format),
);

test('there is a feed of each format for the site, and one for each tag, team and series', () => {
  expect(lists.length).toBeGreaterThan(1);
  const expected = lists.flatMap((path) =>
    formatsOf(path).map((format) => `${path}${format}`.slice(base.length)),
  );
  expect(feedFiles).toEqual(expected.sort());
});

test.each(feedFiles)(
  '%s is what its format demands, and has the newest posts of its page, at most twenty',
  (file) => {
    const text = read(file);
    const folder = at(`/${file.replace(/[^/]+$/, '')}`);
    if (file.endsWith('.xml')) {
      expect(problemsOfXml(text, file.endsWith('rss.xml') ? 'rss' : 'atom')).toEqual([]);
    } else {
      expect(JSON.parse(text)).toMatchObject({version: 'https://jsonfeed.org/version/1.1'});
    }
    expect(text).toContain(addressOf(at(`/${file}`)));
    expect(itemsOf(file).map(({address}) => address)).toEqual(
      postsOn(folder).slice(0, 20).map(addressOf),
    );
  },
);

test('all feeds of the site say the same of a post', () => {
  expect(itemsOf('rss.xml')).toEqual(itemsOf('feed.json'));
  expect(itemsOf('atom.xml')).toEqual(itemsOf('feed.json'));
});

test('a feed says what its site and the pages of its posts say', () => {
  expect(site).toMatchObject({
    ...{title: identity.title, language: identity.locales[0].code},
    ...{home_page_url: addressOf(at('/')), feed_url: addressOf(at('/feed.json'))},
  });
  expect(published).toContain(new URL(site.favicon!).pathname.slice(base.length));
  for (const item of itemsOfSite) {
    const {$} = page(new URL(item.url!).pathname);
    expect(item.id).toBe(item.url);
    expect(item.title).toBe($('h1').text());
    expect(item.summary).toBe($('meta[name="description"]').attr('content'));
    expect(new Date(item.date_published!).toISOString()).toBe(
      $('article header time').attr('datetime'),
    );
    expect($('main header').text()).toContain(item.authors![0]!.name);
    expect([...(item.tags ?? [])].sort()).toEqual(tagsOf($).sort());
  }
});

describe('the text of', () => {
  const items = itemsOf('feed.json');
  const attributes = new Set(
    'align alt cite colspan controls datetime dir height href id lang poster reversed rowspan scope src start title type value width'.split(
      ' ',
    ),
  );

  test.each(items)(
    '$title: whole, with every address absolute and leading to something',
    (item) => {
      const post = load(item.html, null, false);
      const {$: shown} = page(new URL(item.address).pathname);
      // A short post may have fewer paragraphs than that.
      const paragraphs = shown('#__blog-post-container p').filter(
        (_, one) => shown(one).closest('[data-post-extras]').length === 0,
      ).length;
      expect(post('p').length).toBeGreaterThanOrEqual(Math.min(6, paragraphs));
      const addresses = ['href', 'src', 'poster'].flatMap((name) =>
        post(`[${name}]`)
          .toArray()
          .map((part) => post(part).attr(name)!),
      );
      expect(addresses.filter((one) => !isAbsolute(one))).toEqual([]);
      const files = addresses
        .map((one) => new URL(one))
        .filter(({origin, pathname}) => origin === own && !pathname.endsWith('/'))
        .map(({pathname}) => pathname.slice(base.length));
      expect(files.filter((one) => !published.includes(one))).toEqual([]);
      const ids = post('[id]')
        .toArray()
        .map((part) => `${item.address}#${post(part).attr('id')}`);
      const notes = addresses.filter((one) => one.startsWith(`${item.address}#fn`));
      expect(ids).toEqual(expect.arrayContaining(notes));
      expect(addresses).toEqual(expect.arrayContaining(ids.map(encodeURI)));
    },
  );

  test.each(items)('$title: nothing that needs the site', (item) => {
    const post = load(item.html, null, false);
    expect(
      post('button, script, style, svg, iframe, form, fieldset, input, output, [class*="_"]')
        .length,
    ).toBe(0);
    const used = post('*')
      .toArray()
      .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []));
    expect(used.filter((name) => !attributes.has(name))).toEqual([]);
    expect(item.html).not.toContain('\u200b');
    for (const picture of post('img').toArray()) {
      // HTML need not say how wide a picture is.
      expect(Number(post(picture).attr('width') ?? 0)).toBeLessThanOrEqual(720);
      expect(post(picture).attr('alt')).toBeDefined();
    }
  });

  test.each(items)('$title: the listings, headings and tables of its page', (item) => {
    const post = load(item.html, null, false);
    const {$} = page(new URL(item.address).pathname);
    const body = $('#__blog-post-container').clone();
    // Part of the page, not of the text.
    body.find('[data-post-extras]').remove();
    // A formula is its source, and one on its own lines looks like a listing.
    for (const formula of body.find('math').toArray()) {
      const code = $('<code>').text($(formula).attr('alttext')!);
      const isApart = $(formula).attr('display') === 'block';
      $(formula).replaceWith(isApart ? $('<pre>').append(code) : code);
    }
    expect(post('pre > code').length).toBe(body.find('pre > code').length);
    expect(post('td').text()).toBe(body.find('td').text());
    expect(post('h2, h3').text()).toBe(body.find('h2, h3').text().replaceAll('\u200b', ''));
    for (const [index, code] of body.find('pre > code').toArray().entries()) {
      const listing = post('pre > code').eq(index).text().trimEnd();
      expect(listing).toBe($(code).text().trimEnd());
    }
  });
});

describe('the drawings of feeds', () => {
  const drawings = published.filter((file) => /\/drawing-\d+\.svg$/.test(file));

  test('are as many as those of the pages, each with its words and its caption', () => {
    let count = 0;
    for (const item of itemsOf('feed.json')) {
      const post = load(item.html, null, false);
      const {$} = page(new URL(item.address).pathname);
      const figures = $('#__blog-post-container figure:has(svg)').toArray();
      const shown = post('figure:has(img[src$=".svg"])').toArray();
      expect(shown).toHaveLength(figures.length);
      count += shown.length;
      for (const [index, figure] of figures.entries()) {
        const picture = post(shown[index]).find('img');
        const words = ['title', 'desc'].map((name) =>
          $(figure).find(`svg:has(> title) > ${name}`).text(),
        );
        expect(picture.attr('alt')).toBe(words.join('. ').replaceAll(/\s+/g, ' '));
        const caption = $(figure).children('figcaption').clone();
        caption.children('details, button').remove();
        expect(post(shown[index]).children('figcaption').text().trim()).toBe(caption.text().trim());
      }
    }
    expect(count).toBe(drawings.length);
  });

  test.each(drawings)('%s has its own colours, on its own paper', async (file) => {
    const svg = read(file);
    expect(problemsOfXml(svg)).toEqual([]);
    expect(svg).not.toMatch(/var\(|currentColor|class=/);
    // Like many feed readers, the renderer here does not support custom properties.
    const {dominant, channels} = await sharp(Buffer.from(svg)).stats();
    const hex = identity.colours.day.paper.slice(1);
    const paper = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    // Sharp counts colours in steps of 16.
    for (const [index, name] of (['r', 'g', 'b'] as const).entries()) {
      expect(Math.abs(dominant[name] - paper[index]!)).toBeLessThanOrEqual(16);
      expect(channels[index]!.min).toBeLessThan(100);
    }
    expect(channels[3]!.min).toBe(255);
  });
});

test('what readers type into on a page is a sentence that leads there', () => {
  const withControls = posts.filter(({$}) => $('#__blog-post-container section:has(input)').length);
  for (const {path, $} of withControls) {
    const controls = $('#__blog-post-container section:has(input)');
    const item = itemsOf('feed.json').find(({address: own}) => own === addressOf(path))!;
    const link = load(item.html)(`a[href="${addressOf(path)}#${controls.attr('id')}"]`);
    expect(link.parent().text()).toBe(`${controls.attr('aria-label')}: open it on the page.`);
  }
});

describe('what leads to the feeds', () => {
  const links = (path: string) => {
    const {$} = page(path);
    return $('head > link[rel="alternate"][title]')
      .toArray()
      .map((link) => $(link).attr());
  };

  test.each(pages)('$path names the feeds of the site', ({path}) => {
    expect(links(path).map((link) => link?.href)).toEqual(
      expect.arrayContaining(formats.map((format) => at(`/${format}`))),
    );
  });

  test.each(lists.filter((path) => path !== at('/')))('%s names its own', (path) => {
    const own = links(path).filter((link) => link?.href?.startsWith(path));
    expect(own.map((link) => link?.href)).toEqual([`${path}rss.xml`]);
    expect(own.map((link) => link?.type)).toEqual(['application/rss+xml']);
  });
});
