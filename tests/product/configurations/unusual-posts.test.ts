import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {load} from 'cheerio';
import {beforeAll, expect, test} from 'vitest';
import {parse} from 'yaml';
import {addressOfPost} from '../../../src/content/post-path';
import {articleOf} from '../../../src/output/pages';
import {filledIn} from '../../../src/cli/adopt/filled-in';
import {leftoversIn} from '../../site/built/leftovers';
import {problemsOfXml} from '../../site/built/xml';
import {validPosts, type ValidPost} from '../corpora/valid-posts';
import {beginSite} from '../support/begin-site';
import {filesIn, type Files} from '../support/folder';
import {buildSite, repository} from '../../site/support/docusaurus';
import {identity} from '../../../src/site/identity';

// Posts that people bring from other blogs, all in one site that is built like ours, below a path of its host. It has no
// podcast, though files of one are there.

const authors = ['team', 'ada', 'grace', 'barbara', 'margaret', 'katherine'];

const legalText = (name: string) =>
  filledIn(
    readFileSync(join(repository, `src/cli/adopt/texts/${name}.md`), 'utf8'),
    identity,
    '2026-01-31',
  );

const files: Files = {
  ...Object.fromEntries(
    validPosts.flatMap((post) =>
      Object.entries(post.files).map(([path, text]) => [`blog/${path}`, text]),
    ),
  ),
  'blog/authors.yml': authors
    .map((key) => `${key}: {name: The ${key} of engineering, page: true}\n`)
    .join(''),
  // As the owner of a site without a podcast writes them.
  'docs/legal.md': legalText('legal'),
  'docs/legal-notices.md': legalText('legal-notices'),
  'static/podcast/heard.mp3': 'Sound',
  'static/podcast/heard.vtt': 'WEBVTT\n',
};

const site = beginSite('unusual-posts', 'podcast: null, locales: [own.locales[0]]', files);
const build = join(site, 'build');
const base = '/blog/';

/** The path of a post's published page. */
function pageOf({files}: ValidPost): string {
  const [path] = Object.keys(files);
  return join(build, addressOfPost(path!), 'index.html');
}

/** The text of a post on its page. */
const htmlOf = (post: ValidPost) => articleOf(readFileSync(pageOf(post), 'utf8'))!;

const plain = (text: string) => text.replace(/\s+/g, ' ');

beforeAll(async () => {
  const {ok, output} = await buildSite(site, {
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    SITE_BASE_URL: base,
    SITE_PREVIEW: 'true',
  });
  expect(ok, output.slice(-20_000)).toBe(true);
  expect(output).toMatch(/2024-03-01-heard\/index\.md:\d+: This site has no podcast/);
}, 600_000);

test('every post is a page, on which readers see its words', () => {
  const missing = validPosts.flatMap((post) => {
    if (!existsSync(pageOf(post))) {
      return `${post.name}: no page`;
    }
    const $ = load(`<article>${htmlOf(post)}</article>`, null, false);
    $('script, style').remove();
    const text = plain($('article').text());
    return (post.sees ?? [])
      .filter((words) => !text.includes(plain(words)))
      .map((words) => `${post.name}: ${words}`);
  });
  expect(missing).toEqual([]);
});

test('search engines are asked to leave out each page of a preview', () => {
  const listed = filesIn(build).filter(
    (file) =>
      file.endsWith('.html') &&
      !/name="?robots"? content="noindex/.test(readFileSync(join(build, file), 'utf8')),
  );
  expect(listed).toEqual([]);
});

test('no page has a listing without code, or Markdown as it is written', () => {
  const faults = validPosts.flatMap((post) =>
    leftoversIn(htmlOf(post)).map((what) => `${post.name}: ${what}`),
  );
  expect(faults).toEqual([]);
});

test('no file names a podcast, or is of one', () => {
  const named = ['build', 'build-hosts'].flatMap((folder) =>
    filesIn(join(site, folder)).filter(
      (file) =>
        /podcast|episode|heard\.(?:mp3|vtt)/i.test(file) ||
        // What is compressed is there as it is, too.
        (!/\.(?:br|gz|png|ico|woff2|pagefind|pf_\w+)$/.test(file) &&
          /podcast|episode/i.test(readFileSync(join(site, folder, file), 'utf8'))),
    ),
  );
  expect(named).toEqual([]);
});

type Thing = {
  '@type': string;
  headline: string;
  datePublished: string;
  author?: Array<{name: string}>;
};

test('each post is of the same title, day and authors for readers, search engines and programs', () => {
  const wrong = validPosts.flatMap((post) => {
    const $ = load(readFileSync(pageOf(post), 'utf8'));
    const header = $('article header').first();
    const {'@graph': things} = JSON.parse($('script[type="application/ld+json"]').text()) as {
      '@graph': Thing[];
    };
    const {
      headline,
      datePublished,
      author = [],
    } = things.find((thing) => thing['@type'] === 'BlogPosting')!;
    const [, head] = /^---\n(.*?)\n---\n/s.exec(
      readFileSync(`${dirname(pageOf(post))}.md`, 'utf8'),
    )!;
    const {title, date, authors} = parse(head!) as {title: string; date: string; authors: string[]};
    const names = [author].flat().map(({name}) => name);
    expect(existsSync(join(pageOf(post), '../card.png')), post.name).toBe(true);
    const isRight =
      [headline, title].every((one) => one === header.find('h1').text()) &&
      datePublished === header.find('time').attr('datetime') &&
      date === datePublished.slice(0, 10) &&
      names.join() === authors.join() &&
      names.every((name) => header.text().includes(name));
    return isRight ? [] : [{name: post.name, headline, title, datePublished, date, names, authors}];
  });
  expect(wrong).toEqual([]);
});

test('every feed can be read by programs', () => {
  const files = filesIn(build).filter((file) => /\.xml$|feed\.json$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(join(build, file), 'utf8');
    if (file.endsWith('.xml')) {
      expect(problemsOfXml(text), file).toEqual([]);
    } else {
      expect(() => JSON.parse(text) as unknown, file).not.toThrow();
    }
  }
});
