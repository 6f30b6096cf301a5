import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import GithubSlugger from 'github-slugger';
import {describe, expect, test} from 'vitest';
import {original} from '../../src/cli/adopt/original';
import {identity} from '../../src/site/identity';
import {repository} from '../support/docusaurus';
import {files, read} from './files';

describe('the documents', () => {
  const documents = files.filter((file) => /^(?:\.github\/[^/]+|README)\.md$/.test(file));

  /** The Markdown of a document without its code, which has example links and comments like headings. */
  const prose = (file: string) => read(file).replace(/^(`{3,})[^]*?^\1$/gm, '');

  function anchorsOf(file: string): string[] {
    const slugger = new GithubSlugger();
    return [...prose(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slugger.slug(heading!));
  }

  /** Code spans give example links; those that are the text of a link stay one. */
  const withoutSpans = (text: string) => text.replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, 'code');

  const links = documents.flatMap((file) =>
    [...withoutSpans(prose(file)).matchAll(/\]\(([^)\s]+)|(?:src|srcset)="([^"]+)"/g)]
      .map(([, link, picture]) => link ?? picture!)
      .filter((link) => !/^(?:https?|mailto):/.test(link))
      .map((link) => ({file, link})),
  );

  test('lead only to files and headings that are there', () => {
    expect(documents.length).toBeGreaterThan(3);
    expect(links.length).toBeGreaterThan(20);
    const lost = links.filter(({file, link}) => {
      const [path, anchor] = link.split('#') as [string, string?];
      const target = path === '' ? file : join(dirname(file), path);
      return (
        !existsSync(join(repository, target)) ||
        (anchor !== undefined && !anchorsOf(target).includes(anchor))
      );
    });
    expect(lost).toEqual([]);
  });
});

describe(`an adopter changes src/site/identity.ts: no other code says ${original.company}`, () => {
  // Comments may give the name as an example, and .md is content, which an adopter rewrites.
  const code = files.filter((file) =>
    /^(?:src\/.*\.(?:tsx?|css)|[^/]+\.ts|tests\/support\/.*)$/.test(file),
  );

  /** Whether a file names the company outside of its comments. */
  const saysIt = (file: string) =>
    read(file)
      .replace(/(?<=^|[\s{])(?:\/\*.*?\*\/|\/\/.*?$)/gms, '')
      .toLowerCase()
      .includes(original.company.toLowerCase());

  test('it is nowhere else', () => {
    const others = code.filter(
      (file) => file !== 'src/site/identity.ts' && !original.keeps.test(file),
    );
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter(saysIt), 'take the name from the identity').toEqual([]);
  });
});

describe('what checks the posts of one company goes with them where another adopts the site', () => {
  // Only the posts that the product came with: another site's slug may be a word that occurs in any test.
  const slugs = original.posts.map((folder) => folder.slice('YYYY-MM-DD-'.length));
  const others = files.filter((file) => file.startsWith('tests/') && !original.tests.test(file));

  test('no other test names a post', () => {
    const naming = others.filter((file) => {
      const text = read(file);
      return slugs.some((slug) => text.includes(slug));
    });
    expect(
      naming,
      'take any post that will do, or move the test to a file or folder our-posts',
    ).toEqual([]);
  });
});

describe.runIf(identity.company === original.company)(
  'what adopting removes or replaces is there',
  () => {
    test.each(original.posts)('%s', (folder) => {
      expect(files.some((file) => file.startsWith(`blog/${folder}/`))).toBe(true);
    });

    test('the picture of the README', () => {
      expect(files.filter((file) => original.pictures.includes(file))).toHaveLength(2);
      expect(read('README.md')).toMatch(/^<picture>$/m);
    });
  },
);
