import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import GithubSlugger from 'github-slugger';
import {expect, test} from 'vitest';
import {original} from '../../../src/cli/adopt/original';
import {checkPosts} from '../../../src/check/check-posts';
import {documents} from '../../../src/cli/documents';
import {newPostAddress} from '../../../src/content/post-template';
import {textEndings} from '../../../src/output/hosts/compress';
import {checkSite, ofSite} from '../../site/parts';
import type {Part} from '../../site/support/run-parts';
import {everyChange, nightly} from '../parts';
import {index, site} from '../support/checked-site';
import {repository} from '../../site/support/docusaurus';
import {files, read} from '../../site/support/files';

const pages = files.filter((file) => /^(?:\.github\/[^/]+|README)\.md$/.test(file));

/** The Markdown of a document without its code, which has example links and comments like headings. */
const prose = (file: string) => read(file).replace(/^(`{3,})[^]*?^\1$/gm, '');

function anchorsOf(file: string): string[] {
  const slugger = new GithubSlugger();
  return [...prose(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slugger.slug(heading!));
}

/** Code spans give example links; those that are the text of a link stay one. */
const withoutSpans = (text: string) => text.replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, 'code');

test('documents lead only to files and headings that are there', () => {
  const links = pages.flatMap((file) =>
    [...withoutSpans(prose(file)).matchAll(/\]\(([^)\s]+)|(?:src|srcset)="([^"]+)"/g)]
      .map(([, link, picture]) => link ?? picture!)
      .filter((link) => !/^(?:https?|mailto):/.test(link))
      .map((link) => ({file, link})),
  );
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

test('each command that a document, a post or a message names is a script of package.json', () => {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const texts = files.filter(
    (file) =>
      /^(?:README\.md|\.github\/.*\.(?:md|ya?ml)|docs\/.*\.mdx?|\.ci\/run)$/.test(file) ||
      /^blog\/.*\.(?:mdx?|txt|sh|tsx?)$/.test(file) ||
      (/^(?:src|tests)\/.*\.(?:[cm]?tsx?|md|txt|ya?ml)$/.test(file) &&
        !/\.test\.tsx?$/.test(file)) ||
      /^[^/]*\.(?:json|ts)$|^\.(?:husky|vscode|github)\//.test(file),
  );
  const named = texts.flatMap((file) =>
    [...read(file).matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g)].map(
      ([, run, plain]) => ({file, name: (run ?? plain)!}),
    ),
  );
  expect(named.filter(({name}) => scripts[name] === undefined)).toEqual([]);
  // An adopted site keeps what these say, but not the scripts of the product.
  const isOfProduct = (file: string) =>
    original.tests.test(file) ||
    /^(?:blog\/|\.ci\/)|(?:README|MAINTAINING|PERFORMANCE)\.md$/.test(file);
  const lost = named.filter(({file, name}) => !isOfProduct(file) && original.scripts.test(name));
  expect(lost).toEqual([]);
});

test('MAINTAINING lists the parts of the tests, and which of them an adopted site has', () => {
  const text = read('.github/MAINTAINING.md');
  const rows = [...text.matchAll(/^\| `([\w-]+)` +\| .* \| (yes)? +\|$/gm)];
  const names = (parts: Part[]) => parts.map(({name}) => name);
  expect(rows.map(([, name]) => name)).toEqual(names(everyChange));
  const adopted = rows.filter(([, , isAdopted]) => isAdopted).map(([, name]) => name);
  expect(adopted).toEqual(names([checkSite, ...ofSite]));
  expect(names(nightly).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('editors complete front matter by the schema of the check, and WRITING lists its keys', async () => {
  for (const [file, text] of Object.entries(await documents(repository))) {
    expect(read(file), 'run: npm run check-posts -- --schema').toBe(text);
  }
});

test('in a post that begins as CONTRIBUTING shows, and the link of the site, the check finds only what is left to write', async () => {
  const [, template] = /^```markdown\n(---\ntitle: .*?)^```$/ms.exec(
    read('.github/CONTRIBUTING.md'),
  )!;
  const link = new URL(newPostAddress('https://code.example/acme/blog/edit/main/')!);
  expect(link.href).toMatch(/^https:\/\/code\.example\/acme\/blog\/new\/main\?filename=blog%2F/);
  expect(link.searchParams.get('value')).toBe(template);
  expect(newPostAddress('https://gitlab.example/acme/blog/-/edit/main/')).toBeNull();
  const post = template!
    .replace(/^authors: .*$/m, 'authors: [web]')
    .replace(/^tags: .*$/m, 'tags: [front]');
  const {findings} = await checkPosts(site({[index]: post}));
  expect(new Set(findings.map(({rule}) => rule))).toEqual(new Set(['placeholder', 'length']));
});

test('what a build compresses is left on S3 to CloudFront, and no other archive is', () => {
  expect(read('.github/hosts/upload-to-s3.sh')).toContain(`for end in ${textEndings.join(' ')};`);
});
