import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {totals, type Labels, type Ranking} from './bound';

/** What each page of numpy's reference lists under "See Also", and the first two of each ranking, of whole texts and of those without functions' names. */
const reference = JSON.parse(
  readFileSync(join(__dirname, '../data/numpy.json'), 'utf8'),
) as {
  functions: number;
  pages: Record<
    string,
    {
      wanted: string[];
      whole: Record<string, string[]>;
      nameless: Record<string, string[]>;
    }
  >;
};
/** How many pages can be linked to. */
export const {functions} = reference;

export const wanted: Labels = Object.fromEntries(
  Object.entries(reference.pages).map(([page, row]) => [
    page,
    Object.fromEntries(row.wanted.map((other) => [other, ''])),
  ]),
);

const rankings = (texts: 'whole' | 'nameless') =>
  Object.fromEntries(
    ['ours', 'BM25', 'word vectors', 'sentence encoder'].map((name) => [
      name,
      Object.fromEntries(
        Object.entries(reference.pages).map(([page, row]) => [
          page,
          row[texts][name]!,
        ]),
      ),
    ]),
  ) as Record<string, Ranking> & {ours: Ranking};
/** The rankings of numpy's pages, and those of pages without the names of functions in their texts. */
export const numpy = rankings('whole');
export const nameless = rankings('nameless');

/** A name for the family of each page: those that lists connect, directly or through others. */
export function familiesOf(lists: Labels): Map<string, string> {
  const near = new Map<string, Set<string>>();
  const add = (one: string, other: string) =>
    near.set(one, (near.get(one) ?? new Set()).add(other));
  for (const [page, list] of Object.entries(lists)) {
    for (const other of [page, ...Object.keys(list)]) {
      add(page, other);
      add(other, page);
    }
  }
  const families = new Map<string, string>();
  for (const first of near.keys()) {
    // A set also visits what is added on the way.
    const family = new Set(families.has(first) ? [] : [first]);
    for (const page of family) {
      families.set(page, first);
      near.get(page)!.forEach((other) => family.add(other));
    }
  }
  return families;
}

/** The families of numpy's pages, and how many of the pages that have a list the largest has. */
export const families = familiesOf(wanted);
const sizes = new Map<string, number>();
for (const page of Object.keys(wanted)) {
  sizes.set(families.get(page)!, (sizes.get(families.get(page)!) ?? 0) + 1);
}
export const largest = Math.max(...sizes.values());
/** The lists of all pages but those of the largest family. */
export const others: Labels = Object.fromEntries(
  Object.entries(wanted).filter(
    ([page]) => sizes.get(families.get(page)!) !== largest,
  ),
);

/** How many places each ranking fills. */
export const filledBy = (of: Record<string, Ranking>, lists = wanted) =>
  Object.fromEntries(
    Object.entries(of).map(([name, ranking]) => [
      name,
      totals(lists, ranking, 2).filled,
    ]),
  );

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  for (const lists of [wanted, others]) {
    const {links, ceiling} = totals(lists, numpy.ours, 2);
    console.log(
      `${Object.keys(lists).length} pages, ${links} places, at most ${ceiling} of them filled`,
    );
    console.table({
      'whole texts': filledBy(numpy, lists),
      'without names': filledBy(nameless, lists),
    });
  }
}
