import {expect, test} from 'vitest';
import {misspell} from './misspell';

// “More than a hundred at once, and it listed each of those too.”

test('one run has an error for each misspelt name, at its line, most with the right name', async () => {
  const {made, errors} = await misspell();
  expect(made.length).toBeGreaterThan(100);
  expect(errors).toHaveLength(made.length);
  for (const {kind, name, file, line} of made) {
    const said = errors
      .filter((one) => one.file === file && one.line === line)
      .map(({reason, remedy}) => `${reason}: ${remedy}`)
      .join('\n');
    expect(said, `${file}:${line}`).toContain(`${name}x`);
    // Without the letter, the name is what was meant.
    const isNamed = said.replaceAll(`${name}x`, '').includes(name);
    expect(isNamed, `${file}:${line}`).toBe(kind !== 'chart');
  }
}, 120_000);
