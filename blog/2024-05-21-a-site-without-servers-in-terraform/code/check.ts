// Needs Terraform, Checkov and Node: makes each variant in a copy, runs every check on the copy, and prints which of
// them fail: npx tsx check.ts > matrix.txt
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {broken, correct} from './later';
import {apply, mistakes, right, type Variant} from './mutants';

const here = import.meta.dirname;
const copy = join(tmpdir(), `terraform-${process.pid}`);

function run(command: string): {fails: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync(
    'bash',
    ['-o', 'pipefail', '-c', command],
    {cwd: copy, encoding: 'utf8'},
  );
  return {fails: status !== 0, output: stdout + stderr};
}

const test = 'terraform test -no-color -var-file=example.tfvars';
/** Runs an assertion below the mocks of the tests, without these. */
const asserting = (file: string, folder = here) =>
  `mocks=$(sed '/^run /,$d' site.tftest.hcl); { echo "$mocks"; cat ${folder}/${file}; } > site.tftest.hcl; ${test}`;

/** The findings of Checkov: of its rules, six need a library that we had not installed. */
function findings(): string[] {
  const {output} =
    run(`checkov --directory . --framework terraform --var-file example.tfvars \
    --skip-check CKV_AWS_107,CKV_AWS_108,CKV_AWS_109,CKV_AWS_110,CKV_AWS_111,CKV_AWS_356 --compact --quiet --soft-fail`);
  const [counts] = /^Passed checks: \d+, Failed checks: \d+/m.exec(output)!;
  const failed = [
    ...output.matchAll(/^Check: (.*)\n.*FAILED for resource: (.*)$/gm),
  ].map(([, rule, resource]) => `${rule} ${resource}`);
  return [...new Set(failed), counts].sort();
}
const known = readFileSync(join(here, 'checkov.txt'), 'utf8')
  .trim()
  .split('\n');

/** The rules that fail, and did not before for any resource. */
export function newRules(found: string[]): string[] {
  const rulesOf = (lines: string[]) =>
    lines
      .filter((line) => line.startsWith('CKV'))
      .map((line) => line.split(':')[0]!);
  const before = new Set(rulesOf(known));
  return [...new Set(rulesOf(found))].filter((rule) => !before.has(rule));
}

type Kind = keyof typeof mistakes;
const usual: Record<string, () => boolean> = {
  validate: () => run('terraform validate').fails,
  tests: () => run(test).fails,
  checkov: () => newRules(findings()).length > 0,
};
const ours: Record<string, (kind: Kind) => boolean> = {
  first: (kind) =>
    run(
      {
        redirect: `node ${here}/first/redirect.mjs`,
        policy: asserting('first/asks.hcl'),
        certificate: `. ${here}/first/graph.sh`,
      }[kind],
    ).fails,
  second: (kind) =>
    run(
      {
        redirect: `node ${here}/redirect.mjs`,
        policy: `cp ${here}/policy.tftest.hcl site.tftest.hcl; ${test}`,
        certificate: `terraform graph | node ${here}/graph.mjs`,
      }[kind],
    ).fails,
};

function make(...variants: Variant[]): void {
  rmSync(copy, {recursive: true, force: true});
  mkdirSync(join(copy, 'issued'), {recursive: true});
  for (const name of readdirSync(here)) {
    if (
      /\.(?:tf|tfvars|lock\.hcl)$|^(?:site\.tftest\.hcl|paths\.js|sample)$/.test(
        name,
      )
    ) {
      cpSync(join(here, name), join(copy, name), {recursive: true});
    }
  }
  for (const variant of variants) apply(copy, variant);
  if (existsSync(join(copy, 'issued/main.tf'))) run('terraform get');
}

const none = {name: 'As it is', edits: []};

function print(title: string, kind: Kind, variants: Variant[]): void {
  console.log(`${title}, ${kind}: ${Object.keys(ours).join(' ')}`);
  for (const variant of variants) {
    // An edit that Terraform does not accept would prove nothing.
    make(variant);
    if (kind !== 'redirect' && run('terraform validate').fails)
      throw new Error(variant.name);
    const verdicts = Object.values(ours).map((fails) => {
      make(variant);
      return fails(kind) ? 'fails ' : 'passes';
    });
    console.log(`  ${verdicts.join(' ')}  ${variant.name}`);
  }
}

function main(): void {
  process.env.TF_DATA_DIR = join(here, '.terraform');
  mkdirSync(copy);
  run(`cd ${here} && terraform init -backend=false`);
  make(none);
  if (findings().join('\n') !== known.join('\n'))
    throw new Error('Write the findings of Checkov to checkov.txt first.');

  const kinds = Object.keys(mistakes) as Kind[];
  for (const kind of kinds) {
    print('Mistakes', kind, mistakes[kind]);
    print('Right', kind, [none, ...right[kind]]);
  }
  for (const kind of kinds) {
    print('Later mistakes', kind, broken[kind]);
    print('Later right', kind, correct[kind]);
  }
  // Drafts of the second assertion: in a plan.
  const [, asks] = /(run "a_missing[^]*\n\})\n/.exec(
    readFileSync(join(here, 'policy.tftest.hcl'), 'utf8'),
  )!;
  const plan = asks!.replace('= apply', '= plan');
  const overridden = (address: string) => `  override_resource {
    override_during = plan
    target          = ${address}
    values          = { arn = "arn:aws:s3:::${address}", id = "site" }
  }
`;
  const early = plan
    .replace('target =', 'override_during = plan\n    $&')
    .replace(
      /(?=^ +override_data)/m,
      overridden('aws_s3_bucket.site') +
        overridden('aws_cloudfront_distribution.site'),
    );
  for (const [title, draft] of [
    ['In a plan', plan],
    ['In a plan, with overrides during the plan', early],
  ]) {
    make(none);
    writeFileSync(join(copy, 'draft.hcl'), draft!);
    const {output} = run(asserting('draft.hcl', '.'));
    console.log(`${title}: ${/Error: (.*)|Success.*/.exec(output)![0]}`);
  }

  // A check that passes with three mistakes at once, one of each kind, has noticed none of them.
  console.log(
    `Usual checks, with a mistake of each kind: ${Object.keys(usual).join(' ')}`,
  );
  for (const [index] of mistakes.policy.entries()) {
    const made = kinds.flatMap((kind) => mistakes[kind][index] ?? []);
    const verdicts = Object.values(usual).map((fails) => {
      make(...made);
      return fails() ? 'fails ' : 'passes';
    });
    console.log(
      `  ${verdicts.join(' ')}  ${made.map(({name}) => name).join('; ')}`,
    );
  }
  rmSync(copy, {recursive: true});
}

if (process.argv[1] === import.meta.filename) main();
