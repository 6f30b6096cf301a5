import {totals, type Labels} from './bound';
import {labels, siteRanking} from './rank';

const ranking = siteRanking();
const pages = Object.keys(labels);
/** Every link that a page can have. */
export const links = pages.flatMap((page) =>
  pages.filter((other) => other !== page).map((other) => ({page, other})),
);

/** The labels with an entry added or, if there is one, removed. */
export function changed(
  from: Labels,
  {page, other}: (typeof links)[number],
): Labels {
  const {[other]: reason, ...rest} = from[page]!;
  return {
    ...from,
    [page]: reason === undefined ? {...rest, [other]: ''} : rest,
  };
}

/** How many of these labels leave how many links to replace. */
function counted(all: Labels[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const changed of all) {
    const {replaceable} = totals(changed, ranking, 2);
    counts[replaceable] = (counts[replaceable] ?? 0) + 1;
  }
  return counts;
}

export const single = counted(links.map((link) => changed(labels, link)));
export const double = counted(
  links.flatMap((one, at) =>
    links.slice(at + 1).map((other) => changed(changed(labels, one), other)),
  ),
);

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
console.log('replaceable  of 90 changes  of 4,005 pairs of changes');
for (const replaceable of [2, 3, 4, 5, 6]) {
  const cells = [
    replaceable,
    single[replaceable] ?? 0,
    double[replaceable] ?? 0,
  ];
  const widths = [11, 13, 25];
  console.log(
    cells
      .map((cell, at) => cell.toLocaleString('en').padStart(widths[at]!))
      .join('  '),
  );
}
}
