import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {newRules} from './check';
import {apply, later, mistakes, others, right, type Variant} from './mutants';

const here = import.meta.dirname;
const read = (path: string) => readFileSync(join(here, path), 'utf8');
const post = read('../index.md').replace(/ +/g, ' ');

/** What check.ts printed: for each section, its rows of verdicts and a name. */
const sections = new Map(
  read('matrix.txt')
    .split(/\n(?=\S)/)
    .map((block) => {
      const [title, ...rows] = block.trimEnd().split('\n');
      return [
        title!,
        rows.map((row) => row.trim().split(/ {2,}| (?=passes|fails)/)),
      ];
    }),
);
const kinds = ['redirect', 'policy', 'certificate'] as const;
const none = {name: 'As it is', edits: []};
const names = (variants: Variant[]) => variants.map(({name}) => name);

/** How many rows of a section a check fails on: the column is that of its verdicts. */
const failing = (title: string, column: number) =>
  sections.get(title)!.filter((row) => row[column] === 'fails').length;
const counts = (title: string, column: number) =>
  kinds.map((kind) => failing(title.replace('KIND', kind), column));
const mistaken = 'Mistakes, KIND: first second';
const correct = 'Right, KIND: first second';
const usual =
  'Usual checks, with a mistake of each kind: validate tests checkov';
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

test('the printed matrix has every variant', () => {
  for (const kind of kinds) {
    const of = (title: string) =>
      sections.get(title.replace('KIND', kind))!.map((row) => row.at(-1));
    expect(of(mistaken)).toEqual(names(mistakes[kind]));
    expect(of(correct)).toEqual(names([none, ...right[kind]]));
  }
  const together = sections
    .get(usual)!
    .flatMap((row) => row.at(-1)!.split('; '));
  expect(together.sort()).toEqual(
    kinds.flatMap((kind) => names(mistakes[kind])).sort(),
  );
});

test('the table of the post has what every check said', () => {
  const made = kinds.map((kind) => mistakes[kind].length);
  const rightOnes = kinds.map((kind) => right[kind].length + 1);
  const row = (label: string, cells: number[], of: number[]) => {
    const both = [...of, sum(of)];
    const shown = [...cells, sum(cells)].map((n, at) => `${n} of ${both[at]}`);
    return `| ${label} | ${shown.join(' | ')} |`;
  };
  // None of the usual checks fails, so each has found none of what was made together.
  expect(failing(usual, 0) + failing(usual, 1) + failing(usual, 2)).toBe(0);
  expect(post).toContain(
    row('`terraform validate`, our tests, Checkov', [0, 0, 0], made),
  );
  const [firstRow, secondRow] = ['Our first checks', '**Our second checks**'];
  expect(post).toContain(row(firstRow!, counts(mistaken, 0), made));
  expect(post).toContain(row(secondRow!, counts(mistaken, 1), made));
  expect(post).toContain(row(firstRow!, counts(correct, 0), rightOnes));
  expect(post).toContain(row(secondRow!, counts(correct, 1), rightOnes));
  const all = sum(made);
  const [first, second] = [sum(counts(mistaken, 0)), sum(counts(mistaken, 1))];
  expect([all, first, second]).toEqual([18, 3, 17]);
  expect(post).toContain(`## Our first checks found ${first} of ${all}`);
  expect(post).toContain(
    `title: ${all} ways to break a static site’s Terraform, and checks that find ${second}`,
  );
  expect(post).toContain(
    `The second versions below find ${second} of the ${all}`,
  );
  expect(post).toContain(
    `we also made ${sum(rightOnes) - 3} correct edits`,
  );
  expect(post).toContain(`there are ${sum(rightOnes)} that no check should refuse`);
});

/** The exit status and the output of a script beside the post, in a copy of the function. */
function ask(
  script: string,
  variant: Variant,
): {status: number | null; stdout: string} {
  const copy = mkdtempSync(join(tmpdir(), 'redirect-'));
  try {
    cpSync(join(here, 'paths.js'), join(copy, 'paths.js'));
    apply(copy, variant);
    return spawnSync('node', [join(here, script)], {
      cwd: copy,
      encoding: 'utf8',
    });
  } finally {
    rmSync(copy, {recursive: true});
  }
}

test.each([
  [mistaken, mistakes.redirect],
  [correct, [none, ...right.redirect]],
] as const)(
  '%s: both checks of the redirect say what is printed',
  (title, variants) => {
    const rows = variants.map((variant) => [
      ...['first/redirect.mjs', 'redirect.mjs'].map((script) =>
        ask(script, variant).status === 0 ? 'passes' : 'fails',
      ),
      variant.name,
    ]);
    expect(rows).toEqual(sections.get(title.replace('KIND', 'redirect')));
  },
);

test('redirect.mjs prints nothing of the unchanged function', () => {
  expect(ask('redirect.mjs', none)).toMatchObject({status: 0, stdout: ''});
});

test('redirect.mjs finds the two later edits', () => {
  expect(later.map((variant) => ask('redirect.mjs', variant).status)).toEqual([
    1, 1,
  ]);
});

const graph = (...edges: string[]) =>
  spawnSync('node', [join(here, 'graph.mjs')], {input: edges.join('\n')})
    .status;
const cdn = '"aws_cloudfront_distribution.site"';
const certificate = '"aws_acm_certificate.site"';
const issued = '"module.issued.aws_acm_certificate_validation.site"';

test('graph.mjs follows edges, and passes no graph without a distribution', () => {
  expect(graph()).toBe(1);
  expect(graph(`${cdn} -> ${certificate}`)).toBe(1);
  expect(
    graph(
      `${cdn} -> "terraform_data.x"`,
      `"terraform_data.x" -> ${issued}`,
      `${issued} -> ${certificate}`,
    ),
  ).toBe(0);
  expect(
    graph(
      `${cdn} -> ${issued}`,
      `${cdn} -> "aws_acm_certificate.next"`,
      `${issued} -> ${certificate}`,
    ),
  ).toBe(1);
  expect(graph(`${cdn} -> "data.aws_acm_certificate.site"`)).toBe(0);
});

test('an assertion in a plan refuses the unchanged configuration', () => {
  expect([...sections.keys()]).toContain('In a plan: Unknown condition value');
});

test('of ten other settings, Checkov reports six', () => {
  const found = sections.get('Others: Checkov’s rules that fail')!;
  expect(found.map(([name]) => name)).toEqual(names(others));
  expect(found.filter(([, rules]) => rules !== 'none')).toHaveLength(6);
  expect(post).toContain(
    'of ten other settings that we undid, it reported six',
  );
});

test('a rule that failed before is not new for another resource', () => {
  const [known] = read('checkov.txt').split('\n');
  const again = known!.replace(/\S+$/, 'aws_cloudfront_distribution.www');
  expect(
    newRules([known!, again, 'CKV_AWS_233: "…" aws_acm_certificate.next']),
  ).toEqual(['CKV_AWS_233']);
});

test('the post gives Checkov’s counts, which are those of its findings', () => {
  const findings = read('checkov.txt');
  const [, passed, failed] = /Passed checks: (\d+), Failed checks: (\d+)/.exec(
    findings,
  )!;
  expect(findings.match(/^CKV/gm)).toHaveLength(Number(failed));
  expect(post).toContain(`${passed} passed and ${failed} failed checks`);
});
