// Needs Terraform and Checkov: prints what validate, our tests and Checkov say of the mistakes, with up to one of each
// kind in a copy: npx tsx usual.ts > usual.txt
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {begin, finish, kinds, make, none, run, test} from './check';
import {mistakes} from './mutants';

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
const known = readFileSync(join(import.meta.dirname, 'checkov.txt'), 'utf8')
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

const usual: Record<string, () => boolean> = {
  validate: () => run('terraform validate').fails,
  tests: () => run(test).fails,
  checkov: () => newRules(findings()).length > 0,
};

function main(): void {
  begin();
  make(none);
  if (findings().join('\n') !== known.join('\n'))
    throw new Error('Write the findings of Checkov to checkov.txt first.');

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
  finish();
}

if (process.argv[1] === import.meta.filename) main();
