/** Size limits of pages in bytes of brotli, as a CDN sends them, which tests/built/budgets.test.ts enforces. */
const ofOneLanguage = {
  /** The HTML of a post without its inline styles and data; of any other page, with them. */
  html: 14_500,
  /** The styles in a page, which are all that pages of its kind use, those of components beside posts included. */
  inlineStyles: 9_000,
  /** The style sheet that comes with hydration, without lists in the navbar and what an owner adds. */
  styleSheet: 11_500,
  /** All scripts that the first render of a post needs, and the data of the post that they read. */
  scripts: 90_000,
};

/**
 * The limits for a site with this many languages: with several, each page has a list of them and code to open it.
 */
export function budgetsOf(languages: number): typeof ofOneLanguage {
  const {html, inlineStyles, styleSheet, scripts} = ofOneLanguage;
  return languages === 1
    ? ofOneLanguage
    : {
        html: html + 200 * languages,
        inlineStyles,
        styleSheet: styleSheet + 700,
        scripts: scripts + 2_000,
      };
}
