import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {newRules} from './check';
import {broken, correct} from './later';
import {apply, mistakes, right, type Variant} from './mutants';

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
const mistaken = 'Mistakes, KIND: first second';
const rightly = 'Right, KIND: first second';
const laterMistaken = 'Later mistakes, KIND: first second';
const laterRightly = 'Later right, KIND: first second';
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
      .map((cell) => cell.trim().replaceAll('**', '')),
  );

test('the table of the mistakes has what both checks said, in the order of the matrix', () => {
  const said = kinds.flatMap((kind) =>
    sections
      .get(mistaken.replace('KIND', kind))!
      .map(([first, second]) =>
        [first, second].map((verdict) => (verdict === 'fails' ? '✓' : '–')),
      ),
  );
  const shown = rows
    .filter(([, first]) => first === '✓' || first === '–')
    .map(([, first, second]) => [first, second]);
  expect(shown).toEqual(said);
  expect(said).toHaveLength(18);
});

const all = (variants: Record<string, unknown[]>) =>
  sum(Object.values(variants).map(({length}) => length));

test('the table of counts has those of the matrix', () => {
  // None of the usual checks fails, so each has found none of what was made together.
  expect(failing(usual, 0) + failing(usual, 1) + failing(usual, 2)).toBe(0);
  const made = [
    [mistaken, all(mistakes)],
    [rightly, all(right) + 3],
    [laterMistaken, all(broken)],
    [laterRightly, all(correct)],
  ] as const;
  for (const [column, label] of ['First', 'Second'].entries()) {
    const cells = made.map(
      ([title, of]) => `${sum(counts(title, column))} of ${of}`,
    );
    const byKind = ([title]: (typeof made)[number], variants: typeof broken) =>
      counts(title, column).map(
        (found, at) => `${found} of ${variants[kinds[at]!].length}`,
      );
    expect(rows).toContainEqual([
      `${label} checks`,
      ...byKind(made[0], mistakes),
      ...cells.slice(0, 2),
    ]);
    expect(rows).toContainEqual([
      `${label} checks, later edits`,
      ...byKind(made[2], broken),
      ...cells.slice(2),
    ]);
  }
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

test('the half-repair that is shown leaves a tab between two slashes', () => {
  const last = mistakes.redirect.at(-1)!;
  const code = last.edits.map((edit) => String(edit[2])).join('\n');
  for (const part of [
    'decodeURI(request.uri)',
    String.raw`to.replace(/^[/\\]+/, '/')`,
  ]) {
    expect(code).toContain(part);
    expect(post).toContain(`\`${part}\``);
  }
  expect(ask('redirect.mjs', last).stdout).toContain(
    '/%09/other.example/x leads to /\t/other.example/x/\n',
  );
});

test('the certificate’s check rejects none of its later correct configurations', () => {
  expect(counts(laterRightly, 1)).toEqual([2, 3, 0]);
});

test('the lines for CI run the checks of the session', () => {
  const session = read('session.txt');
  const [redirect, policy, certificate] = read('ci.sh').trim().split(' &&\n');
  expect(session).toContain(`$ ${redirect}`);
  expect(session).toContain(
    policy!.replace(/^terraform test (\S+) .*/, "'terraform test -no-color $1'"),
  );
  expect(session).toContain(`$ ${certificate}`);
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

test('an assertion in a plan refuses the unchanged configuration', () => {
  const unknown = 'Error: Unknown condition value';
  expect([...sections.keys()]).toEqual(
    expect.arrayContaining([
      `In a plan: ${unknown}`,
      `In a plan, with overrides during the plan: ${unknown}`,
    ]),
  );
});

test('the post says how many later edits of each kind got through', () => {
  const number = ['three', 'four', 'five', 'six', 'seven'];
  for (const [at, kind] of kinds.entries()) {
    const through = broken[kind].length - counts(laterMistaken, 1)[at]!;
    const name = kind[0]!.toUpperCase() + kind.slice(1);
    expect(post).toContain(`**${name}, ${number[through - 3]} of ten.**`);
  }
});

test('each check in the session is green, then red', () => {
  const [unchanged, ...mistaken] = read('session.txt').split('\n\n');
  expect(unchanged!.match(/^(?:green|Success! 2 passed, 0 failed\.)$/gm)).toHaveLength(3);
  expect(mistaken).toHaveLength(3);
  for (const red of mistaken) {
    expect(red).toMatch(/ leads to |Failure! 1 passed, 1 failed|does not wait/);
  }
  const commands = (text: string) => text.match(/^(?:node|terraform|sed|policy=|\$policy).*$/gm);
  expect(read('session.txt').match(/(?<=^\$ ).*$/gm)).toEqual(commands(read('session.sh').split("<<'END'")[1]!));
});

test('a rule that failed before is not new for another resource', () => {
  const [known] = read('checkov.txt').split('\n');
  const again = known!.replace(/\S+$/, 'aws_cloudfront_distribution.www');
  expect(
    newRules([known!, again, 'CKV_AWS_233: "…" aws_acm_certificate.next']),
  ).toEqual(['CKV_AWS_233']);
});
