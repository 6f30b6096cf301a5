import {expect, test} from 'vitest';
import {newFindings} from './findings';

const before = `Checking formatting...
[warn] src/site/slots/Home.tsx
[warn] Code style issues found in the above file. Run Prettier with --write to fix.
Unused devDependencies (1)
highs  package.json:135:6

src/a.ts
  12:3  error  Unexpected any  no-explicit-any

✖ 1 problem (1 error, 0 warnings)
ERROR: "lint" exited with 1.
`;

test('what is only on another line, or in another order, was there before', () => {
  const after = `src/a.ts
  7:3  error  Unexpected any  no-explicit-any

✖ 1 problem (1 error, 0 warnings)
Unused devDependencies (1)
highs    package.json:137:6
[warn] src/site/slots/Home.tsx
`;
  expect(newFindings(before, before)).toEqual([]);
  expect(newFindings(before, after)).toEqual([]);
});

test('what comes with an upgrade is new, though the same is found elsewhere', () => {
  const after = `${before}[warn] src/b.ts
[warn] Code style issues found in 2 files. Run Prettier with --write to fix.
src/b.ts
  12:3  error  Unexpected any  no-explicit-any
src/site/routes.ts(7,14): error TS2741: Property 'series' is missing
✖ 2 problems (2 errors, 0 warnings)
`;
  expect(newFindings(before, after)).toEqual([
    '[warn] src/b.ts',
    'src/b.ts',
    'src/b.ts: 12:3 error Unexpected any no-explicit-any',
    "src/site/routes.ts(7,14): error TS2741: Property 'series' is missing",
  ]);
  expect(newFindings(before, `${before}${before}`)).toContain('[warn] src/site/slots/Home.tsx');
});
