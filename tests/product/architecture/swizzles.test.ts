import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {partOf, sourcesOfPart} from '../../../src/cli/upstream';
import {repository} from '../../site/support/docusaurus';
import {files, read} from '../../site/support/files';

const longest = 35;

/** Every file under src/theme: the part that it replaces, its text, and the stock sources. */
const swizzles = files
  .filter((file) => file.startsWith('src/theme/'))
  .map((file) => {
    const name = partOf(file);
    const upstream = sourcesOfPart(name, join(repository, 'node_modules'));
    return {file, name, text: read(file), upstream};
  });

describe.each(swizzles)('src/theme has only swizzles: $file', ({file, name, text, upstream}) => {
  const [, verb, subject, why = ''] =
    /^\/\/ (Wraps|Replaces|Adds) ([\w/-]+): (.*)/.exec(text) ?? [];

  test('it is a component alone', () => {
    expect(file, 'styles and helpers belong to src/components').toMatch(/\.tsx$/);
  });

  test(`it has at most ${longest} lines`, () => {
    expect(
      text.trimEnd().split('\n').length,
      'a swizzle decides whether; move what is shown into src/components',
    ).toBeLessThanOrEqual(longest);
  });

  test('it opens with what it does to which part of the theme, and why', () => {
    expect(verb, `open with "// Wraps ${name}: why", "// Replaces …" or "// Adds …"`).toBeDefined();
    expect(subject).toBe(name);
    expect(why.split(' ').length, 'say why in words').toBeGreaterThan(3);
  });

  test('it does what it says', () => {
    const wraps = text.includes(`from '@theme-original/${name}'`);
    const does = upstream.length === 0 ? 'Adds' : wraps ? 'Wraps' : 'Replaces';
    expect(verb).toBe(does);
  });
});
