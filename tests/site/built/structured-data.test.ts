import Validator from '@adobe/structured-data-validator';
import {describe, expect, test} from 'vitest';
import {identity} from '../../../src/site/identity';
import {at, pathTo} from '../support/path-to';
import {addressed, addressOf, page, posts, published, tagsOf, type Page} from '../support/pages';

type Thing = {'@type': string; [property: string]: unknown};
type Graph = {'@context': string; '@graph': Thing[]};

const home = addressOf(at('/'));

const scriptsOf = ({$}: Page) =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => $(script).text());

const graphOf = (of: Page) => JSON.parse(scriptsOf(of)[0]!) as Graph;

function thing(of: Page, type: string): Thing {
  const [found, ...others] = graphOf(of)['@graph'].filter((one) => one['@type'] === type);
  expect(found, `a ${type} of ${of.path}`).toBeDefined();
  expect(others).toEqual([]);
  return found!;
}

/** Every string in a value, however deeply nested. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The pages that have structured data for search engines. The compiler compares its types with the vocabulary. */
const described = addressed.filter((one) => scriptsOf(one).length > 0);

describe.each(described)('$path', (one) => {
  test("fulfils what Google's results ask of each type", async () => {
    const jsonld: Record<string, object[]> = {};
    for (const item of graphOf(one)['@graph']) {
      (jsonld[item['@type']] ??= []).push(item);
    }
    const issues = await new Validator().validate({jsonld});
    expect(issues.filter(({severity}) => severity === 'ERROR')).toEqual([]);
  });

  test('says it in one script, and names only pages and files that are published', () => {
    expect(scriptsOf(one)).toHaveLength(1);
    const files = new Set(published.map((file) => home + file.replace(/index\.html$/, '')));
    const own = textsIn(graphOf(one))
      .filter((text) => text.startsWith(home))
      .map((text) => text.replace(/#.*$/, ''));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((address) => !files.has(address))).toEqual([]);
  });
});

describe.each(posts)('the post $path', (post) => {
  const data = () => thing(post, 'BlogPosting');

  test('says what its page says', () => {
    const {$, path} = post;
    const text = (selector: string) =>
      $(selector)
        .toArray()
        .map((element) => $(element).text().trim());
    expect(data()).toMatchObject({
      url: addressOf(path),
      mainEntityOfPage: addressOf(path),
      headline: $('h1').text(),
      description: $('meta[name="description"]').attr('content'),
      image: $('meta[property="og:image"]').attr('content'),
      datePublished: new Date($('main article time').attr('datetime')!).toISOString(),
      inLanguage: identity.locales[0].htmlLang,
      publisher: {'@id': `${home}#organization`},
      isPartOf: {'@id': `${home}#website`},
    });
    const {author, keywords = []} = data() as Thing & {author: Thing[]; keywords?: string[]};
    const linked = new Set(text(`main article header a[href^="${pathTo.authors}"]`));
    const names = author.map(({name}) => name as string);
    expect(names).toEqual(expect.arrayContaining([...linked]));
    expect(names.filter((name) => !$('main article header').text().includes(name))).toEqual([]);
    expect([...keywords].sort()).toEqual(tagsOf($).sort());
  });
});

test('the front page is the site and its publisher', () => {
  const front = page(at('/'));
  expect(thing(front, 'WebSite')).toMatchObject({name: identity.title, url: home});
  expect(thing(front, 'Organization')).toMatchObject({
    name: identity.company,
    url: identity.links.website,
    logo: home + identity.logo.src,
  });
});

/** What a page in React says is known once it is rendered, which is too late. */
const isReact = ({$}: Page) => $('html').is('.plugin-pages:not(.mdx-page)');

const trailed = addressed.filter(
  (one) =>
    one.path !== at('/') &&
    one.path !== pathTo.search &&
    !/\/page\/\d+\/$/.test(one.path) &&
    !isReact(one),
);

test.each(trailed)('$path is below pages that have these names', (one) => {
  const {itemListElement} = thing(one, 'BreadcrumbList') as Thing & {itemListElement: Thing[]};
  expect(itemListElement.map(({position}) => position)).toEqual(
    itemListElement.map((_, index) => index + 1),
  );
  expect(itemListElement[0]).toMatchObject({name: identity.title, item: home});
  // A text may be headed by other words than its title.
  expect(one.$('h1, title').text()).toContain(itemListElement.at(-1)!.name);
  for (const {name, item} of itemListElement.slice(0, -1)) {
    expect(
      page(at(`/${String(item).slice(home.length)}`))
        .$('h1')
        .text(),
    ).toBe(name);
  }
});
