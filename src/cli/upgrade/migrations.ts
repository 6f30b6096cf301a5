import {existsSync, readdirSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {isNewer} from './changelog';
import {exportTree, git, readTree, storeFolder, type Repository} from './git';

/**
 * What a version asks of a site besides new files, such as a renamed field of the identity. A file of
 * `migrations/`, such as `0001-rename-tagline.ts`, exports it as `migration`.
 *
 * @public used by migrations, of which there may be none
 */
export type Migration = {
  /** The version that needs it. */
  version: string;
  /** One line for the owner. */
  summary: string;
  /** Changes the files of a site, those of the owner's folders too. */
  migrate: (folder: string) => void | Promise<void>;
};

/** Runs the migrations of a site that are newer than a version, in the order of their numbers, and returns their summaries. */
export async function runMigrations(folder: string, after: string): Promise<string[]> {
  const migrations = join(folder, 'src/cli/upgrade/migrations');
  const names = existsSync(migrations) ? readdirSync(migrations) : [];
  const summaries: string[] = [];
  for (const name of names.filter((file) => /^\d{4}-.*(?<!\.test)\.ts$/.test(file)).sort()) {
    try {
      const module = (await import(pathToFileURL(join(migrations, name)).href)) as {
        migration: Migration;
      };
      const {version, summary, migrate} = module.migration;
      if (isNewer(version, after)) {
        await migrate(folder);
        summaries.push(summary);
      }
    } catch (error) {
      throw new Error(
        `src/cli/upgrade/migrations/${name} failed: ${(error as Error).message}\nCorrect what it names here and commit, then run the upgrade again; or report it to the product.`,
        {cause: error},
      );
    }
  }
  return summaries;
}

/**
 * Tries the migrations on a copy, so that an owner reads beforehand which of their files change.
 *
 * @param tree the id of the site's tree before them
 * @returns their summaries and the files that they change; as a summary, why it cannot be known
 */
export async function tryMigrations(
  repository: Repository,
  tree: string,
  after: string,
): Promise<{summaries: string[]; files: string[]}> {
  const folder = join(repository.temporary, 'migrated');
  exportTree(repository, readTree(repository, tree), folder);
  const packages = join(folder, 'node_modules');
  try {
    symlinkSync(realpathSync(join(repository.folder, 'node_modules')), packages);
    const summaries = await runMigrations(folder, after);
    rmSync(packages);
    const args = ['diff-tree', '-r', '-z', '--name-only', tree, storeFolder(repository, folder)];
    return {summaries, files: git(repository, args).split('\0').filter(Boolean)};
  } catch (error) {
    return {summaries: [`not known beforehand: ${(error as Error).message}`], files: []};
  }
}
