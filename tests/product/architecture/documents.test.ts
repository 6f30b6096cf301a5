import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import GithubSlugger from 'github-slugger';
import {expect, test} from 'vitest';
import {checkPosts} from '../../../src/check/check-posts';
import {documents} from '../../../src/cli/documents';
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
  const told = files.filter(
    (file) =>
      /^(?:README\.md|\.github\/.*\.(?:md|ya?ml)|docs\/.*\.mdx?|\.ci\/run)$/.test(file) ||
      /^blog\/.*\.(?:mdx?|txt|sh|tsx?)$/.test(file) ||
      (/^src\/.*\.(?:tsx?|md|txt)$/.test(file) && !/\.test\.tsx?$/.test(file)),
  );
  const unknown = told.flatMap((file) =>
    [...read(file).matchAll(/\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)/g)]
      .map(([, run, plain]) => (run ?? plain)!)
      .filter((name) => scripts[name] === undefined)
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('editors complete front matter by the schema of the check, and CONTRIBUTING lists its keys', async () => {
  for (const [file, text] of Object.entries(await documents(repository))) {
    expect(read(file), 'run: npm run check-posts -- --schema').toBe(text);
  }
});

test('in a post that begins as CONTRIBUTING shows, the check finds only what is left to write', async () => {
  const [, template] = /^```markdown\n(---\ntitle: .*?)^```$/ms.exec(
    read('.github/CONTRIBUTING.md'),
  )!;
  const post = template!
    .replace(/^authors: .*$/m, 'authors: [web]')
    .replace(/^tags: .*$/m, 'tags: [front]');
  const {findings} = await checkPosts(site({[index]: post}));
  expect(new Set(findings.map(({rule}) => rule))).toEqual(new Set(['placeholder', 'length']));
});
