import {execFile} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {repository} from '../support/docusaurus';
import {files, read} from './files';

// Commands in documents work as promised: each one exists, knows the options that it is given there, and is
// run by `npm test` or by a workflow, so that somebody notices when it stops working.

const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};

/** What people read: documents, posts with the files that they show, and our programs' messages. */
const documents = files.filter(
  (file) =>
    /^(?:README\.md|\.github\/.*\.md|\.github\/ISSUE_TEMPLATE\/.*|docs\/.*\.mdx?)$/.test(file) ||
    /^blog\/.*\.(?:mdx?|txt|sh|tsx?)$/.test(file) ||
    (/^src\/.*\.(?:tsx?|md|txt)$/.test(file) && !/\.test\.tsx?$/.test(file)),
);

type Command = {
  /** The file and line that name it. */
  place: string;
  /** The script of `package.json`. */
  script: string;
  /** Its arguments there: options and names. */
  given: string;
};

/** The commands that a text names, such as `npm run check-posts -- --fix`. */
function commandsIn(file: string, text: string): Command[] {
  const command =
    /\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(start|test)\b)(?: -- ([^`\n#|<>’”]*))?/g;
  return [...text.matchAll(command)].map(({1: run, 2: plain, 3: given = '', index}) => ({
    place: `${file}:${text.slice(0, index).split('\n').length}`,
    script: (run ?? plain)!,
    given,
  }));
}

const commands = documents.flatMap((file) => commandsIn(file, read(file)));

/** These scripts, and those that they run. */
function withCalled(names: Iterable<string>): Set<string> {
  const called = new Set(names);
  for (const name of called) {
    const text = scripts[name] ?? '';
    const sideBySide = text.startsWith('run-p ') ? text.split(' ') : [];
    for (const script of [...commandsIn('', text).map(({script}) => script), ...sideBySide]) {
      called.add(script);
    }
  }
  return called;
}

type Workflow = {on: object; jobs: Record<string, {steps: Array<{run?: string}>}>};

/** The shell code of all workflows, whether a pull request or a schedule starts them. */
const shell = files
  .filter((file) => /^\.github\/workflows\/.*\.ya?ml$/.test(file))
  .flatMap((file) => Object.values((parse(read(file)) as Workflow).jobs))
  .flatMap(({steps}) => steps.flatMap(({run}) => run ?? []))
  .join('\n');

test('documents name commands, and these are found', () => {
  expect(commands.length).toBeGreaterThan(50);
  expect(commandsIn('a.md', 'Try\n`npm run a-b -- --fix FOLDER`, or `npm start`.')).toEqual([
    {place: 'a.md:2', script: 'a-b', given: '--fix FOLDER'},
    {place: 'a.md:2', script: 'start', given: ''},
  ]);
});

test('each command that a document names is a script of package.json', () => {
  expect(commands.filter(({script}) => scripts[script] === undefined)).toEqual([]);
});

test('each command that a document names is run: by npm test, or by a workflow', () => {
  const started = commandsIn('', `${shell}\n${read('.ci/run')}`).map(({script}) => script);
  const run = withCalled(started);
  const never = commands.filter(({script}) => !run.has(script));
  expect(never, 'have .github/workflows/weekly.yml run these, in a quick form').toEqual([]);
});

/** The last program that a script starts, and its arguments. */
const programOf = (script: string) => scripts[script]!.split(' && ').at(-1)!.split(' ');

/** Runs one of our programs with an unknown option, or a package's with `--help`; returns output and exit code. */
function callWrongly([name, ...words]: string[]): Promise<{code: number; said: string}> {
  const program =
    name === 'tsx'
      ? [process.execPath, '--import', 'tsx', words[0]!]
      : [join(repository, 'node_modules/.bin', name!), words[0]!];
  const flag = name === 'tsx' ? '--nonsense' : '--help';
  return new Promise((done) => {
    execFile(program[0]!, [...program.slice(1), flag], {cwd: repository}, (error, out, err) => {
      done({code: Number(error?.code ?? 0), said: out + err});
    });
  });
}

const ours = Object.keys(scripts).filter(
  (script) =>
    programOf(script)[0] === 'tsx' && /runCommand|parseArgs/.test(read(programOf(script)[1]!)),
);

const optionsOf = (script: string) => [
  ...new Set(
    commands
      .filter((command) => command.script === script)
      .flatMap(({given}) => [...given.matchAll(/(?<=^|[\s[])--[a-z][\w-]*/g)].map(([name]) => name))
      .filter((name) => name !== '--help'),
  ),
];

const listed = (said: string) => new Set(said.match(/(?<![\w-])--[a-z][\w-]*/g));

test.each(ours)(
  'npm run %s lists the options that documents name, and says in words that it has no other',
  {timeout: 120_000},
  async (script) => {
    const {code, said} = await callWrongly(programOf(script));
    expect(code).toBeGreaterThan(0);
    expect(said).toMatch(/^Unknown option '--nonsense'/);
    expect(said).not.toMatch(/^\s+at /m);
    expect(said).toContain(`npm run ${script}`);
    expect([...listed(said)]).toEqual(expect.arrayContaining(optionsOf(script)));
  },
);

test.each([
  [{BENCH_RUNS: 'many'}, 'BENCH_RUNS is “many”: write whole numbers'],
  [{BENCH_PAGES: 'a poster'}, 'BENCH_PAGES names “a poster”: write some of a post, the list'],
])(
  'a bench that is called with %o says at once, in one line, what to write',
  {timeout: 120_000},
  async (env, says) => {
    const playwright = join(repository, 'node_modules/.bin/playwright');
    // This bench reads both variables, and does so before it asks for a build, which a clean clone does not have.
    const flags = [
      'test',
      '--config',
      'tests/bench/playwright.config.ts',
      '--list',
      'readers-page',
    ];
    const options = {cwd: repository, env: {...process.env, ...env}};
    const {code, said} = await new Promise<{code: number; said: string}>((done) => {
      execFile(playwright, flags, options, (error, out, err) => {
        done({code: Number(error?.code ?? 0), said: (out + err).trim()});
      });
    });
    expect(code).toBe(2);
    expect(said.startsWith(says), said).toBe(true);
    expect(said).not.toContain('\n');
  },
);

const ofDocusaurus = Object.keys(scripts).filter(
  (script) => programOf(script)[0] === 'docusaurus' && optionsOf(script).length > 0,
);

test.each(ofDocusaurus)(
  'Docusaurus knows the options that documents give npm run %s',
  {timeout: 120_000},
  async (script) => {
    const {said} = await callWrongly(programOf(script));
    expect([...listed(said)]).toEqual(expect.arrayContaining(optionsOf(script)));
  },
);

test('no document gives options to what takes none', () => {
  const known = new Set([...ours, ...ofDocusaurus]);
  expect(
    commands.filter(
      ({script, given}) => !known.has(script) && optionsOf(script).length > 0 && given !== '',
    ),
  ).toEqual([]);
});

test('a part of the browser tests that a document names is a folder of them', () => {
  const parts = commands.filter(({script, given}) => script === 'test:e2e' && given !== '');
  expect(parts.length).toBeGreaterThan(0);
  const folders = readdirSync(join(repository, 'tests/e2e'));
  expect(parts.filter(({given}) => !folders.includes(given.trim()))).toEqual([]);
});

const ofPeople = documents.filter((file) => !file.startsWith('src/'));
const found = (pattern: RegExp) =>
  ofPeople.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name!));

test('a program that documents start by npx is a package of ours, or run by a workflow', () => {
  const installed = new Set(readdirSync(join(repository, 'node_modules/.bin')));
  const unknown = found(/\bnpx (?:--yes )?(@?[\w/-]+)/g).filter(
    // It queries a service about a published site.
    (name) => !installed.has(name) && name !== '@mdn/mdn-http-observatory',
  );
  expect(unknown.filter((name) => !shell.includes(`npx --yes ${name} `))).toEqual([]);
});

test('a variable that documents set is read', () => {
  const code = files
    .filter((file) => /^(?:src|tests)\/.*\.[cm]?tsx?$|^blog\/.*\.ts$|^[^/]+\.ts$/.test(file))
    .filter((file) => !file.endsWith('/commands.test.ts'))
    .map(read)
    .join('\n');
  const names = found(/(?<=[\s`(])([A-Z]{3,}(?:_[A-Z]+)+)=/g);
  expect(names).toContain('BENCH_RUNS');
  expect(names.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(code))).toEqual([]);
});

test('a workflow that documents start takes the inputs that they give', () => {
  const started = ofPeople.flatMap((file) => [
    ...read(file).matchAll(/\bgh workflow run (\S+) -f ([\w-]+)=/g),
  ]);
  expect(started.length).toBeGreaterThan(0);
  for (const [, file, input] of started) {
    const {on} = parse(read(`.github/workflows/${file}`)) as {
      on: {workflow_dispatch: {inputs: object}};
    };
    expect(Object.keys(on.workflow_dispatch.inputs), file).toContain(input);
  }
});
