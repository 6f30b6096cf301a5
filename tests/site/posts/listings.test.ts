import {dirname, join} from 'node:path/posix';
import {expect, test} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {read} from '../support/files';
import {repository} from '../support/docusaurus';
import {code, isSlow, outputs, placesOf} from './files';
import {expectOutput, run, saidBy} from './run-script';

const quick = outputs.filter(({script}) => script === undefined || !isSlow(script));

test.each(quick)('$output is what its script prints', {timeout: 300_000}, expectOutput);

test('every output is shown by a post, so that a wrong one can be told by its line', () => {
  expect(outputs.filter(({output}) => placesOf(output).length === 0)).toEqual([]);
});

/** A script, and all scripts beside posts that it imports, directly or indirectly. */
function reached(from: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(from)) {
    seen.add(from);
    for (const [, path] of read(from).matchAll(/\b(?:from|import|resolve)\s*\(?\s*'(\.[^']*)'/g)) {
      const file = join(dirname(from), path!);
      code
        .filter((one) => [file, `${file}.ts`, `${file}.tsx`].includes(one))
        .forEach((one) => reached(one, seen));
    }
  }
  return seen;
}

test('every script of a post is run: by what it prints, or by a test beside it', () => {
  const scripts = code.filter((file) => /\.tsx?$/.test(file));
  const started = [
    ...outputs.flatMap(({script}) => script ?? []),
    ...scripts.filter((file) => /\.test\.tsx?$/.test(file)),
    ...scripts.filter((file) => /\/figures\.tsx?$/.test(file)),
  ];
  const ran = new Set(started.flatMap((file) => [...reached(file)]));
  expect(scripts.filter((file) => !ran.has(file))).toEqual([]);
});

const shell = code.filter((file) => file.endsWith('.sh'));

test.each(shell)('%s is a shell script that can be parsed', async (file) => {
  const said = await run('bash', ['-n', join(repository, file)]).then(
    () => null,
    (error: unknown) => saidBy(error).replaceAll(`${repository}/`, ''),
  );
  expect(said, `${file}: bash cannot read it: fix the line that it names`).toBeNull();
});

test.each(code.filter((file) => /\.(?:ya?ml|json)$/.test(file)))('%s can be read', (file) => {
  const text = read(file);
  const said = (() => {
    try {
      if (file.endsWith('.json')) {
        JSON.parse(text);
      } else {
        parseYaml(text);
      }
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(
    said,
    `${file} is not valid ${file.endsWith('.json') ? 'JSON' : 'YAML'}: fix the place that is named; keep a part of a file as .txt`,
  ).toBeNull();
});
