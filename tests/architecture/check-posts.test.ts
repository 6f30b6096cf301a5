import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {describe, expect, test, vi} from 'vitest';
import {parse} from 'yaml';
import {isKnownLanguage} from '../../src/plugins/code-blocks/highlight';
import {jsonSchemas} from '../../src/plugins/posts/json-schema';
import {languages} from '../../src/plugins/posts/rules/fences';
import {components} from '../../src/plugins/posts/rules/mdx';
import {repository} from '../support/docusaurus';
import {read} from './files';

// The check reads dictionaries, in a process of its own.
vi.setConfig({testTimeout: 120_000});

const namesIn = (file: string) => Object.keys(parse(read(file)) as object);

describe('what the check of posts knows of other parts is what they know', () => {
  test('editors complete by the schema that posts are checked by, and by the tags and teams of today', () => {
    const declared = {authors: namesIn('blog/authors.yml'), tags: namesIn('blog/tags.yml')};
    for (const [file, schema] of Object.entries(jsonSchemas(declared))) {
      expect(read(file), 'run: npm run check-posts -- --schema').toBe(schema);
    }
  });

  test('a language that it accepts can be coloured', () => {
    expect(languages.filter((language) => !isKnownLanguage(language))).toEqual([]);
  });

  test('a component that it accepts without an import is one of the theme', () => {
    const own = /export default \{([^}]*)\}/s.exec(read('src/theme/MDXComponents/index.tsx'))![1]!;
    const given = [...own.matchAll(/^\s*([A-Z]\w+)(?=[,:])/gm)].map(([, name]) => name!);
    expect(given).not.toEqual([]);
    // The theme that is wrapped there brings Head.
    expect([...components].sort()).toEqual([...given, 'Head'].sort());
  });
});

test('every rule that the check has is explained in CONTRIBUTING', () => {
  const guide = read('.github/CONTRIBUTING.md');
  const sources = [
    'check-posts',
    'folder',
    'front-matter',
    'parse',
    'read-text',
    'language/spelling',
    'rules/check-address',
    'rules/fences',
    'rules/foreign',
    'rules/html',
    'rules/links',
    'rules/mdx',
    'rules/published',
    'rules/redirects',
    'rules/slips',
    'rules/structure',
  ].map((name) => read(`src/plugins/posts/${name}.ts`));
  const rules = new Set(
    sources.flatMap((source) => [
      ...[...source.matchAll(/(?:report|tell)\(\s*'([a-z][a-z\d-]+)'/g)].map(([, rule]) => rule!),
      ...[...source.matchAll(/(?:rule|name) = '([a-z][a-z\d-]+)'/g)].map(([, rule]) => rule!),
    ]),
  );
  expect(rules.size).toBeGreaterThan(20);
  expect(
    [...rules].filter((rule) => rule !== 'internal' && !guide.includes(`\`${rule}\``)),
  ).toEqual([]);
});

test('the posts have nothing that the check finds, spelling and prose among it', async () => {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/plugins/posts/run-check.ts', '--format', 'json'],
    {cwd: repository},
  );
  expect((JSON.parse(stdout) as {findings: unknown[]}).findings).toEqual([]);
});
