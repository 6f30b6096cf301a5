import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {isNewer} from './changelog';

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
