import {stringWidth} from './es-packages.cjs';

/** How wide a tab is: as `tab-size` in the styles of listings. */
const tab = '  ';

/**
 * How many columns a line takes up in a font whose letters are equally wide: full-width characters and emoji take two, marks on a letter
 * none, and tabs go on to the next stop.
 */
export const widthOf = (line: string): number =>
  stringWidth(
    line.replace(
      /([^\t]*)\t/g,
      (_, before: string) => before + tab.slice(stringWidth(before) % tab.length),
    ),
  );
