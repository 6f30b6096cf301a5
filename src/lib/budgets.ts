/** Size limits of pages in bytes of brotli, as a CDN sends them, which tests/built/budgets.test.ts enforces. */
const ofOneLanguage = {
  /** The HTML of a post without its inline styles; of any other page, with them. */
  html: 14_500,
  /** The styles in a page, which are all that pages of its kind use, those of components beside posts included. */
  inlineStyles: 9_400,
  /** The style sheet that comes with the client, without lists in the navbar and what an owner adds. */
  styleSheet: 11_500,
  /** Docusaurus' client, without what each page adds. */
  client: 95_000,
};

/**
 * The limits for a site with this many languages: with several, each page has a list of them and code to open it.
 */
export function budgetsOf(languages: number): typeof ofOneLanguage {
  const {html, inlineStyles, styleSheet, client} = ofOneLanguage;
  return languages === 1
    ? ofOneLanguage
    : {
        html: html + 200 * languages,
        inlineStyles,
        styleSheet: styleSheet + 700,
        client: client + 2_000,
      };
}
