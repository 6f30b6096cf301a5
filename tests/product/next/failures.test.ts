import {expect, test} from 'vitest';
import {failuresIn} from './failures';

test('what fails is named by room, once, with what each program says of it', () => {
  const output = ` FAIL  |unit| src/output/feeds/index.test.ts > a feed > names its posts
 FAIL  src/output/feeds/index.test.ts > a feed > names its posts
  1) [published desktop] › tests/site/browser/navbar.desktop.e2e.ts:12:1 › the menu opens ──────
src/output/licences/index.test.ts(31,5): error TS7006: Parameter 'error' implicitly has an 'any' type.
    ╭─[src/lib/dates.ts:32:71]
 PASS  src/lib/dates.test.ts
    at Object.<anonymous> (/tmp/site/src/markdown/jsx.ts:3:1)
`;
  expect(Object.fromEntries(failuresIn(output))).toEqual({
    'src/output': [
      'src/output/feeds/index.test.ts > a feed > names its posts',
      "src/output/licences/index.test.ts(31,5): error TS7006: Parameter 'error' implicitly has an 'any' type.",
    ],
    'src/lib': ['src/lib/dates.ts:32:71'],
    'tests/site': ['tests/site/browser/navbar.desktop.e2e.ts:12:1 › the menu opens'],
    'src/markdown': ['src/markdown/jsx.ts:3:1'],
  });
});
