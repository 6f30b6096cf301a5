// `npm run adopt` makes the site another company's: it asks for what is missing, and prints what is left to do.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {cancel, isCancel, text} from '@clack/prompts';
import {identity as current} from '../../site/identity';
import {refuseDirtyTree} from '../clean-tree';
import {runCommand, UsageError} from '../command';
import {git, readTree} from '../upgrade/git';
import {manifestFile, manifestOf, manifestText} from '../upgrade/manifest';
import {identityOf, remedyFor, type Answers} from './answers';
import {changesFor, type Changes} from './changes';
import {filesOf} from './files';
import {original} from './original';
import {leftoversOf} from './sweep';

const help = `npm run adopt -- --company "Acme" --url https://engineering.acme.com --website https://acme.com/
                 --careers https://acme.com/jobs/ --email engineering@acme.com [--title "…"] [--tagline "…"]
                 [--base-url /blog/] [--edit https://github.com/acme/blog/edit/main/] [--accent '#0b57d0'] [--all-posts]
                 [--from https://code.example.com/product.git] [--dry-run]

--company   the company's name
--url       where the site is served: scheme and host
--website   the company's own site
--careers   its open positions
--email     where readers and finders of faults write to
--title     the site's name; left out, the company's with “Engineering”
--tagline   one sentence that says what the blog is about
--base-url  the path of the site on its host; left out, /
--edit      the folder of blog/ and docs/ in the code host's editor; left out, pages have no edit link
--accent    the company's colour; if it cannot be read by day or by night, the nearest that can is used there
--all-posts also removes posts that are not the original's; left out, they stay
--from      the Git address from which npm run upgrade gets later versions; left out, each upgrade has to name it
--dry-run   changes nothing, and prints what would be changed

In a terminal it asks for those of the first five that are left out.

On a site that is adopted already, it needs no flags: it removes what has come back from the original, such as by a
merge, and changes nothing else.`;

const asked = {
  company: "The company's name",
  url: 'Where will the site be served? Scheme and host, such as https://engineering.acme.com',
  website: "The company's own site",
  careers: 'Where are its open positions?',
  email: 'Where do readers write to?',
} as const;

type Field = keyof typeof asked;

const option = {type: 'string'} as const;

const config = {
  failure: 1,
  options: {
    company: option,
    url: option,
    website: option,
    careers: option,
    email: option,
    title: option,
    tagline: option,
    'base-url': option,
    edit: option,
    accent: option,
    from: option,
    'all-posts': {type: 'boolean', default: false},
    'dry-run': {type: 'boolean', default: false},
  },
} as const;

async function askFor(missing: readonly Field[]): Promise<Partial<Record<Field, string>>> {
  const answers: Partial<Record<Field, string>> = {};
  for (const field of missing) {
    const answer = await text({
      message: asked[field],
      validate: (value) => remedyFor(field, value?.trim() ?? ''),
    });
    if (isCancel(answer)) {
      cancel('Nothing was changed.');
      process.exit(1);
    }
    answers[field] = answer.trim();
  }
  return answers;
}

/** Removes a folder and its parents if they are empty, since Git does not track empty folders. */
function removeEmpty(siteDir: string, folder: string): void {
  const full = join(siteDir, folder);
  if (folder !== '.' && existsSync(full) && readdirSync(full).length === 0) {
    rmdirSync(full);
    removeEmpty(siteDir, dirname(folder));
  }
}

function carryOut(siteDir: string, {removed, written}: Omit<Changes, 'kept'>): void {
  for (const path of removed) {
    rmSync(join(siteDir, path));
  }
  for (const [path, content] of written) {
    mkdirSync(join(siteDir, dirname(path)), {recursive: true});
    writeFileSync(join(siteDir, path), content);
  }
  for (const path of removed) {
    removeEmpty(siteDir, dirname(path));
  }
}

/**
 * Refuses an address that Git cannot read: otherwise the first upgrade would say so, months later.
 *
 * @throws Error that says what to write
 */
function checkSource(siteDir: string, from: string): void {
  try {
    const env = {GIT_TERMINAL_PROMPT: '0'};
    git({folder: siteDir, temporary: ''}, ['ls-remote', '--quiet', '--', from, 'HEAD'], {env});
  } catch (error) {
    const [, ...reason] = (error as Error).message.split('\n');
    throw new Error(
      `--from ${from}: Git cannot read a repository there (${reason[0] ?? 'it gives no reason'}). Write the address that you clone the product from, or leave it out and name it in each upgrade.`,
      {cause: error},
    );
  }
}

/** What `npm run upgrade` has to know later: the product's files as they are now, and those that go. */
function manifestBefore(siteDir: string, removed: readonly string[], today: string, from = '') {
  const repository = {folder: siteDir, temporary: ''};
  const {version} = JSON.parse(readFileSync(join(siteDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const commit = git(repository, ['rev-parse', 'HEAD']).trim();
  const known = {version, from, commit, adopted: today};
  return manifestText(manifestOf(readTree(repository, 'HEAD'), removed, known));
}

/** Lists posts and the podcast by folder, with the number of files, and other files by name. */
function summary(paths: readonly string[]): string {
  const groups = new Map<string, number>();
  for (const path of paths) {
    const group = /^(?:blog\/[^/]+|static\/podcast)(?=\/)/.exec(path)?.[0];
    groups.set(group ? `${group}/` : path, (groups.get(group ? `${group}/` : path) ?? 0) + 1);
  }
  return [...groups]
    .map(([name, count]) => `  ${name}${count > 1 ? ` (${count} files)` : ''}`)
    .join('\n');
}

function printChanges({removed, written}: Omit<Changes, 'kept'>, isDryRun: boolean): void {
  const lists = [
    [isDryRun ? 'Would be removed' : 'Removed', removed],
    [isDryRun ? 'Would be written' : 'Written', [...written.keys()]],
  ] as const;
  process.stdout.write(
    lists
      .filter(([, paths]) => paths.length > 0)
      .map(([title, paths]) => `${title}:\n${summary(paths)}\n`)
      .join('\n'),
  );
}

/** Removes what has come back from the original to a site that is another company's already. */
async function sweep(siteDir: string, isDryRun: boolean): Promise<void> {
  const found = await leftoversOf(siteDir, filesOf(siteDir), current);
  const isClean = found.removed.length + found.written.size === 0;
  process.stdout.write(
    `This is the site of ${current.company} already: to change what it says of itself, edit src/site/identity.ts.\n` +
      (isClean ? `There is nothing of ${original.company} to remove.\n` : '\n'),
  );
  printChanges(found, isDryRun);
  if (!isDryRun) {
    carryOut(siteDir, found);
  }
  process.stdout.write(
    `\nnpm run check-site lists, with file and line, where ${original.company} is still named.\n`,
  );
}

void runCommand(help, config, async ({values}) => {
  const isDryRun = values['dry-run'];
  if (!isDryRun) {
    refuseDirtyTree();
  }
  if (current.company !== original.company) {
    await sweep(process.cwd(), isDryRun);
    return;
  }
  const missing = (Object.keys(asked) as Field[]).filter((field) => !values[field]?.trim());
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  if (!isTerminal && missing.length > 0) {
    throw new UsageError(
      `Without a terminal to ask in, these are missing: ${missing.map((field) => `--${field}`).join(', ')}.`,
    );
  }
  const answers = {
    ...values,
    baseUrl: values['base-url'],
    ...(await askFor(missing)),
  } as Answers;
  const siteDir = process.cwd();
  const now = new Date();
  // Today in the adopter's time zone.
  const today = new Date(+now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const identity = identityOf(answers, now.getFullYear());
  if (values.from !== undefined) {
    checkSource(siteDir, values.from);
  }
  const changes = await changesFor(siteDir, filesOf(siteDir), identity, today, values['all-posts']);
  const {removed, written, kept} = changes;
  written.set(manifestFile, manifestBefore(siteDir, removed, today, values.from));
  printChanges({removed, written}, isDryRun);
  if (kept.length > 0) {
    process.stdout.write(
      `\nKept, with all teams and tags, since ${original.company} may not have written them (--all-posts removes them):\n${summary(kept.map((name) => `blog/${name}/`))}\n`,
    );
  }
  const {day, night} = identity.colours;
  const accent = values.accent;
  if (accent && (day.accent !== accent || night.accent !== accent)) {
    process.stdout.write(
      `\n${accent} would be hard to read on some backgrounds: by day the accent is ${day.accent}, by night ${night.accent}.\n`,
    );
  }
  if (isDryRun) {
    return;
  }
  carryOut(siteDir, changes);
  process.stdout.write(`
Next:
  1. npm start shows the site; git stash --include-untracked undoes all of this.
  2. Commit. npm run check-site lists what is left to fill in, by file and line.
  3. .github/OWNING.md says where to change colours, links, fonts and languages.
`);
});
