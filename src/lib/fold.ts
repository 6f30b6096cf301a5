/** Letters that Unicode does not take apart, as they are typed without their marks. */
const plain: Readonly<Record<string, string>> = {
  ...{æ: 'ae', ð: 'd', đ: 'd', ı: 'i', ł: 'l', ø: 'o', œ: 'oe', ß: 'ss', þ: 'th'},
};

const marked = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** A text in small letters without marks, ligatures and full width, as somebody may type it to search. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(marked, (letter) => plain[letter]!);

/** The words of a text that are typed otherwise and that no search would find then, as they are typed. */
export const foldedWords = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
      .filter((word) => word.search(marked) >= 0 || word.normalize('NFKC') !== word.normalize())
      .map(fold),
  ),
];
