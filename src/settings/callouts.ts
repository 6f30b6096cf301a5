/** Kinds of callouts that an owner adds, by the word after the colons. */
export type Callouts = Readonly<
  Record<
    string,
    {
      /** What readers see before the title, as within a sentence. `npm run write-translations` lets you translate it. */
      label: string;
      /** The token of the line beside the callout, of `src/css/tokens.css`; left out, as beside the others. */
      colour?: `--site-${string}`;
    }
  >
>;

/** The kinds of Docusaurus. `secondary` and `success` are those of its first versions. */
export const usualCallouts = [
  'note',
  'tip',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
  'success',
  'secondary',
] as const;

export const calloutKinds = (own: Callouts): string[] => [...usualCallouts, ...Object.keys(own)];
