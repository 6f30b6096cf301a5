import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** For each post, which others a reader would want next, and why. */
type Labels = Record<string, Record<string, string>>;

const file = join(__dirname, '../data/labels.json');
export const labels = JSON.parse(readFileSync(file, 'utf8')) as Labels;
export const slugs = Object.keys(labels);

export const isWanted = (slug: string, other: string): boolean =>
  other in labels[slug]!;

export const sum = (numbers: number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** How many others are wanted after a post. */
export const wantedAfter = (slug: string): number =>
  Object.keys(labels[slug]!).length;

// #region bound
/** How many unwanted links the ideal ranking leaves. */
export const bound = (places: number, wanted = slugs.map(wantedAfter)) =>
  sum(wanted.map((count) => Math.max(0, places - count)));
// #endregion
