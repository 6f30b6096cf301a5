import type {Found} from './text-context';

const kinds: ReadonlyArray<[RegExp, string]> = [
  [/\$\$[\s\S]+?\$\$|\\\\\([\s\S]+?\\\\\)|\\\\\[[\s\S]+?\\\\\]/g, 'Formula'],
  [/^(?![ \t]*(?:[*+>#|-]|\d+[.)]))[^\n]*\S[^\n]*\n(?:[ \t]*\n)?: {1,3}\S/gm, 'Definition list'],
];

/** Finds what other programs' Markdown has and the site's shows as it is written. */
export const shownMarks = (text: string, isCode: (offset: number) => boolean): Found[] =>
  kinds.flatMap(([pattern, name]) =>
    [...text.matchAll(pattern)]
      .filter(({index}) => !isCode(index))
      .map(({0: mark, index: at}) => ({
        at,
        what: `${name}: ${mark.replace(/\s+/g, ' ').slice(0, 80)}`,
        became: 'shown as it was written',
      })),
  );
