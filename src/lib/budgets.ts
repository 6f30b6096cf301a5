/** Size limits of pages in bytes of brotli, as a CDN sends them, which tests/built/budgets.test.ts enforces. */
const ofOneLanguage = {
  /** The HTML of a page that is no post. */
  html: 7_000,
  /** The style sheet, without lists in the navbar and what an owner adds. */
  styleSheet: 10_500,
  /** Docusaurus' client, without what each page adds. */
  client: 95_000,
};

/**
 * The limits for a site with this many languages: with several, each page has a list of them and code to open it.
 */
export function budgetsOf(languages: number): typeof ofOneLanguage {
  const {html, styleSheet, client} = ofOneLanguage;
  return languages === 1
    ? ofOneLanguage
    : {
        html: html + 200 * languages,
        styleSheet: styleSheet + 700,
        client: client + 2_000,
      };
}
