import {describe, expect, test} from 'vitest';
import {swizzles} from './swizzles';

const longest = 35;

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
