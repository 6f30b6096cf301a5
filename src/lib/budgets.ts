/** What pages may weigh, in bytes of brotli, as a content network sends them. tests/built/budgets.test.ts holds them to it. */
export const budgets = {
  /** The HTML of a post beside the styles in it; of any other page, with them. */
  html: 14_000,
  /** The styles in a page. */
  inlineStyles: 5_500,
  /** The style sheet that follows the first paint. */
  styleSheet: 10_500,
  /** All scripts that the first render of a post needs. */
  scripts: 90_000,
} as const;
