import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {dirname, join, sep} from 'node:path';
import {z} from 'zod';
import {searchFolder} from '../../lib/contracts';

/** The day on which a build last wrote each file: ISO 8601, by path. */
type Days = Record<string, string>;

type Options = {
  /** The built site to add files to. */
  folder: string;
  /** The address of the published site, with a trailing slash. */
  site: string;
  /** How many days a file is kept after it was last part of the site. */
  days?: number;
  /** The maximum number of files to keep; the most recent ones win. */
  limit?: number;
  today?: Date;
};

export type Kept = {
  /** The files that were added. */
  kept: string[];
  /** Files that should have been added, but that the host no longer has. */
  lost: string[];
};

/** The file in the site that records the days. */
export const record = 'assets/kept.json';

const schema = z.record(z.string(), z.iso.date());

const inFolder = new RegExp(
  String.raw`^(?:[\w-]+/)?(?:assets|${searchFolder})/(?:[\w~-][\w.~-]*/)*[\w~-][\w.~-]*$`,
);

/** Whether a file name contains a content hash, so that two deploys can share a folder. */
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
    // The first deploy.
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
 * Adds to a built site the hashed files (scripts, styles, pieces of the search index) of earlier deploys that are
 * still published, so that a page opened before a deploy still finds its own. The site records the day on which
 * each file was last built, for the next deploy.
 *
 * @throws Error that says what to do if the published site does not answer
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
    // Some hosts answer with a page if a file is missing.
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
