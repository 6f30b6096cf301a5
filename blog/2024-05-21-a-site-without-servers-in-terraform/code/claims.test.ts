import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {broken, correct, last} from './later';
import {links, listed} from './links';
import {apply, mistakes, right, type Variant} from './mutants';
import {newRules} from './usual';

const here = import.meta.dirname;
const read = (path: string) => readFileSync(join(here, path), 'utf8');
const post = read('../index.md').replace(/ +/g, ' ');

/** What check.ts and usual.ts printed: for each section, its rows of verdicts and a name. */
const sections = new Map(
  (read('matrix.txt') + read('usual.txt'))
    .split(/\n(?=\S)/)
    .map((block) => {
      const [title, ...rows] = block.trimEnd().split('\n');
      return [
        title!,
        rows.map((row) => {
          const [, verdicts, name] = /^ *((?:(?:passes|fails) +)+)(.*)$/.exec(row)!;
          return [...verdicts!.trim().split(/ +/), name!];
        }),
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
const mistaken = 'Mistakes, KIND: first second third';
const rightly = 'Right, KIND: first second third';
const laterMistaken = 'Later mistakes, KIND: first second third';
const laterRightly = 'Later right, KIND: first second third';
const usual =
  'Usual checks, with a mistake of each kind: validate tests checkov';
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

test('the printed matrix has every variant', () => {
  for (const kind of kinds) {
    const of = (title: string) =>
      sections.get(title.replace('KIND', kind))!.map((row) => row.at(-1));
    expect(of(mistaken)).toEqual(names(mistakes[kind]));
    expect(of(rightly)).toEqual(names([none, ...right[kind]]));
    expect(of(laterMistaken)).toEqual(names(broken[kind]));
    expect(of(laterRightly)).toEqual(names(correct[kind]));
  }
  const together = sections
    .get(usual)!
    .flatMap((row) => row.at(-1)!.split('; '));
  expect(together.sort()).toEqual(
    kinds.flatMap((kind) => names(mistakes[kind])).sort(),
  );
});

/** The cells of the rows of the post's tables, without what makes them stand out. */
const rows = post
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll(/\*\*|&emsp;/g, '')),
  );

test('the table of redirects has the version that first found a variant, in the order of the matrix', () => {
  const of = (title: string) => sections.get(title.replace('KIND', 'redirect'))!;
  const versions = ['1', '2', '3'];
  const firstOf = (row: string[]) => versions[row.indexOf('fails')]!;
  // Of the later ones, those that only the third finds; then a reader's.
  const late = of(laterMistaken).filter((row) => firstOf(row) === '3');
  const shownLinks = broken.redirect.filter(({name}) => late.some((row) => row.at(-1) === name)).map(({link}) => link);
  const from = rows.findIndex(([name]) => name === 'Variant') + 2;
  const shown = rows.slice(from, rows.findIndex((row, at) => at > from && row.length !== 2) >>> 0);
  const found = [...[...of(mistaken), ...late].map(firstOf), '3'];
  expect(shown).toHaveLength(found.length);
  expect(found.join('')).toBe('1222223333333');
  expect(shown.slice(-late.length - 1).map((row) => row[1])).toEqual([...shownLinks, last.redirect.link].map((link) => `\`${link}\``));
  expect(broken.redirect.length - late.length).toBe(4);
  expect(post).toContain(
    `Of these ${shown.length} variants, version 1 found the first, version 2 the next five, and version 3 the other seven; versions 1 and 2 also found four more`,
  );
});

const all = (variants: Record<string, unknown[]>) =>
  sum(Object.values(variants).map(({length}) => length));

/** As in the table: how many variants a version fails on, of all and of each kind. */
const cells = (title: string, column: number, variants: typeof broken) => [
  `${sum(counts(title, column))}/${all(variants)}`,
  ...counts(title, column).map(
    (found, at) => `${found}/${variants[kinds[at]!].length}`,
  ),
];

test('the table of counts has those of the matrix', () => {
  // None of the usual checks fails, so each has found none of what was made together.
  expect(failing(usual, 0) + failing(usual, 1) + failing(usual, 2)).toBe(0);
  // The readers' variants, which the certificate has none of.
  const readers = kinds.map((kind) => (kind === 'certificate' ? 0 : failing(`Last mistake, ${kind}: first second third`, 2)));
  expect(readers).toEqual([1, 1, 0]);
  for (const [label, made, later, more] of [
    ['Found (more is better)', [mistaken, mistakes], [laterMistaken, broken], readers],
    ['Correct, but rejected (fewer is better)', [rightly, right], [laterRightly, correct], [0, 0, 0]],
  ] as const) {
    const now = kinds.map((kind, at) => [
      counts(made[0], 2)[at]! + counts(later[0], 2)[at]! + more[at]!,
      made[1][kind].length + later[1][kind].length + more[at]!,
    ]);
    const total = [0, 1].map((at) => sum(now.map((pair) => pair[at]!)));
    const columns = [
      cells(made[0], 0, made[1]),
      cells(made[0], 1, made[1]),
      cells(later[0], 0, later[1]),
      cells(later[0], 1, later[1]),
      [total, ...now].map(([some, every]) => `${some}/${every}`),
    ];
    const at = rows.findIndex(([name]) => name === label);
    expect(rows.slice(at, at + 4)).toEqual(
      [label, 'Redirect', 'Policy', 'Certificate'].map((name, row) => [
        name,
        ...columns.map((column) => column[row]),
      ]),
    );
    if (label.startsWith('Found')) {
      expect(post).toContain(`they find ${total[0]} of all ${total[1]}.`);
      expect(post).toContain(`${sum(counts(later[0], 1))} against ${sum(counts(later[0], 0))} says`);
    }
  }
  for (const kind of kinds)
    expect(sections.get(rightly.replace('KIND', kind))![0]).toEqual([
      ...['passes', 'passes', 'passes'],
      none.name,
    ]);
});

test('the first checks of redirect and policy find the plain mistake and nothing else', () => {
  const plain = kinds.map(
    (kind) => sections.get(mistaken.replace('KIND', kind))![0]![0],
  );
  expect(plain).toEqual(['fails', 'fails', 'passes']);
  expect(counts(mistaken, 0)).toEqual([1, 1, 1]);
  expect(sections.get(mistaken.replace('KIND', 'certificate'))!.find(([verdict]) => verdict === 'fails')!.at(-1)).toBe(
    'It depends on the DNS record',
  );
});

test('the text has what the third checks say', () => {
  const found = kinds.map((_, at) => counts(mistaken, 2)[at]! + counts(laterMistaken, 2)[at]!);
  const rejected = kinds.map((_, at) => counts(rightly, 2)[at]! + counts(laterRightly, 2)[at]!);
  const of = (variants: typeof broken, others: typeof broken) =>
    kinds.map((kind) => variants[kind].length + others[kind].length);
  const [redirects, policies] = of(mistakes, broken);
  expect(found).toEqual([redirects, policies! - 1, 12]);
  expect(rejected).toEqual([0, 1, 1]);
  // With the one that a reader found.
  expect(post).toContain(`find ${found[1]! + 1} of the ${policies! + 1} variants and reject one correct policy`);
  expect(counts(rightly, 1)[1]! + counts(laterRightly, 1)[1]!).toBe(5);
  expect(post).toContain('rejects five of our nine correct policies');
  // The certificate’s is the second.
  for (const title of [mistaken, rightly, laterMistaken, laterRightly])
    for (const [, second, third] of sections.get(title.replace('KIND', 'certificate'))!)
      expect(third).toBe(second);
});

test('the variants that readers found are red now', () => {
  for (const kind of ['redirect', 'policy'] as const)
    expect(sections.get(`Last mistake, ${kind}: first second third`)).toEqual([
      ['passes', 'passes', 'fails', last[kind].name],
    ]);
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
  [rightly, [none, ...right.redirect]],
  [laterMistaken, broken.redirect],
  [laterRightly, correct.redirect],
  ['Last mistake, redirect: first second third', [last.redirect]],
] as const)(
  '%s: all checks of the redirect say what is printed',
  (title, variants) => {
    const rows = variants.map((variant) => [
      ...['first/redirect.mjs', 'second/redirect.mjs', 'redirect.mjs'].map((script) =>
        ask(script, variant).status === 0 ? 'passes' : 'fails',
      ),
      variant.name,
    ]);
    expect(rows).toEqual(sections.get(title.replace('KIND', 'redirect')));
  },
);

test('the third check of the redirect tries as many links as the post says', () => {
  expect(post).toContain(`version 2 with 18 links. Version 3 has ${links.length}.`);
  expect(post).toContain(`The last ${listed.length} have the forms of`);
  const second = counts(mistaken, 1)[0]! + counts(laterMistaken, 1)[0]!;
  expect(post).toContain(`they find ${second} of the 17, as many as version 2 did`);
});

test('the session’s highlighted lines are the answers', () => {
  const lines = read('session.txt').trimEnd().split('\n');
  const answers = lines.flatMap((line, at) =>
    line && !line.startsWith('$') ? [at + 1] : [],
  );
  const range = /session\.txt \{(.*)\}/.exec(post)![1]!;
  const shown = range.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number);
    return Array.from({length: to! - from! + 1}, (_, at) => from! + at);
  });
  expect(shown).toEqual(answers);
});

test('redirect.mjs prints nothing of the unchanged function', () => {
  expect(ask('redirect.mjs', none)).toMatchObject({status: 0, stdout: ''});
});

const graph = (...edges: string[]) =>
  spawnSync('node', [join(here, 'graph.mjs')], {input: edges.join('\n')})
    .status;
const cdn = '"aws_cloudfront_distribution.site"';
const certificate = '"aws_acm_certificate.site"';
const issued = '"module.issued.aws_acm_certificate_validation.site"';

test('graph.mjs follows edges, and passes no graph without a distribution', () => {
  expect(graph()).toBe(1);
  expect(spawnSync('node', [join(here, 'graph.mjs')], {input: '', encoding: 'utf8'}).stdout).toBe('no distribution found\n');
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
  // Two validations, one after the other, each of its own certificate: a false alarm.
  const next = '"aws_acm_certificate_validation.next"';
  expect(
    graph(
      `${cdn} -> ${next}`,
      `${next} -> "aws_acm_certificate.next"`,
      `${next} -> ${issued}`,
      `${issued} -> ${certificate}`,
    ),
  ).toBe(1);
  // A DNS record of another certificate, in a validation, does not issue that certificate.
  expect(
    graph(
      `${cdn} -> ${issued}`,
      `${cdn} -> ${certificate}`,
      `${issued} -> "aws_acm_certificate.next"`,
      `${issued} -> "aws_route53_record.next"`,
      `"aws_route53_record.next" -> ${certificate}`,
    ),
  ).toBe(1);
});

test('in a plan, the policy is unknown', () => {
  expect([...sections.keys()]).toContain(
    'In a plan, with overrides during the plan: Error: Unknown condition value',
  );
});

test('each check in the session is green, then red', () => {
  const [unchanged, ...mistaken] = read('session.txt').split('\n\n');
  expect(unchanged!.match(/^(?:green|Success! 2 passed, 0 failed\.)$/gm)).toHaveLength(3);
  expect(mistaken).toHaveLength(3);
  for (const red of mistaken) {
    expect(red).toMatch(/ leads to |Failure! 1 passed, 1 failed|does not wait/);
  }
  const commands = (text: string) => text.match(/^(?:node|terraform|sed|policy).*$/gm);
  expect(read('session.txt').match(/(?<=^\$ ).*$/gm)).toEqual(commands(read('session.sh').split("<<'END'")[1]!));
});

test('a rule that failed before is not new for another resource', () => {
  const [known] = read('checkov.txt').split('\n');
  const again = known!.replace(/\S+$/, 'aws_cloudfront_distribution.www');
  expect(
    newRules([known!, again, 'CKV_AWS_233: "…" aws_acm_certificate.next']),
  ).toEqual(['CKV_AWS_233']);
});
