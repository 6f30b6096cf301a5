import {join} from 'node:path/posix';
import {expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {read} from '../support/files';
import {repository} from '../support/docusaurus';
import {code, isSlow, outputs} from './files';
import {expectOutput, run, outputOf} from './run-script';

const quick = outputs.filter(({script}) => script === undefined || !isSlow(script));

test.each(quick)('$output is what its script prints', {timeout: 300_000}, expectOutput);

const shell = code.filter((file) => file.endsWith('.sh'));

test.each(shell)('%s is a shell script that can be parsed', async (file) => {
  const problem = await run('bash', ['-n', join(repository, file)]).then(
    () => null,
    (error: unknown) => outputOf(error).replaceAll(`${repository}/`, ''),
  );
  expect(problem, `${file}: bash cannot read it: fix the line that it names`).toBeNull();
});

test('YAML and JSON of posts can be read', () => {
  const problems = code.flatMap((file) => {
    try {
      if (file.endsWith('.json')) {
        JSON.parse(read(file));
      } else if (/\.ya?ml$/.test(file)) {
        parseYaml(read(file));
      }
      return [];
    } catch (error) {
      return `${file}: ${(error as Error).message}: fix the place that is named; keep a part of a file as .txt`;
    }
  });
  expect(problems).toEqual([]);
});
