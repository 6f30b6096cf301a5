// Slow: makes some forty copies with Git and npm.

// Plants six mistakes in a toy repository that others copy, one at a time, and prints which of five tests find each.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

type Files = Record<string, string>;

const unit = 'node --test test/';

const pack = {
  name: 'toy',
  version: '1.0.0',
  type: 'module',
  main: 'lib/index.js',
  files: ['lib'],
  scripts: {
    test: `node scripts/unused.js && ${unit}`,
  },
  devDependencies: {dep: 'file:vendor/dep'},
};

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A library, a page of ours that uses it, and the command by which somebody else makes the copy theirs. */
const toy: Files = {
  'package.json': json(pack),
  '.gitignore': 'node_modules\nlib/made.js\n',
  'vendor/dep/package.json': json({name: 'dep', version: '1.0.0', type: 'module', main: 'dep.js'}),
  'vendor/dep/dep.js': 'export const dep = 1;\n',
  'lib/index.js': "import {company} from './company.js';\nexport const title = () => `Blog of ${company}`;\n",
  'lib/company.js': "export const company = 'Meridiem';\n",
  'ours/page.js': "import {title} from '../lib/index.js';\nconsole.log(title());\n",
  'test/title.test.js':
    "import assert from 'node:assert';\nimport {test} from 'node:test';\nimport {title} from '../lib/index.js';\ntest('title', () => assert.match(title(), /^Blog of ./));\n",
  // Stands for knip: each export must be imported by another file, a test not counted.
  'scripts/unused.js': `import {existsSync, readFileSync, readdirSync} from 'node:fs';
const files = ['lib', 'ours', 'scripts'].filter((folder) => existsSync(folder)).flatMap((folder) => readdirSync(folder).map((file) => folder + '/' + file));
const texts = files.map((file) => [file, readFileSync(file, 'utf8')]);
for (const [file, text] of texts) {
  for (const [, name] of text.matchAll(/^export (?:const|function) (\\w+)/gm)) {
    if (file !== 'lib/index.js' && !texts.some(([other, its]) => other !== file && its.includes(name))) {
      console.error('unused: ' + name);
      process.exitCode = 1;
    }
  }
}
`,
  'scripts/adopt.js':
    "import {rmSync, writeFileSync} from 'node:fs';\nrmSync('ours', {recursive: true});\nwriteFileSync('lib/company.js', `export const company = '${process.argv[2]}';\\n`);\n",
};

const using = (line: string): string => `${line}\n${toy['lib/index.js']!}`;

/** What each mistake changes. */
const mistakes: Record<string, Files> = {
  'A file that Git ignores': {
    'lib/made.js': 'export const made = 1;\n',
    'lib/index.js': using("import './made.js';"),
  },
  'A file left out of the package': {
    'data/words.js': 'export const words = [];\n',
    'lib/index.js': using("import '../data/words.js';"),
  },
  'A dependency for development only': {'lib/index.js': using("import 'dep';")},
  'A test that needs our page': {
    'test/page.test.js': "import '../ours/page.js';\n",
  },
  'An export only our page imports': {
    'lib/words.js': 'export const words = [];\n',
    'ours/page.js': `import {words} from '../lib/words.js';\n${toy['ours/page.js']!}console.log(words);\n`,
  },
  'A name with an apostrophe': {},
};

const run = (folder: string, program: string, ...args: string[]) => {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_|INIT_CWD)/.test(name)),
  );
  const {status, stdout, stderr} = spawnSync(program, args, {cwd: folder, encoding: 'utf8', env});
  if (status !== 0) {
    printed = /(?:Cannot find (?:module|package) '.*?'|unused: .*|SyntaxError: .*)/.exec(stdout + stderr)?.[0] ?? '?';
  }
  return status === 0;
};
/** What the last failure printed first of its cause, without the folder of the copy. */
let printed = '';
const message = () => printed.replaceAll(/(?<=')\/\S*\/(?:copy|toy|toy-\w+)\//g, '').replaceAll('`', '');

const empty = () => mkdtempSync(join(tmpdir(), 'toy-'));

function make(changes: Files): string {
  const folder = empty();
  for (const [file, text] of Object.entries({...toy, ...changes})) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
  const git = (...args: string[]) =>
    run(folder, 'git', '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args);
  if (
    !run(folder, 'npm', 'install', '--offline', '--silent') ||
    !git('init', '--quiet') ||
    !git('add', '--all') ||
    !git('commit', '--quiet', '--message', 'Toy')
  ) {
    throw new Error('The toy was not made.');
  }
  return folder;
}

const asUser = (folder: string, first: string, then: string) =>
  run(folder, 'bash', join(__dirname, 'as-a-user.sh'), `npm ci && ${first}`, then);
const adopt = (company: string) => `node scripts/adopt.js "${company}"`;

/** Each returns whether it passed. */
const tests: Record<string, (folder: string) => boolean> = {
  'Where you work': (folder) => run(folder, 'npm', 'test'),
  'Packed': (folder) => {
    const user = empty();
    writeFileSync(join(user, 'package.json'), json({name: 'user', type: 'module'}));
    return (
      run(folder, 'npm', 'pack', '--pack-destination', user) &&
      run(user, 'npm', 'install', '--offline', './toy-1.0.0.tgz') &&
      run(user, 'node', '--eval', "import('toy').then(({title}) => title())")
    );
  },
  'Cloned': (folder) => asUser(folder, 'touch mine', 'npm test'),
  'Adopted, one part': (folder) => asUser(folder, adopt('Nordlicht'), unit),
  'Adopted, all parts': (folder) => asUser(folder, adopt('Nordlicht'), 'npm test'),
};

const messages = new Set<string>();
const rows = Object.entries({'None': {}, ...mistakes}).map(([name, changes]) => {
  const folder = make(changes);
  const found = Object.values(tests).map((passes) => {
    const isFound = !passes(folder);
    if (isFound) {
      messages.add(`${name}: ${message()}`);
    }
    return isFound ? '**found**' : '–';
  });
  return [name, ...found];
});
for (const row of [['Mistake', ...Object.keys(tests)], ...rows]) {
  console.log(`| ${row.join(' | ')} |`);
}
console.log(`\n${[...messages].join('\n')}`);
const bent = asUser(make({}), adopt("L'Atelier"), 'npm test');
console.log(`\nThe last one, all of npm test, for a user named L'Atelier: ${bent ? '–' : `found, ${message()}`}`);
