// `npm run upgrade` brings a later version of the product to a site that has adopted it, on a branch.
//
// The code that runs is that of the version the site has. It does not hand over to the later version's, whose
// packages are not installed before the upgrade has merged and installed them. What depends on versions is in the
// migrations, which are the later version's; the rest is Git's. If an upgrade itself has a fault, run a later one
// from a clone of the product: npx tsx ../product/src/cli/upgrade/run.ts
import {mkdtempSync, realpathSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Identity} from '../../settings/schema';
import {refuseDirtyTree} from '../clean-tree';
import {runCommand, UsageError} from '../command';
import {makeBranch} from './branch';
import {entriesBetween, isNewer} from './changelog';
import {git, readTree, textOf, type Repository} from './git';
import {readManifest} from './manifest';
import {tryMigrations} from './migrations';
import {planUpgrade, type Plan} from './plan';
import {bring} from './source';

const help = `npm run upgrade [-- [FROM] [--dry-run] [--base FROM] [--keep-conflicts]]

FROM              the product: a Git address (its newest version, or #TAG), a folder, or an archive; left out, the
                  address that .product.json has
--dry-run         changes nothing, and prints what would be changed
--base            the version that the site has now, if Git no longer has its files
--keep-conflicts  leaves the branch even with conflicts, or if the checks find something, for somebody to correct

Makes a branch upgrade-to-VERSION of one commit. What is in blog/, docs/, static/, src/site/ and src/pages/ stays as
it is, except for what a migration of the version changes, which is listed; other files are replaced, or merged with
your changes. If anything fails, there is no branch.`;

const config = {
  failure: 1,
  allowPositionals: true,
  options: {
    'dry-run': {type: 'boolean', default: false},
    base: {type: 'string'},
    'keep-conflicts': {type: 'boolean', default: false},
  },
} as const;

/** What an upgrade does, in words. */
function report(
  {changes, kept, packages, conflicts}: Plan,
  migrations: Awaited<ReturnType<typeof tryMigrations>>,
): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0
      ? `\n${title} (${lines.length}):\n${lines.map((line) => `  ${line}\n`).join('')}`
      : '';
  const of = (kind: string) =>
    changes.filter((change) => change.kind === kind).map(({file}) => file);
  return [
    section('Replaced', of('replaced')),
    section('Merged with your changes', of('merged')),
    section('Added', of('added')),
    section('Removed', of('removed')),
    section('Moved', of('moved')),
    section('Kept', kept),
    section('Packages and scripts', packages),
    section('Migrations', migrations.summaries),
    section('Changed by migrations', migrations.files),
    section(
      'Conflicts',
      conflicts.map(
        ({file, line, message}) => `${file}${line === undefined ? '' : `:${line}`}  ${message}`,
      ),
    ),
  ].join('');
}

/** Refuses to begin where Git could not finish. */
function refuseUnfit(repository: Repository): void {
  const version = /\d+\.\d+/.exec(git(repository, ['version']))![0];
  if (isNewer('2.38', version)) {
    throw new Error(`Git 2.38 or newer is needed to merge, and this is ${version}: update Git.`);
  }
  const inside = git(repository, ['rev-parse', '--show-prefix']).trim();
  if (inside) {
    throw new Error(
      `The site is in ${inside} of a larger repository, whose files the product does not have: an upgrade needs a repository of its own.`,
    );
  }
}

async function upgrade(
  repository: Repository,
  from: string,
  values: {'dry-run': boolean; base?: string; 'keep-conflicts': boolean},
): Promise<number> {
  const {folder} = repository;
  const say = (text: string) => process.stdout.write(`${text}\n`);
  refuseUnfit(repository);
  const manifest = readManifest(folder);
  const product = bring(repository, from);
  const {version} = product;
  if (version === manifest.version) {
    say(`This site is up to date: it has version ${version}.`);
    return 0;
  }
  if (isNewer(manifest.version, version)) {
    throw new Error(
      `This site has version ${manifest.version}, and ${from} is the older ${version}: name a newer one.`,
    );
  }
  const branch = `upgrade-to-${version}`;
  if (git(repository, ['branch', '--list', branch])) {
    throw new Error(
      `There is a branch ${branch} already: merge it, or git branch -D ${branch} removes it.`,
    );
  }
  if (values.base !== undefined) {
    bring(repository, values.base);
  }
  const {identity} = (await import(pathToFileURL(join(folder, 'src/site/identity.ts')).href)) as {
    identity: Identity;
  };
  const plan = await planUpgrade(
    repository,
    manifest,
    readTree(repository, 'HEAD'),
    product,
    identity,
  );
  const changelog = textOf(repository, product.tree, '.github/CHANGELOG.md') ?? '';
  const news = entriesBetween(changelog, manifest.version, version);
  const hasConflicts = plan.conflicts.length > 0;
  const migrations = await tryMigrations(repository, plan.tree, manifest.version);
  say(`From version ${manifest.version} to ${version}.\n\n${news}\n${report(plan, migrations)}`);
  if (values['dry-run']) {
    say('Nothing was changed.');
    return hasConflicts ? 1 : 0;
  }
  if (hasConflicts && !values['keep-conflicts']) {
    throw new Error(
      'Nothing was changed, because of the conflicts. Lines are those of the merged files: --keep-conflicts leaves them on a branch, marked, for you to choose.',
    );
  }
  let made;
  try {
    made = await makeBranch(
      repository,
      branch,
      plan.tree,
      manifest.version,
      `Upgrade to version ${version}\n\n${news}\n`,
      {anyway: values['keep-conflicts'], hasConflicts},
    );
  } catch (error) {
    throw new Error(
      `${(error as Error).message}\nNothing was changed. --keep-conflicts leaves the branch for you to correct.`,
      {cause: error},
    );
  }
  for (const summary of made.migrations) {
    say(`Migrated: ${summary}`);
  }
  say(`\nThe branch ${branch} has the upgrade in one commit.`);
  if (made.refused !== undefined) {
    say(`${made.refused}\nNext: git switch ${branch} && npm ci, correct, npm test, and commit.`);
    return 1;
  }
  say(`Next: git switch ${branch} && npm ci && npm test, then merge it.`);
  return 0;
}

void runCommand(help, config, async ({values, positionals: [given, ...others]}) => {
  if (others.length > 0) {
    throw new UsageError(
      `Only one version can be named, and these are more: ${others.join(', ')}.`,
    );
  }
  if (!values['dry-run']) {
    refuseDirtyTree();
  }
  const from = given ?? readManifest(process.cwd()).from;
  if (!from) {
    throw new UsageError(
      'FROM is missing, and .product.json has no address: write the Git address of the product.',
    );
  }
  const temporary = mkdtempSync(join(realpathSync(tmpdir()), 'upgrade-'));
  // Ctrl-C ends the program that runs, whose failure then ends this one, after it has tidied up.
  process.on('SIGINT', () => undefined);
  try {
    return await upgrade({folder: process.cwd(), temporary}, from, values);
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
});
