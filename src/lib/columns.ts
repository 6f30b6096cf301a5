// The column of a text. The build needs its widths for pictures and drawings, and writes them into the style sheet as
// `--site-measure` and `--site-margin` (src/runtime/brand-colours).
import {breakpoints} from './design-tokens';

/** Its widest, and the least room beside it, in windows from a width on; all in rem. */
type Column = {from: number; measure: number; margin: number};

export const columnsByWindow: readonly Column[] = [
  {from: 0, measure: 41.5, margin: 1.25},
  {from: breakpoints.medium, measure: 45, margin: 3.125},
  {from: breakpoints.wide, measure: 41.5, margin: 3},
  {from: breakpoints.widest, measure: 44, margin: 3},
];

const measures = columnsByWindow.map(({measure}) => measure * 16);

/** The widths of a text that has all the room it takes, in CSS pixels. */
export const columns = {narrowest: Math.min(...measures), widest: Math.max(...measures)};
