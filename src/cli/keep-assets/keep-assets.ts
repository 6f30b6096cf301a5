import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {dirname, join, sep} from 'node:path';
import {z} from 'zod';
import {searchFolder} from '../../lib/contracts';

/** The day on which each file was last a part of what a build wrote: ISO 8601, by its path. */
type Days = Record<string, string>;

type Options = {
  /** A built site, to which files are added. */
  folder: string;
  /** Where the site is published now; ends in a slash. */
  site: string;
  /** How long a file is kept after it was last a part of the site. */
  days?: number;
  /** At most so many files are kept: those that went last. */
  limit?: number;
  today?: Date;
};

export type Kept = {
  /** The files that were added. */
  kept: string[];
  /** Those that should have been, and that the host does not have. */
  lost: string[];
};

/** Where the days are written down, in the site itself. */
export const record = 'assets/kept.json';

const schema = z.record(z.string(), z.iso.date());

const inFolder = new RegExp(
  String.raw`^(?:[\w-]+/)?(?:assets|${searchFolder})/(?:[\w~-][\w.~-]*/)*[\w~-][\w.~-]*$`,
);

/** Files whose names change with what is in them, so that two deploys can lie in one folder. */
const isHashed = (path: string) =>
  inFolder.test(path) && (path.startsWith('assets/') ? path !== record : /\.pf_\w+$/.test(path));

async function hashedFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, {recursive: true, withFileTypes: true});
  return names
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter(isHashed)
    .sort();
}

async function publishedDays(site: string): Promise<Days> {
  const address = site + record;
  const remedy =
    'Nothing was published. Run this again when the site can be reached, or publish without it: readers who have a page open will then load the next one whole.';
  const response = await fetch(address, {cache: 'no-store'}).catch((error: unknown) => {
    throw new Error(`${address} cannot be reached. ${remedy}`, {cause: error});
  });
  if (response.status === 404) {
    // The first time.
    return {};
  }
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}. ${remedy}`);
  }
  const days = schema.safeParse(await response.json().catch(() => null));
  if (!days.success) {
    throw new Error(`${address} is not a list of files and days. ${remedy}`);
  }
  return days.data;
}

/**
 * Adds to a built site the hashed files (scripts, styles, pieces of the search index) of the sites before
 * it that are published now: a page that was opened before a deploy goes on finding its own. The day on
 * which each was last built is written down in the site, for the next deploy.
 *
 * @throws Error that says what to do where the published site does not answer
 */
export async function keepAssets({
  folder,
  site,
  days = 30,
  limit = 3000,
  today = new Date(),
}: Options): Promise<Kept> {
  const isoDay = (date: Date) => date.toISOString().slice(0, 10);
  const oldest = new Date(today);
  oldest.setUTCDate(oldest.getUTCDate() - days);
  const own = await hashedFiles(folder);
  const isOwn = new Set(own);
  const before = Object.entries(await publishedDays(site))
    .filter(([path, day]) => isHashed(path) && !isOwn.has(path) && day >= isoDay(oldest))
    .sort(([, one], [, other]) => other.localeCompare(one))
    .slice(0, limit);
  const added: Days = {};
  const lost: string[] = [];
  const keep = async ([path, day]: [string, string]) => {
    const response = await fetch(site + path, {cache: 'no-store'});
    const type = response.headers.get('content-type') ?? '';
    // Some hosts answer with a page where they have no file.
    if (!response.ok || type.startsWith('text/html')) {
      lost.push(path);
      return;
    }
    const file = join(folder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, new Uint8Array(await response.arrayBuffer()));
    added[path] = day;
  };
  const atOnce = 10;
  for (let first = 0; first < before.length; first += atOnce) {
    await Promise.all(before.slice(first, first + atOnce).map(keep));
  }
  const all: Days = {...added, ...Object.fromEntries(own.map((path) => [path, isoDay(today)]))};
  await writeFile(join(folder, record), JSON.stringify(all));
  return {kept: Object.keys(added).sort(), lost: lost.sort()};
}
