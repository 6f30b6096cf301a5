// Needs Terraform and Node: makes each variant in a copy, runs all versions of its check there, and prints which fail:
// npx tsx check.ts > matrix.txt
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
import {broken, correct, last} from './later';
import {apply, mistakes, right, type Variant} from './mutants';

const here = import.meta.dirname;
const copy = join(tmpdir(), `terraform-${process.pid}`);

export function run(command: string): {fails: boolean; output: string} {
  const {status, stdout, stderr} = spawnSync(
    'bash',
    ['-o', 'pipefail', '-c', command],
    {cwd: copy, encoding: 'utf8'},
  );
  return {fails: status !== 0, output: stdout + stderr};
}

export const test = 'terraform test -no-color -var-file=example.tfvars';

/** Runs a draft of the first assertion below the mocks of the tests, without these. */
const asserting = (file: string) =>
  `mocks=$(sed '/^run /,$d' site.tftest.hcl); { echo "$mocks"; cat ${here}/${file}; } > site.tftest.hcl; ${test}`;

const policyTest = readFileSync(join(here, 'policy.tftest.hcl'), 'utf8');

/** Runs the assertions on what the provider writes, and stops where something other than an assertion fails. */
function rendered(text = policyTest): {fails: boolean; output: string} {
  // One variant has a bucket more, which the provider would ask AWS for.
  const more = readFileSync(join(copy, 'bucket.tf'), 'utf8').includes('"logs"')
    ? `override_resource {
  target = aws_s3_bucket.logs
  values = { arn = "arn:aws:s3:::logs" }
}
`
    : '';
  writeFileSync(join(copy, 'site.tftest.hcl'), more + text);
  const done = run(test);
  if (done.fails && !/Error: Test assertion failed/.test(done.output))
    throw new Error(done.output);
  return done;
}

export type Kind = keyof typeof mistakes;
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
        redirect: `node ${here}/second/redirect.mjs`,
        policy: `cp ${here}/second/policy.tftest.hcl site.tftest.hcl; ${test}`,
        certificate: `terraform graph | node ${here}/graph.mjs`,
      }[kind],
    ).fails,
  // The check of the certificate has no third version.
  third: (kind) =>
    kind === 'policy'
      ? rendered().fails
      : run(
          kind === 'redirect'
            ? `node ${here}/redirect.mjs`
            : `terraform graph | node ${here}/graph.mjs`,
        ).fails,
};

export function make(...variants: Variant[]): void {
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

export const none: Variant = {name: 'As it is', edits: []};
export const kinds = Object.keys(mistakes) as Kind[];

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

/** Prepares the folder of copies; call `finish` at the end. */
export function begin(): void {
  process.env.TF_DATA_DIR = join(here, '.terraform');
  mkdirSync(copy);
  run(`cd ${here} && terraform init -backend=false`);
}

export const finish = (): void => rmSync(copy, {recursive: true});

function main(): void {
  begin();
  for (const kind of kinds) {
    print('Mistakes', kind, mistakes[kind]);
    print('Right', kind, [none, ...right[kind]]);
  }
  for (const kind of kinds) {
    print('Later mistakes', kind, broken[kind]);
    print('Later right', kind, correct[kind]);
  }
  print('Last mistake', 'redirect', [last.redirect]);
  print('Last mistake', 'policy', [last.policy]);
  // The third assertion in a plan, where both ARNs are known.
  make(none);
  const plan = policyTest
    .replace(/("a_missing[^]*?)= apply/, '$1= plan')
    .replace(
      /target = aws_(?:s3_bucket|cloudfront_distribution)\.site\n/g,
      '$&  override_during = plan\n',
    );
  writeFileSync(join(copy, 'site.tftest.hcl'), plan);
  console.log(
    `In a plan, with overrides during the plan: ${/Error: (.*)|Success.*/.exec(run(test).output)![0]}`,
  );
  finish();
}

if (process.argv[1] === import.meta.filename) main();
