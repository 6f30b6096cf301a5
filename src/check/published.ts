import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {readFormerAddress, readMovedAddress, type Published} from '../content/former-address';
import {pagePath} from '../lib/page-path';
import {readMap} from './front-matter';
import {addressOfAuthor, addressOfPage} from './page-address';
import {readAsText, redirectsOf, seriesAmong, tagsOf, type Text} from './texts';

/** What readers could open before the change under review. */
export type Before = {
  /** The source of this information, such as `origin/main`. */
  source: string;
  addresses: ReadonlySet<string>;
  texts: readonly Text[];
};

const identityFile = 'src/site/identity.ts';

/** Runs Git in a folder; `null` if it is missing, or cannot do what is asked. */
function git(folder: string, args: readonly string[], input = ''): Buffer | null {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      input,
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 1024 ** 3,
    });
  } catch {
    return null;
  }
}

/** Finds the commit at which the current branch left the main one, or the one that is named. */
function findBase(folder: string, since?: string): {name: string; commit: string} | null {
  const ask = (...args: string[]) => git(folder, args)?.toString().trim();
  const names = since === undefined ? ['origin/HEAD', 'origin/main', 'main', 'master'] : [since];
  for (const name of names) {
    const commit = ask('merge-base', '--end-of-options', name, 'HEAD');
    if (commit !== undefined) {
      // On the main branch itself, continuous integration checks the newest commit.
      const isMain = process.env.CI === 'true' && commit === ask('rev-parse', 'HEAD');
      const base = isMain ? ask('rev-parse', '--verify', '--quiet', 'HEAD^') : commit;
      return base === undefined ? null : {name, commit: base};
    }
  }
  return null;
}

/** The texts, declarations and pages of a commit, by path. */
function filesAt(folder: string, commit: string): Map<string, string> {
  const listed = git(folder, [
    ...['ls-tree', '-r', '-z', '--name-only', commit, '--'],
    ...['blog', 'docs', 'src/pages', identityFile],
  ]);
  const paths = String(listed ?? '')
    .split('\0')
    .filter((path) => /\.(?:mdx?|yml|[jt]sx?)$/.test(path) && !path.includes('\n'));
  const asked = paths.map((path) => `${commit}:./${path}\n`).join('');
  const answer = git(folder, ['cat-file', '--batch'], asked) ?? Buffer.alloc(0);
  const files = new Map<string, string>();
  let at = 0;
  for (const path of paths) {
    const end = answer.indexOf('\n', at);
    const size = Number(/ (\d+)$/.exec(answer.toString('utf8', at, end))?.[1]);
    files.set(path, answer.toString('utf8', end + 1, end + 1 + size));
    at = end + size + 2;
  }
  return files;
}

/** The addresses that a site of some files has, and those that lead on. */
function addressesOf(
  files: ReadonlyMap<string, string>,
  texts: readonly Text[],
  site: Published,
): Set<string> {
  const valuesIn = (name: string) => readMap(files.get(`blog/${name}.yml`) ?? '')?.values ?? {};
  const tags = valuesIn('tags');
  const leadingOn = [
    ...texts.flatMap(redirectsOf).map(String),
    ...Object.entries(valuesIn('gone')).flatMap(([key, entry]) =>
      typeof (entry as {to?: unknown} | null)?.to === 'string' ? key : [],
    ),
  ].flatMap((written) => {
    const read = readFormerAddress(written);
    return 'path' in read ? read.path : [];
  });
  const moved = Object.keys(valuesIn('moved')).flatMap((key) => {
    const read = readMovedAddress(key, site);
    return 'path' in read ? (read.inSite ?? []) : [];
  });
  return new Set([
    ...texts.map(({address}) => address),
    ...[...files.keys()]
      .filter((file) => /^src\/pages\/.+\.[jt]sx?$/.test(file))
      .flatMap((file) => addressOfPage(file.slice('src/pages/'.length)) ?? []),
    ...texts.flatMap((text) => tagsOf(text, tags)),
    ...seriesAmong(texts),
    ...Object.entries(valuesIn('authors')).flatMap(
      ([key, author]) => addressOfAuthor(key, author) ?? [],
    ),
    ...leadingOn,
    ...moved,
  ]);
}

/**
 * Reads which addresses the base of a branch has, from Git.
 *
 * @param since a commit or branch; the main branch by default
 * @returns `before` is `null` if there is nothing to compare with, and `note` says why
 */
export function readBefore(
  siteDir: string,
  {since, site, now}: {since?: string | undefined; site: Published; now: Date},
): {before: Before | null; note?: string} {
  const base = findBase(siteDir, since);
  if (base === null) {
    const note =
      'Git shows no earlier state of this site, so nobody has looked whether an address was lost: run `git fetch --unshallow origin`.';
    return {before: null, note};
  }
  const files = filesAt(siteDir, base.commit);
  const url = /^\s*url:\s*['"]([^'"]+)/m.exec(files.get(identityFile) ?? '')?.[1];
  if (url !== undefined && site.url !== undefined && url !== site.url) {
    // The site of somebody else, which is being adopted.
    const note = `In ${base.name} the site is ${url}: nothing was published at ${site.url} yet.`;
    return {before: null, note};
  }
  const texts = [...files]
    .flatMap(([file, text]) => readAsText(file, text, now) ?? [])
    .filter(({isPublished}) => isPublished);
  return {before: {source: base.name, addresses: addressesOf(files, texts, site), texts}};
}

/**
 * Reads the list of a site's addresses that its build has written.
 *
 * @param from a file, or the address of the published site
 */
export async function readPublished(from: string): Promise<Before> {
  const text = /^https?:/i.test(from)
    ? await (await fetch(new URL('addresses.txt', pagePath(from)))).text()
    : readFileSync(from, 'utf8');
  const lines = text.split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  if (!lines.every((line) => line.startsWith('/'))) {
    throw new Error('it is no list of addresses, as a build writes it to addresses.txt');
  }
  return {source: from, addresses: new Set(lines), texts: []};
}
