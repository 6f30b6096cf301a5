import {totals, type Labels} from './bound';
import {labels, siteRanking} from './rank';

const pages = Object.keys(labels);
/** The pages whose list has one entry. */
export const single = pages.filter((page) => Object.keys(labels[page]!).length === 1);

/** Our list with a second entry for each of them, in all ways. */
export const longer = single.reduce<Labels[]>(
  (lists, page) =>
    lists.flatMap((list) =>
      pages
        .filter((other) => other !== page && !(other in labels[page]!))
        .map((other) => ({...list, [page]: {...list[page], [other]: ''}})),
    ),
  [labels],
);

const ranking = siteRanking();

/** What our list and the longer ones count for one to three links per page. */
export const rows = [1, 2, 3].map((places) => ({
  ...totals(labels, ranking, places),
  longer: longer.map((list) => totals(list, ranking, places)),
}));

/** The least and the greatest of some numbers. */
export const range = (numbers: number[]) => [...new Set([Math.min(...numbers), Math.max(...numbers)])].join(' to ');

// Run by itself, this prints what it counted.
if (process.argv[1] === __filename) {
  console.log(`${longer.length} longer lists`);
  console.log('links  bad  replaceable  by longer lists');
  for (const {links, unwanted, replaceable, longer: all} of rows) {
    const bad = range(all.map((list) => list.unwanted));
    const can = range(all.map((list) => list.replaceable));
    console.log(
      `${String(links).padStart(5)}  ${String(unwanted).padStart(3)}  ${String(replaceable).padStart(11)}  ${can} of ${bad}`,
    );
  }
}
