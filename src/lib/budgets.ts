/** What pages may weigh, in bytes of brotli, as a content network sends them. tests/built/budgets.test.ts holds them to it. */
const ofOneLanguage = {
  /**
   * The HTML of a post beside the styles and the data in it; of any other page, with them. 148 of them keep a reader's
   * place when the style sheet comes (build/first-load/start.ts).
   */
  html: 14_150,
  /** The styles in a page. */
  inlineStyles: 5_500,
  /** The style sheet that follows the first paint. */
  styleSheet: 10_500,
  /** All scripts that the first render of a post needs, with the data of the post that they read. */
  scripts: 90_000,
};

/**
 * The same for a site of so many languages: where there is a choice, each page names them all, and has what opens it.
 */
export function budgetsOf(languages: number): typeof ofOneLanguage {
  const {html, inlineStyles, styleSheet, scripts} = ofOneLanguage;
  return languages === 1
    ? ofOneLanguage
    : {
        html: html + 200 * languages,
        inlineStyles,
        styleSheet: styleSheet + 100,
        scripts: scripts + 2_000,
      };
}
