import {mkdtempSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {textChunk} from '../../lib/contracts';

type Loader = {
  pitch: (this: {
    resourcePath: string;
    resourceQuery: string;
    getOptions: () => object;
  }) => string | undefined;
};

const {pitch} = createRequire(import.meta.url)('./loader.cjs') as Loader;

const siteDir = mkdtempSync(join(tmpdir(), 'articles-'));

function moduleOf(
  name: string,
  text: string,
  query = '',
  {isLive = true, isOneModule = false} = {},
): string | undefined {
  const resourcePath = join(siteDir, name);
  writeFileSync(resourcePath, text);
  const getOptions = () => ({
    siteDir,
    client: '/client.tsx',
    isLive,
    isOneModule,
    surroundings: join(siteDir, 'around'),
    textChunk,
  });
  return pitch.call({resourcePath, resourceQuery: query, getOptions});
}

describe('a text is left as the build has written it', () => {
  test.each([
    ['plain.md', '# Plain\n\n<b>HTML</b>'],
    ['aids.mdx', "import a from './a.mp3';\n\n<Audio src={a} /> <Figure>x</Figure>"],
    ['code.mdx', '```tsx\nexport const A = () => <Own />;\nimport B from "b";\n```\n'],
  ])('%s', (name, text) => {
    expect(moduleOf(name, text)).toContain('= arrived(');
  });

  test.each([
    ['named.mdx', "import {Sum} from './parts/Sum';\n\n<Sum />", 'module.Sum'],
    ['default.mdx', "import Sum from './parts/Sum';\n\n<Sum />", 'module.default'],
  ])('but for its islands, which are loaded by themselves: %s', (name, text, member) => {
    const code = moduleOf(name, text);
    expect(code).toContain('= arrived(');
    expect(code).toMatch(/\{"\w{8}": \(\) => import\(/);
    expect(code).toContain(`import("${join(siteDir, 'parts/Sum')}")`);
    expect(code).toContain(member);
  });
});

describe('a text is sent as code where it has code of its own', () => {
  test.each([
    ['given.mdx', "import Chart from './chart';\n\n<Chart of={3} />"],
    ['around.mdx', "import Chart from './chart';\n\n<Chart>x</Chart>"],
    ['two.mdx', "import A, {B} from './chart';\n\n<A />"],
    ['package.mdx', "import Tabs from '@theme/Tabs';\n\n<Tabs />"],
    ['global.mdx', '<Tabs>x</Tabs>'],
    ['export.mdx', 'export const a = 1;\n\n{a}'],
  ])('%s', (name, text) => {
    const code = moduleOf(name, text)!;
    expect(code).toContain('?body');
    expect(code).not.toContain('arrived');
  });

  test('and everywhere while it is being written, where no build has written it', () => {
    expect(moduleOf('plain.md', '# Plain', '', {isLive: false})).not.toContain('arrived');
  });
});

test('a list gets the facts of a post, without its text', () => {
  const code = moduleOf('plain.md', '# Plain', '?truncated=true')!;
  expect(code).toContain('?facts');
  expect(code).not.toContain('?body');
});

test('the build compiles each text once: its facts are of the module that has its text', () => {
  for (const query of ['', '?truncated=true']) {
    const code = moduleOf('plain.md', '# Plain', query, {isLive: false, isOneModule: true})!;
    expect(code).toContain('plain.md?content');
    expect(code).not.toContain('?facts');
  }
});

test('a part of another text is left alone', () => {
  expect(moduleOf('_part.mdx', 'Words')).toBeUndefined();
});
