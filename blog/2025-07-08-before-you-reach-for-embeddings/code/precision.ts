import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Ranking} from './rankings';

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

const wanted = slugs.map(wantedAfter);

// #region bound
/** How many unwanted links the ideal ranking leaves. */
export const bound = (placesAfter: (slug: string) => number): number =>
  sum(slugs.map((slug) => Math.max(0, placesAfter(slug) - wantedAfter(slug))));
// #endregion

export const places = 3 * slugs.length;

/** Of each post's first three places, how many hold a wanted post. */
export const hitsOf = (ranking: Ranking): number[] =>
  slugs.map((slug) => {
    const first = ranking.get(slug)!.slice(0, 3);
    return first.filter((other) => isWanted(slug, other)).length;
  });

/** The precision at each wanted post, averaged: 1 if all come first. */
export const averages = (ranking: Ranking): number[] =>
  slugs.map((slug) => {
    const at = ranking
      .get(slug)!
      .flatMap((other, place) => (isWanted(slug, other) ? [place + 1] : []));
    return sum(at.map((place, earlier) => (earlier + 1) / place)) / at.length;
  });

/** What the best ranking reaches. */
export const ceiling = sum(wanted.map((count) => Math.min(3, count)));

/** What three others drawn at random reach on average. */
export const atRandom = (3 * sum(wanted)) / (slugs.length - 1);
