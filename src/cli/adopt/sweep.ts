import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {readValues} from '../../check/front-matter';
import type {Identity} from '../../settings/schema';
import {drawings} from './drawings';
import {original} from './original';
import {withoutUnused} from './packages';

/** Whether a text or a path says the original's name. */
export const says = (text: string): boolean => text.search(original.words) >= 0;

/** Whether the file is one of the original's drawings, unchanged. */
export function isOriginalDrawing(siteDir: string, path: string): boolean {
  const file = join(siteDir, path);
  return (
    existsSync(file) &&
    createHash('sha256').update(readFileSync(file)).digest('hex') === original.drawings[path]
  );
}

/** Whether the file is a test of the original's posts, or a part of its podcast. */
export function isOriginalFile(siteDir: string, path: string): boolean {
  const slugs = original.posts.map((folder) => folder.slice('YYYY-MM-DD-'.length));
  return (
    original.tests.test(path) ||
    (path.startsWith('static/podcast/') &&
      (says(path) || slugs.some((slug) => basename(path).startsWith(`${slug}.`)))) ||
    (path === 'src/pages/podcast.md' && says(readFileSync(join(siteDir, path), 'utf8')))
  );
}

/** Whether a text is as the original's teams wrote it: an owner who wrote another in its place signed it. */
function isOriginalText(text: string): boolean {
  const {authors} = readValues(text);
  const names = [authors].flat();
  const isOfTeams = names.every((name) => (original.teams as readonly unknown[]).includes(name));
  return says(text) || (names.length > 0 && isOfTeams);
}

/**
 * Finds what has come back to an adopted site from the original, such as by a merge of its history: its posts with
 * what is beside them and the packages that only they use, its tests, its drawings and its podcast. What stands in for
 * a drawing that the site needs is written again. All else is the owner's, and stays as it is.
 *
 * @param files paths of the files in the repository
 */
export async function leftoversOf(
  siteDir: string,
  files: readonly string[],
  {colours}: Identity,
): Promise<{removed: string[]; written: Map<string, string | Buffer>}> {
  const read = (path: string) => readFileSync(join(siteDir, path), 'utf8');
  const folders = original.posts
    .map((name) => `blog/${name}/`)
    .filter((folder) =>
      files
        .filter((path) => path.startsWith(folder) && /\/index\.mdx?$/.test(path))
        .every((path) => isOriginalText(read(path))),
    );
  const drawn = files.filter((path) => isOriginalDrawing(siteDir, path));
  const stands = await drawings(colours);
  // A picture that a text still shows stays until the text goes; `npm run check-site` names both.
  const showing = ['blog/authors.yml', 'README.md']
    .filter((path) => files.includes(path))
    .map(read);
  const isShown = (path: string) =>
    showing.some((text) => text.includes(path.replace(/^static(?=\/)/, '')));
  const removed = new Set(
    files.filter(
      (path) =>
        folders.some((folder) => path.startsWith(folder)) ||
        isOriginalFile(siteDir, path) ||
        ((original.pictures.test(path) || (drawn.includes(path) && !(path in stands))) &&
          !isShown(path)),
    ),
  );
  const staying = files.filter((path) => !removed.has(path));
  return {
    removed: [...removed],
    written: new Map<string, string | Buffer>([
      ...Object.entries(stands).filter(([path]) => drawn.includes(path)),
      ...withoutUnused(siteDir, staying),
    ]),
  };
}
