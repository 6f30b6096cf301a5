import Validator from '@adobe/structured-data-validator';
import {statSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {beforeAll, describe, expect, test} from 'vitest';
import * as z from 'zod';
import {identity} from '../../src/site/identity';
import {repository} from '../support/docusaurus';
import {pathTo} from '../support/path-to';
import {routes} from '../../src/site/routes';
import {addressed, addressOf, page, posts, published, tagsOf, type Page} from './pages';

type Thing = {'@type': string; [property: string]: unknown};
type Graph = {'@context': string; '@graph': Thing[]};

const home = addressOf('/');

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

/** The pages that have structured data for search engines. */
const told = addressed.filter((one) => scriptsOf(one).length > 0);

/** Changes to the data of a post that schema.org does not allow. */
const spoils: Record<string, (post: Thing) => Thing> = {
  type: (post) => ({...post, '@type': 'BlogPosted'}),
  property: (post) => ({...post, headlines: 'A'}),
  'kind of value': (post) => ({...post, wordCount: 'many'}),
};

function spoilt(spoil: (post: Thing) => Thing): Graph {
  const {'@graph': things, ...rest} = graphOf(posts[0]!);
  return {
    ...rest,
    '@graph': things.map((one) => (one['@type'] === 'BlogPosting' ? spoil(one) : one)),
  };
}

/**
 * Checks graphs against the schema.org vocabulary as types: an unknown property, or a value of the wrong
 * type, is a compiler error.
 *
 * @param modules graphs by the name of the module that is to hold them; all are compiled together, since the
 *   vocabulary is large
 * @returns the errors of a module
 */
function compile(modules: Record<string, Graph[]>): (name: string) => string[] {
  const fileOf = (name: string) => join(repository, `tests/built/${name}.ts`);
  const sources = new Map(
    Object.entries(modules).map(([name, graphs]) => {
      // The search box's `query-input` is Google's extension; schema.org does not have it.
      const literal = JSON.stringify(graphs, (key, value: unknown) =>
        key === 'query-input' ? undefined : value,
      );
      return [
        fileOf(name),
        `import type {Graph} from 'schema-dts';\nexport const graphs: Graph[] = ${literal};`,
      ];
    }),
  );
  const options: ts.CompilerOptions = {
    ...{strict: true, noEmit: true, skipLibCheck: true, types: []},
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
  };
  const stock = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...stock,
    fileExists: (name) => sources.has(name) || stock.fileExists(name),
    readFile: (name) => sources.get(name) ?? stock.readFile(name),
    getSourceFile: (name, ...rest) => {
      const source = sources.get(name);
      return source === undefined
        ? stock.getSourceFile(name, ...rest)
        : ts.createSourceFile(name, source, ts.ScriptTarget.Latest);
    },
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return (name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(fileOf(name)))
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the vocabulary of schema.org', () => {
  let errorsOf: (name: string) => string[];
  beforeAll(() => {
    errorsOf = compile({
      graphs: told.map(graphOf),
      ...Object.fromEntries(Object.entries(spoils).map(([what, spoil]) => [what, [spoilt(spoil)]])),
    });
  }, 60_000);

  test('has every type and property that the pages use', () => {
    expect(told.length).toBeGreaterThan(posts.length);
    expect(errorsOf('graphs')).toEqual([]);
  }, 60_000);

  test.each(Object.keys(spoils))('and no other %s', (what) => {
    expect(errorsOf(what)).not.toEqual([]);
  });
});

describe.each(told)('$path', (one) => {
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
      .map((text) => text.replace(/#.*$|\?q=.*$/, ''));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((address) => !files.has(address))).toEqual([]);
  });
});

test('the validator finds a trail whose step has no name', async () => {
  const trail = structuredClone(thing(posts[0]!, 'BreadcrumbList'));
  delete (trail.itemListElement as Thing[])[0]!.name;
  expect(await new Validator().validate({jsonld: {BreadcrumbList: [trail]}})).not.toEqual([]);
});

const instant = z.iso.datetime({offset: true});
const address = z.url({protocol: /^https$/});
const words = z.string().min(1);

/**
 * All that Google reads about an article (developers.google.com/search/docs/appearance/structured-data/article),
 * and the additions for a blog.
 */
const posting = z.strictObject({
  '@type': z.literal('BlogPosting'),
  '@id': address,
  url: address,
  mainEntityOfPage: address,
  headline: words.max(110),
  description: words,
  datePublished: instant,
  dateModified: instant,
  discussionUrl: z.array(address).min(1).optional(),
  correction: z
    .array(
      z.strictObject({
        '@type': z.literal('CorrectionComment'),
        text: words,
        datePublished: z.iso.date(),
      }),
    )
    .min(1)
    .optional(),
  author: z
    .array(
      z.union([
        z.strictObject({
          '@type': z.literal('Organization'),
          name: words,
          url: address.optional(),
          parentOrganization: z.strictObject({'@id': z.literal(`${home}#organization`)}),
        }),
        // Authors who are people in authors.yml, or are named in a post, but not in that file.
        z.strictObject({
          '@type': z.literal('Person'),
          name: words,
          url: address.optional(),
          jobTitle: words.optional(),
          image: address.optional(),
          sameAs: z.array(address).min(1).optional(),
        }),
      ]),
    )
    .min(1),
  publisher: z.strictObject({
    '@type': z.literal('Organization'),
    '@id': z.literal(`${home}#organization`),
    name: z.literal(identity.company),
    url: z.literal(identity.links.website),
  }),
  image: address,
  keywords: z.array(words).min(1).optional(),
  wordCount: z.int().min(1),
  inLanguage: z.literal(identity.locales[0].htmlLang),
  isPartOf: z.strictObject({
    '@type': z.literal('Blog'),
    '@id': z.literal(`${home}#blog`),
    name: z.literal(identity.title),
  }),
});

describe.each(posts)('the post $path', (post) => {
  const data = () => thing(post, 'BlogPosting');

  test('has all that is read of an article', () => {
    const {error} = posting.safeParse(data());
    expect(error?.issues ?? []).toEqual([]);
  });

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
    });
    const {
      author,
      keywords = [],
      wordCount,
    } = data() as Thing & {
      author: Thing[];
      keywords?: string[];
      wordCount: number;
    };
    // Captions and code also count.
    const words = text('[data-article] > p').join(' ').match(/\S+/g) ?? [];
    expect(wordCount).toBeGreaterThan(words.length * 0.8);
    const linked = new Set(text(`main article header a[href^="${pathTo.authors}"]`));
    const names = author.map(({name}) => name as string);
    expect(names).toEqual(expect.arrayContaining([...linked]));
    expect(names.filter((name) => !$('main article header').text().includes(name))).toEqual([]);
    expect([...keywords].sort()).toEqual(tagsOf($).sort());
  });

  test('is changed no earlier than it was published', () => {
    const {datePublished, dateModified} = data() as Thing & Record<string, string>;
    expect(Date.parse(dateModified!)).toBeGreaterThanOrEqual(Date.parse(datePublished!));
  });
});

test('the front page is the site, its search, its publisher and its blog', () => {
  const front = page('/');
  expect(thing(front, 'WebSite')).toMatchObject({
    name: identity.title,
    url: home,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${home}${routes.search}/?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  });
  expect(thing(front, 'Organization')).toMatchObject({
    name: identity.company,
    url: identity.links.website,
    logo: home + identity.logo.src,
  });
  const {blogPost} = thing(front, 'Blog') as Thing & {blogPost: Thing[]};
  expect(blogPost.map((post) => post['@id'])).toEqual(
    posts
      .map(({path}) => addressOf(path))
      .sort()
      .reverse()
      .slice(0, 10),
  );
});

const trailed = addressed.filter(
  ({path}) => path !== '/' && path !== pathTo.search && !/^\/page\/\d+\/$/.test(path),
);

test.each(trailed)('$path stands below pages that are called so', (one) => {
  const {itemListElement} = thing(one, 'BreadcrumbList') as Thing & {itemListElement: Thing[]};
  expect(itemListElement.map(({position}) => position)).toEqual(
    itemListElement.map((_, index) => index + 1),
  );
  expect(itemListElement[0]).toMatchObject({name: identity.title, item: home});
  expect(one.$('h1').text()).toContain(itemListElement.at(-1)!.name);
  for (const {name, item} of itemListElement.slice(0, -1)) {
    expect(
      page(`/${String(item).slice(home.length)}`)
        .$('h1')
        .text(),
    ).toBe(name);
  }
});

describe.runIf(identity.podcast)('the podcast', () => {
  describe.each([
    pathTo.podcast,
    ...posts.filter(({$}) => $('[data-recording]').length > 0).map(({path}) => path),
  ])('the episode on %s', (path) => {
    const episode = () => thing(page(path), 'PodcastEpisode') as Thing & Record<string, Thing>;

    test('is one of the podcast, with its audio, its length and its words', () => {
      expect(episode()).toMatchObject({
        episodeNumber: expect.any(Number) as number,
        partOfSeries: {
          '@id': `${home}${routes.podcast}/#podcast`,
          webFeed: `${home}podcast/feed.xml`,
        },
      });
      const {associatedMedia: audio} = episode();
      const file = String(audio!.contentUrl).slice(home.length);
      expect(published).toContain(file);
      expect(audio).toMatchObject({
        '@type': 'AudioObject',
        encodingFormat: 'audio/mpeg',
        contentSize: String(statSync(join(repository, 'build', file)).size),
        duration: episode().duration,
      });
      expect(audio!.duration).toMatch(/^PT[123]M\d+S$/);
      // The transcript is only given on the page that shows it.
      const words = audio!.transcript as string | undefined;
      expect(words !== undefined).toBe(path === pathTo.podcast);
      for (const part of words?.split('\n') ?? []) {
        expect(page(path).$('main').text()).toContain(part);
      }
    });

    test('is at an address that leads to its heading', () => {
      const [address, anchor] = (thing(page(path), 'PodcastEpisode').url as string).split('#');
      expect(address).toBe(`${home}${routes.podcast}/`);
      expect(page(pathTo.podcast).$(`h2#${anchor}`).text()).toContain(episode().name);
    });
  });

  test('the page of the podcast is a series, with its feed and its picture', () => {
    const series = thing(page(pathTo.podcast), 'PodcastSeries');
    expect(series).toMatchObject({
      name: identity.podcast!.title,
      webFeed: `${home}podcast/feed.xml`,
      image: `${home}podcast/artwork.png`,
      url: `${home}${routes.podcast}/`,
    });
  });
});
